import * as E from 'fp-ts/Either'
import { samePrice } from '../../../src/domain/coins/price'
import { SECOND, type Instant } from '../../../src/domain/kernel/time'
import { refuse, type Refusal } from '../../http/handler'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import { redeemOffer, type Offer } from '../offers/offers'
import type { NotSold, Quote } from '../shop/shop.port'
import type { OrdersDeps } from './orders-deps'
import type { OrderRow } from './orders.port'
import { ownCard } from './saved-cards'
import { askedOf, incorrect, type Wish } from './wish'

/** COIN-23: this channel is not for this person, or not here. */
const notOffered = refuse(20001, 'This payment channel is unavailable, please choose another')
const dealUsed = refuse(10097, 'This special deal has already been used')

const notSold = ({ what }: NotSold): Refusal => (what === 'pack' ? incorrect('the pack is gone') : notOffered)

const redeemed = async (
  work: Work,
  { coinCode, coupon, userId }: Wish,
  orderId: string,
  now: Instant,
): Promise<E.Either<Refusal, Offer | null>> => {
  if (coupon === null) return E.right(null)
  const offer = await redeemOffer(work, { userId, coupon, coinCode, orderId, now })
  if (E.isRight(offer)) return offer
  return E.left(offer.left._tag === 'OfferUsed' ? dealUsed : incorrect('the offer is over'))
}

/** Orders begun not long ago whose money may come any moment. */
const openOrders = async (db: Tx, userId: number, since: Instant): Promise<number> => {
  const { open } = await db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('course', 'in', ['placed', 'processing'])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return open
}

const rowOf = (wish: Wish, quote: Quote, orderId: string, now: Instant, lookAt: Instant): OrderRow => ({
  order_id: orderId,
  user_id: wish.userId,
  trace_id: wish.traceId,
  asked: askedOf(wish),
  provider: quote.provider,
  channel: quote.channel,
  pay_channel: quote.payChannel,
  country: quote.country,
  coin_code: quote.coinCode,
  item_name: quote.itemName,
  coins: quote.coins,
  extra: quote.extra,
  minor: quote.minor,
  currency: quote.currency,
  us_cents: quote.usCents,
  coupon: wish.coupon,
  course: 'placed',
  returned: 0,
  ref: null,
  handover: null,
  created_at: now,
  paid_at: null,
  returned_at: null,
  look_at: lookAt,
  looks: 0,
})

/** What the person saw must be what it costs: neither a pack that has changed nor another country's price is sold. */
const agreed = (wish: Wish, quote: Quote): E.Either<Refusal, Quote> => {
  if (wish.country !== null && wish.country !== quote.country) return E.left(incorrect('countryCode'))
  return samePrice(wish.seen, quote) ? E.right(quote) : E.left(incorrect('the price has changed'))
}

const quoted = async (
  work: Work,
  { shop }: OrdersDeps,
  wish: Wish,
  offer: Offer | null,
): Promise<E.Either<Refusal, Quote>> => {
  const { cardId, channel, coinCode, payChannel, userId } = wish
  const quote = await shop.quote(work.db, userId, { coinCode, payChannel, thirdPaymentChannelCode: channel, offer })
  if (E.isLeft(quote)) return E.left(notSold(quote.left))
  const fits = cardId === null || (await ownCard(work.db, userId, cardId))?.provider === quote.right.provider
  return fits ? agreed(wish, quote.right) : E.left(incorrect('paymentMethodId'))
}

/** The order of an earlier press with the same `traceId`; the same press cannot ask for something else. */
const placedBefore = async (db: Tx, wish: Wish): Promise<E.Either<Refusal, OrderRow> | null> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', wish.userId)
    .where('trace_id', '=', wish.traceId)
    .executeTakeFirst()
  if (row === undefined) return null
  return row.asked === askedOf(wish) ? E.right(row) : E.left(incorrect('ext.traceId was used for another order'))
}

/**
 * Stores an order before anybody is asked for money, once for each press; price, coins, provider and country stay as they are
 * here. `orderId` is used if the press is new.
 *
 * @rule COIN-20 COIN-25 PLUS-10
 */
export const storeOrder = async (
  work: Work,
  deps: OrdersDeps,
  wish: Wish,
  orderId: string,
  now: Instant,
): Promise<E.Either<Refusal, OrderRow>> => {
  const before = await placedBefore(work.db, wish)
  if (before !== null) return before
  const { settings } = deps.config
  const { openForMs, openPerAccount } = settings.orders
  if ((await openOrders(work.db, wish.userId, now - openForMs)) >= openPerAccount)
    return E.left(refuse(429, 'Too many orders wait for their payment', { retryAfter: openForMs / SECOND }))
  const offer = await redeemed(work, wish, orderId, now)
  if (E.isLeft(offer)) return offer
  const quote = await quoted(work, deps, wish, offer.right)
  if (E.isLeft(quote)) return quote
  if (!deps.payments.has(quote.right.provider)) return E.left(notOffered)
  const row = rowOf(wish, quote.right, orderId, now, now + settings.orders.lookForMs)
  // A press that came at the same moment is a conflict, after which the unit runs again and finds the order.
  const stored = await work.db
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'trace_id']).doNothing())
    .returningAll()
    .executeTakeFirstOrThrow()
  return E.right(stored)
}
