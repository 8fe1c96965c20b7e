import * as E from 'fp-ts/Either'
import {
  isPaidAgain,
  PENDING_LIMIT_MS,
  takesCoins,
  type OrderPayment,
  type OrderRefused,
} from '../../../src/domain/coins/order'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import type { Store, Work } from '../../store/store'
import {
  cardIn,
  type DeliveryRow,
  dueDeliveries,
  endDelivery,
  eventOf,
  postponeDelivery,
  waitingDelivery,
} from './deliveries'
import { findDeletion } from '../../safety/deletion'
import { noteDeclined } from '../refunds/refund-store'
import { orderOf, type OrderRow, type Orders } from './orders.port'
import { keepCard } from './saved-cards'

const AT_ONCE = 200

export interface ApplyDeps {
  readonly orders: Orders
  readonly newId: () => string
}

/** By our own reference; a provider that told only its own is asked for that. */
const orderFor = (db: Tx, { order_id, provider, ref }: DeliveryRow): Promise<OrderRow | undefined> =>
  order_id === ''
    ? db.selectFrom('orders').selectAll().where('provider', '=', provider).where('ref', '=', ref).executeTakeFirst()
    : db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirst()

const said = (why: OrderRefused): string =>
  why._tag === 'WrongMoney'
    ? `${why.told.minor} ${why.told.currency} instead of ${why.agreed.minor} ${why.agreed.currency}`
    : why._tag

const withoutOrder = (work: Work, delivery: DeliveryRow, now: Instant): Promise<void> =>
  now - delivery.received_at >= PENDING_LIMIT_MS
    ? endDelivery(work, delivery.id, 'orphan', 'nobody knows its order')
    : postponeDelivery(work, delivery, 'nobody knows its order yet', now)

const isReturn = ({ news }: DeliveryRow): boolean => news === 'Refunded' || news === 'ChargedBack'

/** What has come of the payments of an order by now; what another provider says of it is none of them. */
const paymentsOf = async (
  db: Tx,
  { order_id, provider }: Pick<OrderRow, 'order_id' | 'provider'>,
): Promise<readonly OrderPayment[]> => {
  const captured = await db
    .selectFrom('payment_events')
    .select(['ref', 'state'])
    .where('order_id', '=', order_id)
    .where('provider', '=', provider)
    .where('news', '=', 'Captured')
    .where('state', 'in', ['applied', 'refused'])
    .execute()
  return captured.map(({ ref, state }) => ({ ref, credited: state === 'applied' }))
}

const declined = async (work: Work, id: number, orderId: string): Promise<void> =>
  (await noteDeclined(work, orderId))
    ? endDelivery(work, id, 'applied')
    : endDelivery(work, id, 'refused', 'no refund of this order was accepted here')

/**
 * Applies one delivery to its order, in the caller's unit: coins, VIP and the note that it is applied are one change. What does
 * not fit the order is kept for the operator and moves nothing. One that was applied before does nothing.
 *
 * @rule PLUS-10
 */
export const applyDelivery = async (
  work: Work,
  { newId, orders }: ApplyDeps,
  id: number,
  now: Instant,
): Promise<void> => {
  const delivery = await waitingDelivery(work.db, id)
  if (delivery === undefined) return
  const row = await orderFor(work.db, delivery)
  if (row === undefined) return withoutOrder(work, delivery, now)
  if (row.provider !== delivery.provider) return endDelivery(work, id, 'refused', `the order is with ${row.provider}`)
  if (delivery.news === 'RefundDeclined') return declined(work, id, row.order_id)
  if (isReturn(delivery) && !takesCoins(delivery.ref, await paymentsOf(work.db, row)))
    return endDelivery(work, id, 'refused', 'its money was never credited')
  if (delivery.news === 'Captured' && (await findDeletion(work.db, row.user_id))?.done_at)
    return endDelivery(work, id, 'refused', 'the account is deleted')
  const event = eventOf(delivery)
  if (isPaidAgain(orderOf(row), event)) return endDelivery(work, id, 'refused', 'paid before')
  const applied = await orders.apply(work, row, event, now)
  if (E.isLeft(applied)) return endDelivery(work, id, 'refused', said(applied.left))
  const card = cardIn(delivery)
  if (card !== null) await keepCard(work, { cardId: newId(), userId: row.user_id, provider: row.provider, card, now })
  await endDelivery(work, id, 'applied')
}

const tryLater = (store: Store, id: number, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    const delivery = await waitingDelivery(work.db, id)
    if (delivery !== undefined) await postponeDelivery(work, delivery, 'it could not be applied', now)
    return E.right(undefined)
  })

/**
 * Applies deliveries, each in a unit of its own. One that fails is tried again later and keeps no other waiting; the first failure
 * is thrown when all had their turn. Harmless when several processes do it at once.
 */
export const applyDeliveries = async (
  store: Store,
  deps: ApplyDeps,
  ids: readonly number[],
  now: Instant,
): Promise<void> => {
  const failures: unknown[] = []
  for (const id of ids) {
    try {
      await store.work(async (work) => E.right(await applyDelivery(work, deps, id, now)))
    } catch (failure) {
      failures.push(failure)
      await tryLater(store, id, now)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Applies what waits and whose time has come: what failed before, and what came before its order. */
export const sweepDeliveries = async (store: Store, deps: ApplyDeps, now: Instant): Promise<void> =>
  applyDeliveries(store, deps, await store.read((db) => dueDeliveries(db, now, AT_ONCE)), now)
