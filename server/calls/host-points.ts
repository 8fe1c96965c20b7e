import { pointsFor } from '../../src/domain/calls/billing'
import { findUser } from '../profile/people'
import type { Work } from '../store/store'
import type { CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'

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
    key: `points:${call.room_num}:${minute}`,
    other: call.caller_id,
    ref: call.room_num,
  })
}
