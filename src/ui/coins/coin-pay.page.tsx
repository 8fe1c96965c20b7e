import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerNames } from '../../domain/coins/provider'
import type { Checkout, HandedOver } from '../../domain/coins/checkout'
import { Column } from '../design/column'
import { SpinnerRing } from '../design/spinner'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { Away } from './away.view'
import { CheckoutNotices } from './checkout-way'
import styles from './checkout.module.css'
import { OrderSummary } from './order-summary'
import { useCheckoutPage } from './use-checkout-page'

/** Goes to the provider by itself, once. */
const Leaving = ({ order }: { readonly order: HandedOver }) => {
  const { t } = useTranslation('checkout')
  const { proceed } = useFeature('checkout')
  useEffect(() => void proceed(), [proceed])
  return (
    <section className={styles.card}>
      <p className={styles.leaving} role="status">
        <SpinnerRing />
        {t('taking', { provider: providerNames[order.choice.provider] })}
      </p>
      <OrderSummary choice={order.choice} />
    </section>
  )
}

/** The order that this page is about, also while it is asked for once more. */
const useShown = (checkout: Checkout): HandedOver | null => {
  const [last, setLast] = useState<HandedOver | null>(null)
  if (checkout._tag === 'HandedOver' && checkout !== last) setLast(checkout)
  return checkout._tag === 'HandedOver' ? checkout : last
}

/** The way to a provider that has a page of its own. @rule SHELL-15 SHELL-16 */
export const Page = observer(() => {
  const { t } = useTranslation('checkout')
  const checkout = useCheckoutPage('CoinPayPage')
  const { busy } = useFeature('checkout').view
  const order = useShown(checkout)
  const leaving = order === checkout && order?.at === 'door' && order.way !== null
  return (
    <>
      <ViewHeader title={t('pay_title')} back={pathOf('CoinPage')} />
      <Column width="narrow">
        {order !== null && (leaving ? <Leaving order={order} /> : <Away order={order} busy={busy} />)}
      </Column>
      <CheckoutNotices />
    </>
  )
})
