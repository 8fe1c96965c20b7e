import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Random } from '../../random'
import type { Store } from '../../store/store'
import type { PaymentProviders } from '../payments/payment-providers'
import type { Shop } from '../shop/shop.port'
import type { Orders } from './orders.port'

/** What orders are made of. */
export interface OrdersDeps {
  readonly clock: Clock
  readonly config: Config
  readonly orders: Orders
  readonly payments: PaymentProviders
  /** Makes the names by which providers know buyers. */
  readonly payerKey: Buffer
  readonly random: Random
  readonly shop: Shop
  readonly store: Store
}
