import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { CoinAmount } from '../design/coin-amount'
import { Sheet } from '../design/sheet'
import { useFeature } from '../shell/use-feature'
import { PayWays } from './pay-ways'
import styles from './shop.module.css'
import { Total } from './shop-total'
import { usePriceText } from './use-price-text'

/** Hands what is chosen to the checkout; while an order is being placed it does nothing. */
const Pay = observer(() => {
  const { t } = useTranslation('shop')
  const { pay, view } = useFeature('checkout')
  const { choice } = useFeature('shop').view
  return (
    <Button
      wide
      size="lg"
      variant="primary"
      loading={view.busy}
      disabled={choice === null}
      onClick={() => choice !== null && void pay(choice)()}
    >
      {t('pay')}
    </Button>
  )
})

const PayButton = () => {
  const { t } = useTranslation('shop')
  const waiting = (
    <Button wide loading size="lg" variant="primary">
      {t('pay')}
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <Pay />
    </Suspense>
  )
}

/** How the chosen pack is paid, beside the packs. */
export const PayDesk = () => {
  const { t } = useTranslation('shop')
  return (
    <aside className={styles.desk} aria-label={t('how')}>
      <PayWays />
      <Total />
      <PayButton />
    </aside>
  )
}

/** The same on a phone: a line at the lower edge says what is bought, its button opens the sheet. */
export const PaySheet = observer(() => {
  const { t } = useTranslation('shop')
  const { choice } = useFeature('shop').view
  const write = usePriceText()
  const [open, setOpen] = useState(false)
  if (choice === null) return null
  const foot = (
    <div className={styles.foot}>
      <Total />
      <PayButton />
    </div>
  )
  return (
    <>
      <div className={styles.dock}>
        <span className={styles.docked}>
          <CoinAmount amount={choice.coins + choice.extra} />
          <span className={styles.dockedPrice}>{write(choice.price)}</span>
        </span>
        <Button size="lg" variant="primary" onClick={() => setOpen(true)}>
          {t('buy')}
        </Button>
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('how')} footer={foot}>
        <PayWays />
      </Sheet>
    </>
  )
})
