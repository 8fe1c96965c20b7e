import type { Either } from 'fp-ts/Either'
import type { OfferKind } from '../../../src/domain/coins/offer'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'

/** A special price that one person has. `coupon` names it in an order (COIN-20). */
export interface Offer {
  readonly coupon: string
  readonly kind: OfferKind
  /** The pack of the catalogue that it is about; with `flash` it is sold under this coupon only. */
  readonly coinCode: string
  /** Percent off the pack's price (`lessPercent`); 0 with `flash`, whose pack has a price of its own. */
  readonly percent: number
  readonly from: Instant
  readonly until: Instant
}

/** What an order wants to use an offer for; `now` is the gateway's time at which it was placed. */
export interface Redemption {
  readonly userId: number
  readonly coupon: string
  readonly coinCode: string
  readonly orderId: string
  readonly now: Instant
}

/** Another order has it, paid or still open (10097). */
export type OfferUsed = { readonly _tag: 'OfferUsed' }

/** Over, of somebody else, about another pack, or never made: the price that it promised is not the price (400). */
export type OfferOver = { readonly _tag: 'OfferOver' }

export interface Offers {
  /** What the person may redeem now, the limited one first. */
  readonly running: (db: Tx, userId: number, now: Instant) => Promise<readonly Offer[]>
  /** The running offers of flash packs: what row 143 lists. */
  readonly flashPacksFor: (db: Tx, userId: number, now: Instant) => Promise<readonly Offer[]>
  /** Binds the offer to the order, in the unit that stores the order. The same order again gets the same answer. */
  readonly redeemOffer: (work: Work, redemption: Redemption) => Promise<Either<OfferUsed | OfferOver, Offer>>
  /** The order has failed or was cancelled: what it held can be redeemed again as long as it runs. Twice is once. */
  readonly freeOffer: (work: Work, orderId: string) => Promise<void>
}
