import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import { type OfferKind, runsAt } from '../../../src/domain/coins/offer'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { OffersTable } from '../../store/tables/offers.table'

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

/** What an order wants to use an offer for; `now` is the gateway's time. */
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

export const offerOf = (row: Selectable<OffersTable>): Offer => ({
  coupon: row.coupon,
  kind: row.kind,
  coinCode: row.coin_code,
  percent: row.percent,
  from: row.starts_at,
  until: row.ends_at,
})

/** Whether somebody has ever paid, returned or not. */
export const hasPaid = async (db: Tx, userId: number): Promise<boolean> => {
  const paid = db.selectFrom('transfers').select('id').where('user_id', '=', userId).where('kind', '=', 'purchase')
  return (await paid.limit(1).executeTakeFirst()) !== undefined
}

/** A limited offer is for people who have never paid: their first purchase ends it. */
const counts = async (db: Tx, userId: number, offer: Offer, now: Instant): Promise<boolean> =>
  runsAt(offer, now) && (offer.kind === 'flash' || !(await hasPaid(db, userId)))

/** What the person may redeem now: not over, and in no order. */
export const runningOffers = async (db: Tx, userId: number, now: Instant): Promise<readonly Offer[]> => {
  const rows = await db
    .selectFrom('offers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .where('order_id', 'is', null)
    .orderBy('starts_at')
    .execute()
  const offers = rows.map(offerOf)
  const kept = await Promise.all(offers.map((offer) => counts(db, userId, offer, now)))
  return offers.filter((_, at) => kept[at])
}

/** The flash packs that somebody may buy now, each under its coupon (@rule COIN-60). */
export const flashPacksFor = async (db: Tx, userId: number, now: Instant): Promise<readonly Offer[]> =>
  (await runningOffers(db, userId, now)).filter(({ kind }) => kind === 'flash')

/**
 * Binds an offer to an order, in the unit that stores the order; what the offer promised is the order's price from then on,
 * however late it is paid. The same order again gets the same answer.
 *
 * @rule COIN-25
 */
export const redeemOffer = async (
  { db }: Work,
  { coinCode, coupon, now, orderId, userId }: Redemption,
): Promise<E.Either<OfferUsed | OfferOver, Offer>> => {
  const row = await db
    .selectFrom('offers')
    .selectAll()
    .where('coupon', '=', coupon)
    .where('user_id', '=', userId)
    .where('coin_code', '=', coinCode)
    .executeTakeFirst()
  if (row === undefined) return E.left({ _tag: 'OfferOver' })
  const offer = offerOf(row)
  if (row.order_id === orderId) return E.right(offer)
  if (row.order_id !== null) return E.left({ _tag: 'OfferUsed' })
  if (!(await counts(db, userId, offer, now))) return E.left({ _tag: 'OfferOver' })
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ order_id: orderId })
    .where('coupon', '=', coupon)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? E.right(offer) : E.left({ _tag: 'OfferUsed' })
}

/** The order has failed or was cancelled: what it held can be redeemed again as long as it runs. Twice is once. */
export const freeOffer = async ({ db }: Work, orderId: string): Promise<void> => {
  await db.updateTable('offers').set({ order_id: null }).where('order_id', '=', orderId).execute()
}
