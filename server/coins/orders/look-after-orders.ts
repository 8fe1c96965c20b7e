import * as E from 'fp-ts/Either'
import { PENDING_LIMIT_MS } from '../../../src/domain/coins/order'
import { isProvider } from '../../../src/domain/coins/provider'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Store } from '../../store/store'
import type { PaymentEvent } from '../payments/payment-provider.port'
import { answerInTime } from './answer-in-time'
import { type ApplyDeps, applyDeliveries } from './apply-deliveries'
import { keepDeliveries, waitAfter } from './deliveries'
import type { OrdersDeps } from './orders-deps'
import type { OrderRow } from './orders.port'

const AT_ONCE = 50

const due = (store: Store, now: Instant): Promise<readonly OrderRow[]> =>
  store.read((db) =>
    db.selectFrom('orders').selectAll().where('look_at', '<=', now).orderBy('look_at').limit(AT_ONCE).execute(),
  )

const isOver = ({ config }: OrdersDeps, row: OrderRow, now: Instant): boolean =>
  now - row.created_at >= config.settings.orders.lookForMs

/** Takes the look, so that no other process asks at the same moment, and plans the next one; false when it was taken. */
const takeLook = async (deps: OrdersDeps, row: OrderRow, now: Instant): Promise<boolean> => {
  const { lookForMs, lookMostMs, lookMs } = deps.config.settings.orders
  const wait = now + waitAfter(row.looks + 1, lookMs, lookMostMs)
  const end = row.created_at + lookForMs
  const taken = await deps.store.work<never, boolean>(async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ look_at: isOver(deps, row, now) ? wait : Math.min(wait, end), looks: row.looks + 1 })
      .where('order_id', '=', row.order_id)
      .where('look_at', '=', row.look_at)
      .executeTakeFirstOrThrow()
    return E.right(numUpdatedRows === 1n)
  })
  return E.isRight(taken) && taken.right
}

/** What the provider says now; nothing when it does not answer. That the payment still waits is no news. */
const heardOf = async (deps: OrdersDeps, row: OrderRow): Promise<readonly PaymentEvent[]> => {
  const provider = isProvider(row.provider) ? deps.payments.get(row.provider) : undefined
  if (provider === undefined || row.ref === null) return []
  const heard = await answerInTime(deps.clock, deps.config.settings.orders.patienceMs, provider.status(row.ref))
  return E.isRight(heard) ? heard.right.filter(({ news }) => news._tag !== 'Pending') : []
}

/**
 * Nothing more is asked once the order has come to its end; where it may still wait, it is looked at when it may not. Should the
 * process have died before, it is looked at once more.
 */
const expire = ({ orders, store }: OrdersDeps, { order_id }: OrderRow, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    const row = await orders.find(work.db, order_id)
    if (row === undefined) return E.right(undefined)
    const ended = await orders.apply(work, row, { _tag: 'Expired', age: now - row.created_at }, now)
    const look_at = E.isRight(ended) ? null : row.created_at + PENDING_LIMIT_MS
    await work.db.updateTable('orders').set({ look_at }).where('order_id', '=', order_id).execute()
    return E.right(undefined)
  })

const look = async (deps: OrdersDeps, applying: ApplyDeps, row: OrderRow, now: Instant): Promise<void> => {
  if (!(await takeLook(deps, row, now))) return
  const { provider } = row
  const events = await heardOf(deps, row)
  if (isProvider(provider) && events.length > 0) {
    const kept = await deps.store.work<never, readonly number[]>(async (work) =>
      E.right(await keepDeliveries(work, provider, events, now)),
    )
    if (E.isRight(kept)) await applyDeliveries(deps.store, applying, kept.right, now)
  }
  if (isOver(deps, row, now)) await expire(deps, row, now)
}

/**
 * Asks providers about orders that are not paid: for deliveries that never came. One that waited three days has failed; a delivery
 * that comes after that is still applied. One that fails keeps no other waiting; the first failure is thrown in the end.
 *
 * @rule PLUS-10
 */
export const lookAfterOrders = async (deps: OrdersDeps, applying: ApplyDeps, now: Instant): Promise<void> => {
  const rows = await due(deps.store, now)
  const looks = await Promise.allSettled(rows.map((row) => look(deps, applying, row, now)))
  const failed = looks.find((done) => done.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}
