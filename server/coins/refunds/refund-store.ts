import * as E from 'fp-ts/Either'
import { type Selectable, sql } from 'kysely'
import type { RefundState } from '../../../src/domain/coins/refund'
import { DAY, HOUR, type Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { RefundRequestsTable } from '../../store/tables/refunds.table'

export type RefundRow = Selectable<RefundRequestsTable>

/** What somebody asks, checked. */
interface NewRefund {
  readonly orderId: string
  readonly userId: number
  readonly category: number
  readonly description: string
  readonly proofId: string
  readonly now: Instant
}

export const findRefund = (db: Tx, orderId: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund_requests').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Puts a request before the operators; false: the order has one. */
export const storeRefund = async ({ db }: Work, refund: NewRefund): Promise<boolean> => {
  const { category, description, now, orderId, proofId, userId } = refund
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('refund_requests')
    .values({
      order_id: orderId,
      user_id: userId,
      category,
      description,
      proof_id: proofId,
      state: 'open',
      made_at: now,
      decided_at: null,
      next_at: null,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** How an operator decides. */
export interface Verdict {
  readonly state: Exclude<RefundState, 'open'>
  readonly by: string
  readonly reason: string
  readonly now: Instant
}

/** Decides a request that is open, once; the provider of an accepted one is told next. */
export const decideRefund = async (
  { db }: Work,
  orderId: string,
  { by, now, reason, state }: Verdict,
): Promise<E.Either<'NoOpenRequest', RefundRow>> => {
  const decided = await db
    .updateTable('refund_requests')
    .set({ state, decided_at: now, decided_by: by, answer: reason, next_at: state === 'accepted' ? now : null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  return decided === undefined ? E.left('NoOpenRequest') : E.right(decided)
}

/** What an operator has to look at: requests that wait, the oldest first, and accepted ones that their provider did not take. */
export const refundsToLookAt = (db: Tx, limit: number): Promise<readonly RefundRow[]> =>
  db
    .selectFrom('refund_requests')
    .selectAll()
    .where((where) => where.or([where('state', '=', sql.lit('open' as const)), where('problem', '<>', '')]))
    .orderBy('made_at')
    .limit(limit)
    .execute()

/** Accepted requests whose provider is to be told by now. */
export const refundsToSend = (db: Tx, now: Instant, limit: number): Promise<readonly RefundRow[]> =>
  db.selectFrom('refund_requests').selectAll().where('next_at', '<=', now).orderBy('next_at').limit(limit).execute()

/** A provider that was told of a refund says by then that the money went back; later than this nobody asks it any more. */
const SILENT_FROM_MS = HOUR
const SILENT_TO_MS = 30 * DAY

/**
 * Has orders looked at whose provider was told of a refund and has not said that the money went back; where it never did, the
 * operator has to ask.
 *
 * @rule PLUS-10
 */
export const lookForReturns = async ({ db }: Work, now: Instant): Promise<void> => {
  const untold = db.selectFrom('orders').select('order_id').where('returned', '=', 0)
  await db
    .updateTable('refund_requests')
    .set({ problem: 'the provider never said that the money went back' })
    .where('sent_at', '<=', now - SILENT_TO_MS)
    .where('next_at', 'is', null)
    .where('problem', '=', '')
    .where('order_id', 'in', untold)
    .execute()
  const told = db
    .selectFrom('refund_requests')
    .select('order_id')
    .where('sent_at', '<=', now - SILENT_FROM_MS)
    .where('sent_at', '>', now - SILENT_TO_MS)
  await db
    .updateTable('orders')
    .set({ look_at: now })
    .where('order_id', 'in', told)
    .where('returned', '=', 0)
    .where('look_at', 'is', null)
    .execute()
}

/** What came of telling the provider. */
export type Told = Partial<Pick<RefundRow, 'tries' | 'next_at' | 'sent_at' | 'problem'>>

export const noteTold = async ({ db }: Work, orderId: string, told: Told): Promise<void> => {
  await db.updateTable('refund_requests').set(told).where('order_id', '=', orderId).execute()
}

/** A provider does not carry out a refund that it had taken; false: no refund of this order was accepted here. @rule PLUS-10 */
export const noteDeclined = async ({ db }: Work, orderId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refund_requests')
    .set({ next_at: null, problem: 'the provider declined it after taking it' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** How often a provider has declined to return the money of an order. */
export const timesDeclined = async (db: Tx, orderId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('news', '=', 'RefundDeclined')
    .where('state', '=', 'applied')
    .executeTakeFirstOrThrow()
  return Number(count)
}
