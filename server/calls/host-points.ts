import { pointsFor } from '../../src/domain/calls/billing'
import { MINUTE } from '../../src/domain/kernel/time'
import { findUser } from '../profile/people'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'

/** Clocks of processes may differ; a busy host has far more movements before a call than after it. */
const CLOCKS_APART_MS = MINUTE

const pointsKey = (call: CallRow, minute: number): string => `points:${call.room_num}:${minute}`

/** The host earns points by a minute that the caller has paid, once for each room and minute (@rule CALL-65). */
export const earnMinute = async (
  work: Work,
  { ledger, settings }: CallsDeps,
  call: CallRow,
  minute: number,
): Promise<void> => {
  const points = pointsFor(call.price, settings.pointsPercent)
  if (points === 0 || (await findUser(work.db, call.callee_id))?.goddess !== 1) return
  await ledger.earn(work, {
    userId: call.callee_id,
    amount: points,
    kind: 'callPoints',
    key: pointsKey(call, minute),
    other: call.caller_id,
    ref: call.room_num,
  })
}

/** A minute was returned to the caller: its points go back as far as the host still has them; the house bears the rest (@rule CALL-65, PLUS-7). */
export const returnMinute = async (work: Work, { ledger }: CallsDeps, call: CallRow, minute: number): Promise<void> => {
  await ledger.unearn(work, pointsKey(call, minute), 'callPointsReturned')
}

/** Points of a call that somebody has earned and not given back. */
export const pointsOf = async (db: Tx, call: CallRow, userId: number): Promise<number> => {
  const { points } = await db
    .selectFrom('transfers')
    .innerJoin('postings', 'postings.transfer_id', 'transfers.id')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('postings.amount'), of.lit(0)).as('points'))
    .where('transfers.user_id', '=', userId)
    .where('kind', 'in', ['callPoints', 'callPointsReturned'])
    .where('at', '>=', call.created_at - CLOCKS_APART_MS)
    .where('ref', '=', call.room_num)
    .where('account', '=', 'points')
    .executeTakeFirstOrThrow()
  return points
}
