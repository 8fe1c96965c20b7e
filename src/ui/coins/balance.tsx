import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CoinAmount } from '../design/coin-amount'
import { useCore } from '../shell/core-context'
import styles from './coins.module.css'

/** The balance as the gateway said it last. */
export const Balance = observer(() => {
  const { t } = useTranslation('coins')
  const { session } = useCore().account.view
  if (session._tag !== 'SignedIn') return null
  return (
    <section className={styles.balance} aria-label={t('balance')}>
      <span className={styles.word}>{t('balance')}</span>
      <CoinAmount amount={session.me.coins} size="xl" />
      <p className={styles.use}>{t('use')}</p>
    </section>
  )
})
