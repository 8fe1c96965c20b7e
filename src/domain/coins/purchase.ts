import type { Instant } from '../kernel/time'
import type { Price } from './price'
import type { RefundState } from './refund'

/** How an order stands, by its number on the wire. @rule COIN-35 COIN-36 */
export const purchaseStatuses = ['processing', 'success', 'failed', 'cancelled'] as const

export type PurchaseStatus = (typeof purchaseStatuses)[number]

/** An own order, as it is listed. @rule COIN-43 */
export interface Purchase {
  readonly orderId: string
  readonly coinCode: string
  /** What was bought, in the gateway's words. */
  readonly itemName: string
  /** The same as a number, extra coins included; null where the gateway tells none. */
  readonly coins: number | null
  /** Null where the gateway tells none that can be read. */
  readonly price: Price | null
  /** The price in US dollars; null where the gateway tells none. */
  readonly priceUsd: number | null
  readonly status: PurchaseStatus
  readonly at: Instant
  readonly refundable: boolean
  readonly refund: RefundState | null
}
