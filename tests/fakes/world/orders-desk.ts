import type { Purchase } from '../../../src/domain/coins/purchase'
import type { RefundRequest } from '../../../src/domain/coins/refund'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Instant } from '../../../src/domain/kernel/time'

/** An order in the world of tests, and whose it is; what is asked back of it stands in `refund`. */
export interface PlacedOrder {
  readonly user: UserId
  purchase: Purchase
}

/** Orders of a world, and what people ask back. */
export interface OrdersDesk {
  /** Newest first. */
  readonly placed: PlacedOrder[]
  readonly requests: RefundRequest[]
  /** To which address a code was mailed last. */
  readonly codes: Map<UserId, string>
  readonly proofs: Map<string, UserId>
  /** People whose account has no address. */
  readonly withoutEmail: Set<UserId>
  /** Somebody has paid for a pack. */
  readonly sell: (user: UserId, now: Instant, over?: Partial<Purchase>) => Purchase
}

/** The code of every refund in the worlds of tests. */
export const REFUND_CODE = '135791'

export const makeOrdersDesk = (): OrdersDesk => {
  const placed: PlacedOrder[] = []
  return {
    placed,
    requests: [],
    codes: new Map(),
    proofs: new Map(),
    withoutEmail: new Set(),
    sell: (user, now, over = {}) => {
      const purchase: Purchase = {
        orderId: `order-${placed.length + 1}`,
        coinCode: 'coins480',
        itemName: '480 coins',
        coins: 480,
        price: { minor: 999, currency: 'USD' },
        priceUsd: 9.99,
        status: 'success',
        at: now,
        refundable: true,
        refund: null,
        ...over,
      }
      placed.unshift({ user, purchase })
      return purchase
    },
  }
}
