import * as E from 'fp-ts/Either'
import type { Role } from '../../src/domain/calls/call'
import { isMatchRoom } from '../../src/domain/calls/locations'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { answer, refuse, type Answered, type Refusal } from '../http/handler'
import { findUser } from '../profile/people'
import { roomToken } from '../rtm/agora-tokens'
import type { Work } from '../store/store'
import { holdMinute } from './bill'
import { answered, findCall, meets, roleIn, unanswered, updateCall, type CallRow } from './call-store'
import type { CallsDeps } from './calls-deps'
import { endCall } from './end-call'
import { hangUp } from './hang-up'
import { action, tellRoom } from './room-actions'
import { firstFrame } from './talk'

const NO_ROOM = refuse(403)
const GONE = refuse(100006, 'Sorry, call connection failed')

type RoomCall = typeof callsCalls.launch | typeof callsCalls.roomJoin

interface InRoom {
  readonly call: CallRow
  readonly role: Role
  readonly userId: number
  readonly sessionId: string
  readonly now: number
}

type Step = (work: Work, deps: CallsDeps, room: InRoom) => Promise<void>

type Serves = (call: CallRow) => boolean

/** A step of one of the two people of a room; over or foreign rooms answer nothing and change nothing. */
const lifecycle = (
  deps: CallsDeps,
  wire: RoomCall,
  who: Role | 'both',
  step: Step,
  serves: Serves = () => true,
): Answered =>
  answer(wire, async ({ params, session, now }, work) => {
    const call = await findCall(work.db, params.roomNum)
    const role = call ? roleIn(call, session.userId) : null
    if (!call || !serves(call) || !role || (who !== 'both' && role !== who)) return E.left(NO_ROOM)
    if (call.state !== 'ended')
      await step(work, deps, {
        call,
        role,
        userId: session.userId,
        sessionId: session.id,
        now,
      })
    return E.right(undefined)
  })

const launch: Step = async (work, { bus, pictureAt, pushes, settings, tokens }, { call, now }) => {
  if (call.state !== 'created') return
  const caller = await findUser(work.db, call.caller_id)
  await updateCall(work, call, { state: 'ringing' })
  await tellRoom(work, bus, call.callee_id, {
    action: action.invited,
    roomNum: call.room_num,
    at: now,
    callPrice: call.price,
    rtcRoomToken: roomToken(tokens, call.room_num, call.callee_id),
    polite: true,
    callLocation: call.call_location,
    caller: {
      id: call.caller_id,
      userName: caller?.user_name ?? '',
      headImg: pictureAt(caller?.head_img ?? ''),
      demo: caller?.demo ?? 0,
    },
  })
  await pushes.call(work, call, { now, endsAt: now + settings.ringMs })
}

/** Nothing has begun yet: nobody has taken the call, or the two of a match have not both let themselves be seen. */
const before = (call: CallRow): boolean => unanswered(call) || meets(call)

const cancel: Step = async (work, deps, { call, userId, now }) => {
  if (before(call)) await endCall(work, deps, call, { how: 'cancelled', by: userId, now })
}

const decline: Step = async (work, deps, { call, userId, now }) => {
  if (unanswered(call)) await endCall(work, deps, call, { how: 'declined', by: userId, now })
}

const timeout: Step = async (work, deps, { call, now }) => {
  if (before(call)) await endCall(work, deps, call, { how: 'unanswered', by: 0, now })
}

const hungUp: Step = (work, deps, { call, userId, now }) => hangUp(work, deps, call, userId, now)

/** A device of the callee that did not get the call puts its own room away; the call goes on elsewhere (@rule CALL-57). */
const roomGone: Step = async (work, deps, room) => {
  const { answered_by } = room.call
  const elsewhere = room.role === 'callee' && answered_by !== null && answered_by !== room.sessionId
  if (!elsewhere) await hungUp(work, deps, room)
}

/** Who goes out of a match has hung up, whatever it had come to: the other side hears 7 (@rule CALL-57). */
const left: Step = (work, deps, { call, userId, now }) => endCall(work, deps, call, { how: 'hungUp', by: userId, now })

const joined: Step = async (work, { bus }, { call, role, now }) => {
  if (role === 'callee' && answered(call)) {
    await tellRoom(work, bus, call.caller_id, { action: action.entered, roomNum: call.room_num, at: now })
  }
}

const started: Step = (work, deps, { call, role, now }) => firstFrame(work, deps, call, role, now)

/** The callee answers: minute 1 is held before anything is connected; without coins the call ends (CALL-67). */
const accept = async (
  work: Work,
  deps: CallsDeps,
  call: CallRow,
  session: string,
  now: number,
): Promise<E.Either<Refusal, { rtcRoomToken: string; polite: boolean }>> => {
  const accepted = E.right({ rtcRoomToken: roomToken(deps.tokens, call.room_num, call.callee_id), polite: true })
  if (call.state === 'ended') return E.left(GONE)
  if (call.answered_by !== null) return call.answered_by === session ? accepted : E.left(GONE)
  const held = await holdMinute(work, deps, call, 1)
  if (!held) {
    await endCall(work, deps, call, { how: 'closed', by: 0, now })
    return E.left({ ...GONE, keeps: true })
  }
  const self = { action: action.withdrawn, by: 'self' as const, roomNum: call.room_num, at: now }
  await updateCall(work, call, {
    state: 'answered',
    answered_at: now,
    answered_by: session,
    minutes_reserved: 1,
  })
  await tellRoom(work, deps.bus, call.callee_id, self)
  await deps.pushes.callOver(work, call, 'answered', now)
  return accepted
}

const answerCall = (deps: CallsDeps): Answered =>
  answer(callsCalls.answer, async ({ params, session, now }, work) => {
    const call = await findCall(work.db, params.roomNum)
    return call && roleIn(call, session.userId) === 'callee'
      ? accept(work, deps, call, session.id, now)
      : E.left(NO_ROOM)
  })

/** Rows 1 to 9. */
export const makeLifecycleAnswers = (deps: CallsDeps): readonly Answered[] => [
  lifecycle(deps, callsCalls.launch, 'caller', launch),
  lifecycle(deps, callsCalls.cancel, 'caller', cancel),
  answerCall(deps),
  lifecycle(deps, callsCalls.timeout, 'both', timeout),
  lifecycle(deps, callsCalls.hangup, 'both', hungUp),
  lifecycle(deps, callsCalls.notifyEndCall, 'both', roomGone),
  lifecycle(deps, callsCalls.notifyJoinCall, 'both', joined),
  lifecycle(deps, callsCalls.notifyStartCall, 'both', started),
  lifecycle(deps, callsCalls.refuse, 'callee', decline),
]

const ofMatch: Serves = ({ call_location }) => isMatchRoom(call_location)

/** Rows 17 to 22: what the lifecycle is for calls, for the rooms of matches alone (@rule CALL-7). */
export const makeRoomActionAnswers = (deps: CallsDeps): readonly Answered[] => [
  lifecycle(deps, callsCalls.roomCancel, 'caller', cancel, ofMatch),
  lifecycle(deps, callsCalls.roomJoin, 'both', joined, ofMatch),
  lifecycle(deps, callsCalls.roomFirstFrame, 'both', started, ofMatch),
  lifecycle(deps, callsCalls.roomHangup, 'both', left, ofMatch),
  lifecycle(deps, callsCalls.roomLeave, 'both', left, ofMatch),
  lifecycle(deps, callsCalls.roomTimeout, 'both', timeout, ofMatch),
]
