import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { useMediaQuery } from '../shell/media-query'
import { pathOf } from '../shell/routes'
import { useLink } from '../shell/use-link'
import { Balance } from './balance'
import styles from './coins.module.css'

/**
 * Coins while something else goes on: the balance as it is, and the shop in a tab of its own. A page that a touch device hides
 * ends a call (CALL-49), so that there the balance alone is shown.
 */
export const Slot = () => {
  const { t } = useTranslation('coins')
  const touch = useMediaQuery('(pointer: coarse)')
  const { href } = useLink()(pathOf('CoinPage'))
  return (
    <div className={styles.topUp}>
      <Balance />
      {!touch && (
        <ButtonLink variant="primary" href={href} target="_blank" rel="noopener">
          {t('open_shop')}
        </ButtonLink>
      )}
    </div>
  )
}
