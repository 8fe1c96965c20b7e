import { useTranslation } from 'react-i18next'
import { framedPage } from '../../domain/kernel/framed-page'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { useCore } from './core-context'
import styles from './framed.module.css'
import { ViewHeader } from './view-header'

/** A page of another host keeps its own origin, so that it works; it may not take the window with it. */
const FOREIGN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
/** A page of the own host runs no script: with the own origin it could reach what is around it. */
const OWN = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

type Props = {
  /** As it came in the address. */
  readonly url: string
  readonly onClose: () => void
}

/** A page from elsewhere, if its address may be shown here; else nothing is loaded. @rule SHELL-26 SHELL-27 */
export const Framed = ({ url, onClose }: Props) => {
  const { t } = useTranslation(['pages', 'common'])
  const { pageHosts, sandbox } = useCore().config
  const page = framedPage(url, { hosts: pageHosts, ownOrigin: location.origin, local: sandbox })
  return (
    <div className={styles.page}>
      <ViewHeader title={t('pages:frame_title')} onBack={onClose} />
      {page === undefined ? (
        <EmptyState
          art="search"
          title={t('pages:frame_nothing')}
          text={t('pages:frame_nothing_text')}
          action={<Button onClick={onClose}>{t('common:back')}</Button>}
        />
      ) : (
        <iframe
          className={styles.frame}
          title={t('pages:frame_title')}
          src={page.url}
          sandbox={page.own ? OWN : FOREIGN}
          referrerPolicy="no-referrer"
          allow=""
        />
      )}
    </div>
  )
}
