import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'
import type { Instant } from '../kernel/time'
import { isOn, isOutside, type Call, type CallOn, type Show } from './call'
import { endedAs, endingTold, ownEnding } from './call-ending'
import type { CallEvent } from './call-event'
import { timedOut } from './call-expiry'
import { isAfterLike } from './locations'
import type { RoomAction } from './room-action'

type Stepped = E.Either<Refused, Call>

const lastRoom = (call: Call) => (call._tag === 'Idle' ? call.last : call.room)

const beginWith = (call: Call, next: CallOn): Stepped =>
  isOn(call) || lastRoom(call) === next.room ? E.left(refused('CALL-30')) : E.right(next)

/** What a call begins with; undefined: the event begins none. */
const begun = (event: CallEvent): CallOn | undefined => {
  const { room, at: since } = event
  switch (event._tag) {
    case 'Placed': {
      const invites = event.invites === true ? { invites: true } : {}
      const liked = event.afterLike === true ? { afterLike: true } : {}
      return { _tag: 'Ringing', room, since, peer: event.peer, role: 'caller', caller: null, ...invites, ...liked }
    }
    case 'Met': {
      const { person, role } = event
      return { _tag: 'Meeting', room, since, peer: person.id, role, match: person, shown: 'nobody' }
    }
    case 'Found':
      return { _tag: 'Resumable', room, since, peer: event.peer, role: event.role, talkedMs: event.talkedMs }
    case 'Told': {
      if (event.action._tag !== 'Invited') return undefined
      const { caller, location } = event.action
      const liked = isAfterLike(location) ? { afterLike: true } : {}
      return { _tag: 'Ringing', room: event.action.room, since, peer: caller.id, role: 'callee', caller, ...liked }
    }
    default:
      return undefined
  }
}

const connecting = (call: CallOn, since: Instant): Call => ({
  _tag: 'Connecting',
  room: call.room,
  peer: call.peer,
  role: call.role,
  since,
  ...(call.match === undefined ? {} : { match: call.match }),
  ...(call._tag === 'Resumable' ? { talkedMs: call.talkedMs ?? 0 } : {}),
})

const told = (call: CallOn, action: RoomAction, at: Instant): Stepped => {
  const ending = endingTold(call, action)
  if (ending !== null) return E.right(endedAs(call, ending, at))
  if (action._tag === 'Entered' && call._tag === 'Ringing' && call.role === 'caller')
    return E.right(connecting(call, at))
  if (action._tag === 'PeerShown') return shown(call, 'peer', at)
  if (action._tag === 'BalanceChanged' && call._tag === 'Live') return E.right({ ...call, low: action.notEnough })
  return E.left(refused('CALL-58'))
}

/** The second 'Show' of a match starts the wait for the first frame (@rule CALL-54, PLUS-11). */
const shown = (call: CallOn, by: Show, at: Instant): Stepped => {
  if (call._tag !== 'Meeting' || call.shown === by) return E.left(refused('PLUS-11'))
  return E.right(call.shown === 'nobody' ? { ...call, shown: by } : connecting(call, at))
}

const firstFrame = (call: CallOn, at: Instant): Stepped => {
  if (call._tag !== 'Connecting') return E.left(refused('CALL-54'))
  const { peerLeftAt: _, ...talk } = call
  return E.right({ ...talk, _tag: 'Live', since: at - (call.talkedMs ?? 0) })
}

/** Leaving counts once, from its first news on, and until the other side is back (@rule CALL-55). */
const peerLeft = (call: CallOn, at: Instant): Stepped =>
  isOutside(call) || call.peerLeftAt !== undefined ? E.left(refused('CALL-55')) : E.right({ ...call, peerLeftAt: at })

const peerBack = (call: CallOn): Stepped => {
  if (isOutside(call) || call.peerLeftAt === undefined) return E.left(refused('CALL-55'))
  const { peerLeftAt: _, ...here } = call
  return E.right(here)
}

const mayEnter = (call: CallOn): call is Extract<CallOn, { readonly _tag: 'Ringing' | 'Resumable' }> =>
  call._tag === 'Resumable' || (call._tag === 'Ringing' && call.role === 'callee')

