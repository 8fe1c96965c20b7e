import type { OfferKind } from '../../../src/domain/coins/offer'

/** A special price that somebody has from `starts_at` up to, but not including, `ends_at`. */
export interface OffersTable {
  coupon: string
  user_id: number
  kind: OfferKind
  /** The how many of its kind it is for this person, from 1. */
  number: number
  coin_code: string
  percent: number
  starts_at: number
  ends_at: number
  /** The order that uses it, paid or still open. */
  order_id: string | null
}
