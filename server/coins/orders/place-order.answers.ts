import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { isProvider } from '../../../src/domain/coins/provider'
import type { Instant } from '../../../src/domain/kernel/time'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import { answerPreparedFor, refuse, type Answered, type Asked, type Refusal } from '../../http/handler'
import type { Work } from '../../store/store'
import { itemNameIn } from '../payments/item-name'
import type { Begun, Payment } from '../payments/payment-provider.port'
import { answerInTime } from './answer-in-time'
import { onWire, readHandover } from './handover.codec'
import type { OrdersDeps } from './orders-deps'
import type { OrderRow } from './orders.port'
import { ownCard } from './saved-cards'
import { storeOrder } from './store-order'
import { incorrect, readWish, type Wish } from './wish'

/** COIN-23, COIN-24: the provider does not answer, or does not take our word. */
const unavailable = refuse(20002, 'This payment channel is unavailable, please choose another')

/** An order that stands in the store, and what its provider has just answered; null when it had answered before. */
interface Ready {
  readonly row: OrderRow
  readonly begun: Begun | null
}

type Prepared = E.Either<Refusal, Ready>

/** By this name the provider knows the buyer, so that it can keep cards; it says nothing about who that is. */
const customerOf = ({ payerKey }: OrdersDeps, userId: number): string =>
  createHmac('sha256', payerKey).update(`payer:${userId}`).digest('hex').slice(0, 32)

const paymentOf = async (deps: OrdersDeps, wish: Wish, row: OrderRow, locale: string): Promise<Payment> => ({
  orderId: row.order_id,
  minor: row.minor,
  currency: row.currency,
  country: row.country,
  itemName: itemNameIn(locale, row.coins + row.extra),
  channel: row.channel,
  method: wish.method,
  fields: wish.fields,
  cardToken: (await deps.store.read((db) => ownCard(db, row.user_id, wish.cardId)))?.token ?? null,
  customer: customerOf(deps, row.user_id),
  returnUrl: `${wish.returnUrl}?orderId=${row.order_id}`,
  locale,
})

/**
 * The provider did not begin the payment: the order has failed, what it held is free, and the same press may try anew with another
 * order. Should the provider have begun it all the same, its money still finds this one.
 */
const giveUp = async (work: Work, { clock, orders }: OrdersDeps, orderId: string): Promise<void> => {
  const row = await orders.find(work.db, orderId)
  if (row === undefined || row.handover !== null) return
  const retired = { trace_id: `${row.trace_id}#${orderId}` }
  await work.db.updateTable('orders').set(retired).where('order_id', '=', orderId).execute()
  await orders.apply(work, { ...row, ...retired }, { _tag: 'Declined' }, clock.now())
}

/** Asks the provider to begin the payment; the same order again is the same payment there. */
const begin = async (deps: OrdersDeps, wish: Wish, row: OrderRow, locale: string): Promise<Prepared> => {
  const provider = isProvider(row.provider) ? deps.payments.get(row.provider) : undefined
  if (provider === undefined) return E.left(unavailable)
  const { clock, config } = deps
  const payment = await paymentOf(deps, wish, row, locale)
  const begun = await answerInTime(clock, config.settings.orders.patienceMs, provider.begin(payment))
  if (E.isRight(begun)) return E.right({ row, begun: begun.right })
  await deps.store.work(async (work) => E.right(await giveUp(work, deps, row.order_id)))
  return E.left(begun.left._tag === 'PaymentRefused' ? incorrect(begun.left.reason) : unavailable)
}

/** The order is in the store before its provider is asked, so that whatever the provider tells of it finds it. */
const prepare = async (deps: OrdersDeps, asked: Asked<typeof shopCalls.placeOrder>): Promise<Prepared> => {
  const { language, now, params, session } = asked
  const wish = readWish(params, session.userId, deps.config)
  if (E.isLeft(wish)) return wish
  const newId = deps.random.uuid()
  const stored = await deps.store.work((work) => storeOrder(work, deps, wish.right, newId, now))
  if (E.isLeft(stored)) return stored
  return stored.right.handover === null
    ? begin(deps, wish.right, stored.right, language)
    : E.right({ row: stored.right, begun: null })
}

/** Notes the provider's answer, the first one only: two presses at once show the same page. */
const noteBegun = async (
  work: Work,
  { config, orders }: OrdersDeps,
  { begun, row }: Ready,
  now: Instant,
): Promise<OrderRow> => {
  const stored = (await orders.find(work.db, row.order_id)) ?? row
  // Given up by another press meanwhile, whose provider did not answer: what it held is free again.
  const over = stored.course === 'failed'
  if (begun === null || over || stored.handover !== null) return stored
  const way: Pick<OrderRow, 'ref' | 'handover' | 'look_at'> = {
    ref: begun.ref,
    handover: JSON.stringify(begun.handover),
    look_at: stored.course === 'paid' ? null : now + config.settings.orders.lookMs,
  }
  await work.db.updateTable('orders').set(way).where('order_id', '=', row.order_id).execute()
  const noted: OrderRow = { ...stored, ...way }
  return E.getOrElse(() => noted)(await orders.apply(work, noted, { _tag: 'Begun' }, now))
}

/** Row 146: an order, once for each press of 'Pay', and the way to its provider (@rule COIN-20, COIN-21). */
export const placeOrder = (deps: OrdersDeps): Answered =>
  answerPreparedFor(
    shopCalls.placeOrder,
    (asked): Promise<Prepared> => prepare(deps, asked),
    async ({ now }, work, ready) => {
      if (E.isLeft(ready)) return ready
      const row = await noteBegun(work, deps, ready.right, now)
      const way = readHandover(row.handover)
      return way === null ? E.left(unavailable) : E.right({ orderId: row.order_id, ...onWire(way) })
    },
  )
