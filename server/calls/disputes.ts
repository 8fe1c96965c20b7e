import * as E from 'fp-ts/Either'
import { type Selectable, sql } from 'kysely'
import { stepMeter } from '../../src/domain/calls/meter'
import { disputeAtFirst, missingMinutes } from '../../src/domain/calls/missing-minutes'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { CallDisputesTable } from '../store/tables/calls.table'
import { billOf } from './bill'
import type { CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { leaseRecord } from './lease-record'
import { paidMinutes, refundMinutes } from './refund-minutes'

export type DisputeRow = Selectable<CallDisputesTable>
export type DisputeState = DisputeRow['state']

export const findDispute = (db: Tx, room: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('call_disputes').selectAll().where('room_num', '=', room).executeTakeFirst()

/** Until when the bill of a call may be disputed; null: there is nothing to dispute, or it is not over. */
export const disputableUntil = (call: CallRow, { disputeMs }: CallsDeps['settings']): Instant | null =>
  call.ended_at === null || call.price === 0 || call.minutes_billed === 0 ? null : call.ended_at + disputeMs

/** The billed minutes of which the record of leases proves that the caller got neither sound nor picture. */
export const provenMinutes = async (db: Tx, call: CallRow): Promise<readonly number[]> => {
  if (call.ended_at === null) return []
  const meter = stepMeter(billOf(call).meter, { _tag: 'Ended', at: call.ended_at })
  return missingMinutes(meter, await leaseRecord(db, call), call.minutes_billed)
}

/** What the caller says against a bill. */
interface Objection {
  readonly call: CallRow
  readonly reason: string
  readonly now: Instant
}

/**
 * Takes a dispute, once for each call: what the record of leases proves is returned at once, anything else waits for an
 * operator. Asked again, it answers how it stands (@rule PLUS-7).
 */
export const dispute = async (work: Work, deps: CallsDeps, { call, now, reason }: Objection): Promise<DisputeState> => {
  const known = await findDispute(work.db, call.room_num)
  if (known !== undefined) return known.state
  const [proven, paid] = [await provenMinutes(work.db, call), await paidMinutes(work.db, call)]
  const state = disputeAtFirst(proven, paid)
  await work.db
    .insertInto('call_disputes')
    .values({
      room_num: call.room_num,
      user_id: call.caller_id,
      reason,
      state,
      made_at: now,
      decided_at: state === 'open' ? null : now,
    })
    .execute()
  await refundMinutes(work, deps, call, proven)
  return state
}

/** How an operator decides. */
interface Verdict {
  readonly state: Exclude<DisputeState, 'open'>
  readonly by: string
  readonly reason: string
  readonly now: Instant
}

/** Decides a dispute that is open; Left when there is none of that room, or it was decided before. */
export const decideDispute = async (
  { db }: Work,
  room: string,
  { by, now, reason, state }: Verdict,
): Promise<E.Either<'NoOpenDispute', DisputeRow>> => {
  const decided = await db
    .updateTable('call_disputes')
    .set({ state, decided_at: now, decided_by: by, answer: reason })
    .where('room_num', '=', room)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  return decided === undefined ? E.left('NoOpenDispute') : E.right(decided)
}

/** Disputes that wait for an operator, the oldest first, each with its call. */
export const openDisputes = (db: Tx, limit: number) =>
  db
    .selectFrom('call_disputes')
    .innerJoin('calls', 'calls.room_num', 'call_disputes.room_num')
    .select([
      'call_disputes.room_num',
      'made_at',
      'caller_id',
      'callee_id',
      'minutes_billed',
      'price',
      'call_disputes.reason',
    ])
    .where('call_disputes.state', '=', sql.lit('open' as const))
    .orderBy('made_at')
    .limit(limit)
    .execute()
