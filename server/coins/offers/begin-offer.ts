import { mayBegin, type OfferKind, type OfferRhythm, runsAt } from '../../../src/domain/coins/offer'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Work } from '../../store/store'
import { hasPaid, type Offer, offerOf } from './offers'

/** How offers of a kind are made. */
export interface Making {
  readonly kind: OfferKind
  readonly rhythm: OfferRhythm
  readonly percent: number
  /** The pack of the next one, by how many of the kind somebody has had; undefined: none is made. */
  readonly packOf: (had: number) => string | undefined
}

const lastOf = ({ db }: Work, userId: number, kind: OfferKind) =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

const joinedAt = async ({ db }: Work, userId: number): Promise<Instant> =>
  (await db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirstOrThrow()).created_at

/**
 * The offer of a kind that somebody has now; one that is due begins by this asking, since a countdown that nobody sees is none.
 * Null when none runs, or when an order has it. Two askings at once begin one.
 *
 * @rule COIN-52 COIN-60
 */
export const beginOffer = async (
  work: Work,
  { kind, packOf, percent, rhythm }: Making,
  { coupon, now, userId }: { readonly coupon: string; readonly now: Instant; readonly userId: number },
): Promise<Offer | null> => {
  if (kind === 'limited' && (await hasPaid(work.db, userId))) return null
  const last = await lastOf(work, userId, kind)
  if (last !== undefined && runsAt(offerOf(last), now)) return last.order_id === null ? offerOf(last) : null
  const had = last?.number ?? 0
  const coinCode = packOf(had)
  const since = { joinedAt: await joinedAt(work, userId), lastEnd: last?.ends_at ?? null }
  if (coinCode === undefined || !mayBegin(rhythm, since, now)) return null
  await work.db
    .insertInto('offers')
    .values({
      coupon,
      user_id: userId,
      kind,
      number: had + 1,
      coin_code: coinCode,
      percent,
      starts_at: now,
      ends_at: now + rhythm.lastsMs,
      order_id: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'number']).doNothing())
    .execute()
  const begun = await lastOf(work, userId, kind)
  return begun?.number === had + 1 ? offerOf(begun) : null
}
