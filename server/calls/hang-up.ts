import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import { findCall, peerIn, roleIn, unanswered, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { endCall, type CallEnd } from './end-call'

const howOf = (call: CallRow, by: number): CallEnd['how'] => {
  if (!unanswered(call)) return 'hungUp'
  return roleIn(call, by) === 'caller' ? 'cancelled' : 'declined'
}

/** One of the two ends the call: before the answer that cancels or declines. */
export const hangUp = (work: Work, deps: CallsDeps, call: CallRow, by: number, now: Instant): Promise<void> =>
  endCall(work, deps, call, { how: howOf(call, by), by, now })

const callOf = async ({ db }: Work, userId: number): Promise<CallRow | undefined> => {
  const slot = await db.selectFrom('call_slots').select('room_num').where('user_id', '=', userId).executeTakeFirst()
  return slot === undefined ? undefined : findCall(db, slot.room_num)
}

/** Ends whatever call somebody is in who must go: the bill is closed and the other side hears it as a hang-up. */
export const leaveCall = async (work: Work, deps: CallsDeps, userId: number, now: Instant): Promise<void> => {
  const call = await callOf(work, userId)
  if (call !== undefined) await hangUp(work, deps, call, userId, now)
}

/** The same, but a call that rings for the person rings on. */
export const leaveBegunCall = async (work: Work, deps: CallsDeps, userId: number, now: Instant): Promise<void> => {
  const call = await callOf(work, userId)
  if (call === undefined || (unanswered(call) && roleIn(call, userId) === 'callee')) return
  await hangUp(work, deps, call, userId, now)
}

/** Ends the call that one of two has with the other, if there is one; any other call of theirs goes on (PLUS-12). */
export const leavePeer = async (
  work: Work,
  deps: CallsDeps,
  { by, peer }: { readonly by: number; readonly peer: number },
  now: Instant,
): Promise<void> => {
  const call = await callOf(work, by)
  if (call !== undefined && peerIn(call, by) === peer) await hangUp(work, deps, call, by, now)
}
