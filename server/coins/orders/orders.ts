import * as E from 'fp-ts/Either'
import { dues, isReturned, makesVip, step, type Order, type OrderEvent } from '../../../src/domain/coins/order'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Inbox } from '../../inbox/inbox.port'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { Ledger } from '../ledger.port'
import { tellBalance } from '../tell-balance'
import { moveCoins } from './move-coins'
import { type AfterOrder, orderOf, type OrderRow, type Orders } from './orders.port'

const LISTED = 200

export interface MakeOrdersDeps {
  readonly inbox: Inbox
  readonly ledger: Ledger
  readonly after: readonly AfterOrder[]
}

const find = (db: Tx, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()

const own = (db: Tx, userId: number, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).where('user_id', '=', userId).executeTakeFirst()

const listOwn = (db: Tx, userId: number): Promise<readonly OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('handover', 'is not', null), where('course', '=', 'paid')]))
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .limit(LISTED)
    .execute()

const write = async (db: Tx, row: OrderRow, before: Order, after: Order, now: Instant): Promise<OrderRow> => {
  const paid = after.course === 'paid'
  const changed = {
    course: after.course,
    returned: after.returned,
    paid_at: row.paid_at ?? (paid ? now : null),
    returned_at: row.returned_at ?? (isReturned(after) && !isReturned(before) ? now : null),
    look_at: paid ? null : row.look_at,
  }
  await db.updateTable('orders').set(changed).where('order_id', '=', row.order_id).execute()
  return { ...row, ...changed }
}

const hasPaidOrder = async (db: Tx, userId: number): Promise<boolean> => {
  const standing = db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('course', '=', 'paid')
    .whereRef('returned', '<', 'minor')
  return (await standing.limit(1).executeTakeFirst()) !== undefined
}

/** VIP begins with any paid order, and ends when all of them have been returned. @rule COIN-2 */
const setVip = async ({ db }: Work, userId: number): Promise<void> => {
  const vip = await hasPaidOrder(db, userId)
  await db
    .updateTable('users')
    .set({ pay_status: vip ? 1 : 0 })
    .where('id', '=', userId)
    .execute()
}

const same = (one: Order, other: Order): boolean => one.course === other.course && one.returned === other.returned

/** The orders of the shop; `after` runs with each change, in its unit. */
export const makeOrders = ({ after: hooks, inbox, ledger }: MakeOrdersDeps): Orders => {
  const carryOut = async (work: Work, row: OrderRow, event: OrderEvent, after: Order, now: Instant) => {
    const before = orderOf(row)
    const written = await write(work.db, row, before, after, now)
    const moved = await moveCoins(work, ledger, { row: written, event, dues: dues(before, after) })
    if (makesVip(before) !== makesVip(after)) await setVip(work, row.user_id)
    if (moved) await tellBalance({ inbox, ledger }, work, row.user_id)
    for (const hook of hooks) await hook(work, { row: written, before, after, event, now })
    return written
  }
  const apply: Orders['apply'] = async (work, row, event, now) => {
    const before = orderOf(row)
    const after = step(before, event)
    if (E.isLeft(after)) return after
    return E.right(same(before, after.right) ? row : await carryOut(work, row, event, after.right, now))
  }
  return { find, own, listOwn, apply }
}
