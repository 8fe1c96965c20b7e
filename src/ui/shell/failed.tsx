import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { EmptyState } from '../design/empty-state'
import styles from './failed.module.css'
import { pathOf } from './routes'

type Props = {
  readonly whole: boolean
  readonly chunk: boolean
  /** Draws the part anew, the rest of the page stays as it is; without it only loading the page anew helps. */
  readonly onAgain: (() => void) | undefined
}

const HOME = pathOf('LivCam')

/** Out of a page that does not work; the home page has none. */
const WayHome = () => {
  const { t } = useTranslation('shell')
  const [location] = useLocation()
  if (location === HOME) return null
  return (
    <Link href={HOME} asChild>
      <ButtonLink>{t('to_home')}</ButtonLink>
    </Link>
  )
}

/** What stands where something has stopped working. @rule SHELL-90 SHELL-92 */
export const Failed = ({ whole, chunk, onAgain }: Props) => {
  const { t } = useTranslation('shell')
  const text = whole ? t('failed_text') : t('failed_part')
  return (
    <div role="alert">
      <EmptyState
        art="error"
        title={t('failed_title')}
        text={chunk ? t('failed_load') : text}
        action={
          <span className={styles.ways}>
            {onAgain === undefined ? (
              <Button onClick={() => location.reload()}>{t('reload')}</Button>
            ) : (
              <Button onClick={onAgain}>{t('failed_again')}</Button>
            )}
            {!whole && <WayHome />}
          </span>
        }
      />
    </div>
  )
}
