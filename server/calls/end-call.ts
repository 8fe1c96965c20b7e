import { hangupReasons, type CallRecord } from '../../src/domain/calls/call-record'
import { isMatchRoom } from '../../src/domain/calls/locations'
import { CHAT_BIZ_TYPE, numbers } from '../../src/domain/chat/message-kind'
import { relationCode } from '../../src/domain/friends/relation'
import type { CallOutcome } from '../../src/domain/kernel/push'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import { deliver } from '../chat/deliver'
import { tellBalance } from '../coins/tell-balance'
import { relationsOf } from '../profile/people'
import type { Work } from '../store/store'
import { closeBill } from './bill'
import { freeSlots, peerIn, updateCall, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { action, tellRoom } from './room-actions'

/** How a call ends; `by` is 0 when the gateway ends it. */
export interface CallEnd {
  readonly how: 'cancelled' | 'declined' | 'unanswered' | 'hungUp' | 'closed'
  readonly by: number
  readonly now: Instant
}

const reasons = {
  cancelled: hangupReasons.cancelled,
  declined: hangupReasons.declined,
  unanswered: hangupReasons.unanswered,
  hungUp: hangupReasons.hungUp,
  closed: hangupReasons.hungUp,
} as const

/** What the two sides hear: who did it hears that it is over in their other tabs, the other hears why (CALL-57). */
const tellBoth = async (work: Work, { bus }: CallsDeps, call: CallRow, { how, by, now }: CallEnd): Promise<void> => {
  const room = { roomNum: call.room_num, at: now }
  const [caller, callee] = [call.caller_id, call.callee_id]
  const self = { ...room, action: action.withdrawn, by: 'self' as const }
  switch (how) {
    case 'cancelled':
      await tellRoom(work, bus, callee, { ...room, action: action.withdrawn, by: 'caller' })
      return tellRoom(work, bus, caller, self)
    case 'declined':
      await tellRoom(work, bus, caller, { ...room, action: action.declined })
      return tellRoom(work, bus, callee, self)
    case 'unanswered':
      await tellRoom(work, bus, caller, { ...room, action: action.unanswered })
      return tellRoom(work, bus, callee, { ...room, action: action.unanswered })
    case 'hungUp':
      await tellRoom(work, bus, peerIn(call, by), { ...room, action: action.hungUp })
      return tellRoom(work, bus, by, self)
    case 'closed':
      await tellRoom(work, bus, caller, { ...room, action: action.hungUp })
      return tellRoom(work, bus, callee, { ...room, action: action.hungUp })
  }
}

const recordOf = (call: CallRow, { by, how }: CallEnd, talkedMs: number): CallRecord => ({
  roomNum: call.room_num,
  callerUserId: call.caller_id,
  calleeUserId: call.callee_id,
  videoTime: talkedMs === 0 ? 0 : Math.max(1, Math.floor(talkedMs / SECOND)),
  hangupReason: reasons[how],
  hangupUserId: by,
  accept: call.answered_at !== null,
  addType: 0,
  callLocation: call.call_location,
})

/**
 * A call that never rang is nothing to whom it was meant for; a match of strangers leaves no conversation behind with everybody
 * whom chance has brought (record 44).
 */
const leavesRecord = async (
  { db }: Work,
  { call_location, callee_id, caller_id, state }: CallRow,
): Promise<boolean> => {
  if (state === 'created') return false
  if (!isMatchRoom(call_location)) return true
  return (await relationsOf(db, caller_id, [callee_id])).get(callee_id)?.relation === relationCode.friend
}

const leaveRecord = (work: Work, deps: CallsDeps, call: CallRow, end: CallEnd, talkedMs: number): Promise<unknown> =>
  deliver(work, deps, {
    uuid: deps.random.uuid(),
    sender: call.caller_id,
    receiver: call.callee_id,
    ...numbers.call,
    bizType: CHAT_BIZ_TYPE,
    content: JSON.stringify(recordOf(call, end, talkedMs)),
    now: end.now,
  })

/** What whoever was rung, and did not answer, is told of it. */
const outcomeOf = ({ how }: CallEnd): CallOutcome => (how === 'cancelled' || how === 'unanswered' ? 'missed' : 'ended')

/** Ends a call once: the bill is closed, both may call again, both hear it, and its record goes into the chat. */
export const endCall = async (work: Work, deps: CallsDeps, call: CallRow, end: CallEnd): Promise<void> => {
  if (call.state === 'ended') return
  const bill = await closeBill(work, deps, call, end.now)
  await updateCall(work, call, {
    state: 'ended',
    ended_at: end.now,
    hangup_reason: reasons[end.how],
    hangup_user_id: end.by === 0 ? null : end.by,
    minutes_billed: bill.minutes,
    connected_ms: bill.connectedMs,
    paused_ms: bill.pausedMs,
  })
  await freeSlots(work, call.room_num)
  await tellBoth(work, deps, call, end)
  if (call.state === 'ringing') await deps.pushes.callOver(work, call, outcomeOf(end), end.now)
  if (await leavesRecord(work, call)) await leaveRecord(work, deps, call, end, bill.connectedMs)
  await tellBalance(deps, work, call.caller_id)
  await tellBalance(deps, work, call.callee_id)
}
