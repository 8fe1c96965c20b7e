import type { Instant } from '../../../src/domain/kernel/time'
import { makeCheckoutDesk, type CheckoutDesk } from './checkout-desk'
import { makeOffersDesk, type OffersDesk } from './offers-desk'
import { makeOrdersDesk, type OrdersDesk } from './orders-desk'
import { makeShopDesk, type ShopDesk } from './shop-desk'

/** What the world knows of buying coins. */
export interface CoinDesks {
  readonly checkout: CheckoutDesk
  readonly offers: OffersDesk
  readonly orders: OrdersDesk
  readonly shop: ShopDesk
}

export const makeCoinDesks = (now: Instant): CoinDesks => ({
  checkout: makeCheckoutDesk(),
  offers: makeOffersDesk(now),
  orders: makeOrdersDesk(),
  shop: makeShopDesk(),
})