const answering = (call: CallOn, pressed: boolean): Stepped =>
  mayEnter(call) && (call.answering === true) !== pressed
    ? E.right({ ...call, answering: pressed })
    : E.left(refused('CALL-42'))

/** A one-to-one call on a touch device goes with its page, unless a picture outside of the page shows it (@rule CALL-49). */
const hidden = (call: CallOn, { at, pictured, touch }: Extract<CallEvent, { _tag: 'PageHidden' }>): Stepped =>
  touch && !pictured && !isOutside(call) && call.match === undefined
    ? E.right(endedAs(call, 'hungUp', at))
    : E.left(refused('CALL-49'))

type Entering = Extract<CallEvent, { readonly _tag: 'Answering' | 'NotAnswered' | 'Answered' | 'Taken' }>

/** Answered or entered again: here, in several steps, or in another tab (@rule CALL-42, CALL-68, PLUS-20). */
const entering = (call: CallOn, { _tag, at }: Entering): Stepped => {
  switch (_tag) {
    case 'Answering':
      return answering(call, true)
    case 'NotAnswered':
      return answering(call, false)
    case 'Answered':
      return mayEnter(call) ? E.right(connecting(call, at)) : E.left(refused('CALL-42'))
    case 'Taken':
      return call._tag === 'Ringing' ? E.right(endedAs(call, 'elsewhere', at)) : E.left(refused('PLUS-20'))
  }
}

type OfMedia = Extract<CallEvent, { readonly _tag: 'FirstFrame' | 'PeerLeft' | 'PeerBack' | 'LinkLost' }>

/** What the media room tells; whoever is not in it hears nothing (@rule CALL-54, CALL-55, PLUS-19). */
const inMedia = (call: CallOn, { _tag, at }: OfMedia): Stepped => {
  switch (_tag) {
    case 'FirstFrame':
      return firstFrame(call, at)
    case 'PeerLeft':
      return peerLeft(call, at)
    case 'PeerBack':
      return peerBack(call)
    case 'LinkLost':
      return isOutside(call) ? E.left(refused('PLUS-19')) : E.right(endedAs(call, 'failed', at))
  }
}

const goesOn = (call: CallOn, event: CallEvent): Stepped => {
  switch (event._tag) {
    case 'Told':
      return told(call, event.action, event.at)
    case 'Answering':
    case 'NotAnswered':
    case 'Answered':
    case 'Taken':
      return entering(call, event)
    case 'FirstFrame':
    case 'PeerLeft':
    case 'PeerBack':
    case 'LinkLost':
      return inMedia(call, event)
    case 'Shown':
      return shown(call, 'self', event.at)
    case 'RingExpired':
    case 'MeetingExpired':
    case 'FrameExpired':
    case 'PeerExpired':
    case 'ResumeExpired':
      return timedOut(call, event)
    case 'PageHidden':
      return hidden(call, event)
    case 'HungUp':
      return E.right(endedAs(call, ownEnding(call), event.at))
    case 'Failed':
      return E.right(endedAs(call, 'failed', event.at))
    case 'Placed':
    case 'Met':
    case 'Found':
    case 'Dismissed':
      return E.left(refused('CALL-30'))
  }
}

/**
 * What becomes of a call, one to one or by a match. Total and pure; Left: nothing happens, and the rule that says so. A call
 * ends exactly once, and a new one begins only when none is on (@rule CALL-30, CALL-44, CALL-49, CALL-54, CALL-55, CALL-57,
 * CALL-58, CALL-59, CALL-60, CALL-68).
 */
export const step = (call: Call, event: CallEvent): Stepped => {
  const first = begun(event)
  if (first !== undefined) return beginWith(call, first)
  if (call._tag === 'Idle' || call.room !== event.room) return E.left(refused('CALL-58'))
  if (isOn(call)) return goesOn(call, event)
  return event._tag === 'Dismissed' ? E.right({ _tag: 'Idle', last: call.room }) : E.left(refused('CALL-58'))
}
