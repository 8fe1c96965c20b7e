import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CoinAmount } from '../design/coin-amount'
import styles from './coin-link.module.css'
import { useCore } from './core-context'
import { pathOf } from './routes'
import { useShell } from './shell-context'
import { useLink } from './use-link'

/** The balance in the head of a page on a phone, where there is no side bar. Its name begins with 'Coins'. */
export const CoinPill = observer(() => {
  const { t, i18n } = useTranslation('shell')
  const { mobile } = useShell()
  const link = useLink()
  const { session } = useCore().account.view
  if (!mobile || session._tag !== 'SignedIn') return null
  const { coins } = session.me
  const formatted = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(coins)
  return (
    <a className={styles.pill} {...link(pathOf('CoinPage'))} aria-label={t('balance', { formatted })}>
      <CoinAmount amount={coins} silent />
    </a>
  )
})
