import type { Checkout } from '../../domain/coins/checkout'
import { pathOf, type RouteName } from '../shell/routes'

/** The page that goes with a checkout; null: it stays where it is. @rule SHELL-15 SHELL-16 */
export const pageOfCheckout = (checkout: Checkout): RouteName | null => {
  switch (checkout._tag) {
    case 'Idle':
      return 'CoinPage'
    case 'AskingMethod':
      return 'paymentMethodsList'
    case 'AskingFields':
      return 'paymentInfoAdd'
    case 'Placing':
    case 'Refused':
      return null
    case 'HandedOver':
      return checkout.way?._tag === 'Frame' ? 'CoinsPayPage' : 'CoinPayPage'
    case 'Ended':
      return 'CallbackPage'
  }
}

/** Where the result of an order is shown. */
export const resultPath = (orderId: string): string =>
  `${pathOf('CallbackPage')}?orderId=${encodeURIComponent(orderId)}`

/** The address of that page. */
export const pathOfCheckout = (checkout: Checkout): string | null => {
  if (checkout._tag === 'Ended') return resultPath(checkout.orderId)
  const page = pageOfCheckout(checkout)
  return page === null ? null : pathOf(page)
}
