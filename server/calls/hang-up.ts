import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import { findCall, roleIn, unanswered, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { endCall, type CallEnd } from './end-call'

const howOf = (call: CallRow, by: number): CallEnd['how'] => {
  if (!unanswered(call)) return 'hungUp'
  return roleIn(call, by) === 'caller' ? 'cancelled' : 'declined'
}

/** One of the two ends the call: before the answer that cancels or declines. */
export const hangUp = (work: Work, deps: CallsDeps, call: CallRow, by: number, now: Instant): Promise<void> =>
  endCall(work, deps, call, { how: howOf(call, by), by, now })

/** Ends whatever call somebody is in who must go: the bill is closed and the other side hears it as a hang-up. */
export const leaveCall = async (work: Work, deps: CallsDeps, userId: number, now: Instant): Promise<void> => {
  const slot = await work.db
    .selectFrom('call_slots')
    .select('room_num')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const call = slot === undefined ? undefined : await findCall(work.db, slot.room_num)
  if (call !== undefined) await hangUp(work, deps, call, userId, now)
}
