import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'
import type { Instant } from '../kernel/time'
import { FRAME_LIMIT_MS, isOn, PEER_LEFT_LIMIT_MS, RING_LIMIT_MS, type Call, type CallOn, type Ending } from './call'
import { endedAs, endingTold, ownEnding } from './call-ending'
import type { CallEvent } from './call-event'
import type { RoomAction } from './room-action'

type Stepped = E.Either<Refused, Call>

const lastRoom = (call: Call) => (call._tag === 'Idle' ? call.last : call.room)

const beginWith = (call: Call, next: CallOn): Stepped =>
  isOn(call) || lastRoom(call) === next.room ? E.left(refused('CALL-30')) : E.right(next)

const invited = (call: Call, action: Extract<RoomAction, { _tag: 'Invited' }>, at: Instant): Stepped =>
  beginWith(call, {
    _tag: 'Ringing',
    room: action.room,
    peer: action.caller.id,
    role: 'callee',
    since: at,
    caller: action.caller,
  })

const connecting = ({ room, peer, role }: CallOn, since: Instant): Call => ({
  _tag: 'Connecting',
  room,
  peer,
  role,
  since,
})

const told = (call: CallOn, action: RoomAction, at: Instant): Stepped => {
  const ending = endingTold(call, action)
  if (ending !== null) return E.right(endedAs(call, ending, at))
  if (action._tag === 'Entered' && call._tag === 'Ringing' && call.role === 'caller')
    return E.right(connecting(call, at))
  if (action._tag === 'BalanceChanged' && call._tag === 'Live') return E.right({ ...call, low: action.notEnough })
  return E.left(refused('CALL-58'))
}

const firstFrame = (call: CallOn, at: Instant): Stepped =>
  call._tag === 'Connecting'
    ? E.right({ _tag: 'Live', room: call.room, peer: call.peer, role: call.role, since: at })
    : E.left(refused('CALL-54'))

const expired = (call: CallOn, since: Instant | undefined, limit: number, ending: Ending, at: Instant): Stepped =>
  since !== undefined && at - since >= limit
    ? E.right(endedAs(call, ending, at))
    : E.left(refused(ending === 'noAnswer' ? 'CALL-44' : 'CALL-54'))

const answering = (call: CallOn, pressed: boolean): Stepped =>
  call._tag === 'Ringing' && call.role === 'callee' && (call.answering === true) !== pressed
    ? E.right({ ...call, answering: pressed })
    : E.left(refused('CALL-42'))

const answered = (call: CallOn, at: Instant): Stepped =>
  call._tag === 'Ringing' && call.role === 'callee' ? E.right(connecting(call, at)) : E.left(refused('CALL-42'))

/** What time may end, when it has come (@rule CALL-44, CALL-54, CALL-55). */
const timedOut = (call: CallOn, event: Extract<CallEvent, { _tag: `${string}Expired` }>): Stepped => {
  switch (event._tag) {
    case 'RingExpired':
      return expired(call, call._tag === 'Ringing' ? call.since : undefined, RING_LIMIT_MS, 'noAnswer', event.at)
    case 'FrameExpired':
      return expired(call, call._tag === 'Connecting' ? call.since : undefined, FRAME_LIMIT_MS, 'failed', event.at)
    case 'PeerExpired': {
      const left = call._tag === 'Ringing' ? undefined : call.peerLeftAt
      return expired(call, left, PEER_LEFT_LIMIT_MS, 'hungUpByPeer', event.at)
    }
  }
}

const endsUnlessRinging = (call: CallOn, rule: string, at: Instant): Stepped =>
  call._tag === 'Ringing' ? E.left(refused(rule)) : E.right(endedAs(call, 'failed', at))

const goesOn = (call: CallOn, event: CallEvent): Stepped => {
  switch (event._tag) {
    case 'Told':
      return told(call, event.action, event.at)
    case 'Answering':
      return answering(call, true)
    case 'NotAnswered':
      return answering(call, false)
    case 'Answered':
      return answered(call, event.at)
    case 'Taken':
      return call._tag === 'Ringing' ? E.right(endedAs(call, 'elsewhere', event.at)) : E.left(refused('PLUS-20'))
    case 'FirstFrame':
      return firstFrame(call, event.at)
    case 'PeerLeft':
      return call._tag === 'Ringing' ? E.left(refused('CALL-55')) : E.right({ ...call, peerLeftAt: event.at })
    case 'HungUp':
      return E.right(endedAs(call, ownEnding(call), event.at))
    case 'RingExpired':
    case 'FrameExpired':
    case 'PeerExpired':
      return timedOut(call, event)
    case 'LinkLost':
      return endsUnlessRinging(call, 'PLUS-19', event.at)
    case 'Failed':
      return E.right(endedAs(call, 'failed', event.at))
    case 'Placed':
    case 'Dismissed':
      return E.left(refused('CALL-30'))
  }
}

/**
 * What becomes of a call. Total and pure; Left: nothing happens, and the rule that says so. A call ends exactly once, and a
 * new one begins only when none is on (@rule CALL-30, CALL-44, CALL-54, CALL-55, CALL-57, CALL-58, CALL-59, CALL-60).
 */
export const step = (call: Call, event: CallEvent): Stepped => {
  const { room, at } = event
  if (event._tag === 'Placed') {
    return beginWith(call, { _tag: 'Ringing', room, peer: event.peer, role: 'caller', since: at, caller: null })
  }
  if (event._tag === 'Told' && event.action._tag === 'Invited') return invited(call, event.action, at)
  if (call._tag === 'Idle' || call.room !== room) return E.left(refused('CALL-58'))
  if (isOn(call)) return goesOn(call, event)
  return event._tag === 'Dismissed' ? E.right({ _tag: 'Idle', last: call.room }) : E.left(refused('CALL-58'))
}
