import { observer } from 'mobx-react-lite'
import { useFeature } from '../shell/use-feature'
import { PaymentProblemDialog } from './payment-problem.dialog'
import { PaymentSpinner } from './payment-spinner'
import { useWayFromShop } from './use-checkout-page'

/** While an order is placed, and when it is not: stands once on every page that places one. */
export const CheckoutNotices = observer(() => {
  const { busy } = useFeature('checkout').view
  return (
    <>
      {busy && <PaymentSpinner />}
      <PaymentProblemDialog />
    </>
  )
})

/** From the shop to the provider: leads on to the pages of the checkout, and tells what stands in the way. */
export const CheckoutWay = observer(() => {
  useWayFromShop()
  return <CheckoutNotices />
})
