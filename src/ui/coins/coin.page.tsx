import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CoinAmount } from '../design/coin-amount'
import { useCore } from '../shell/core-context'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import styles from './coins.module.css'
import { Movements } from './movements.view'

/** The balance as the gateway said it last. */
const Balance = observer(() => {
  const { t } = useTranslation('coins')
  const { session } = useCore().account.view
  if (session._tag !== 'SignedIn') return null
  return (
    <section className={styles.balance} aria-label={t('balance')}>
      <span className={styles.word}>{t('balance')}</span>
      <span role="status">
        <CoinAmount amount={session.me.coins} size="xl" />
      </span>
      <p className={styles.use}>{t('use')}</p>
    </section>
  )
})

/** Balance and movements. */
export const Page = observer(() => {
  const { t } = useTranslation('coins')
  const { load } = useFeature('coins')
  useEffect(() => void load(), [load])
  return (
    <>
      <ViewHeader title={t('title')} back={pathOf('LivCam')} />
      <div className={styles.page}>
        <Balance />
        <Movements />
      </div>
    </>
  )
})
