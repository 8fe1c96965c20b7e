import type { Instant } from '../kernel/time'
import type { Call, CallOn, Ending } from './call'
import type { RoomAction } from './room-action'

const talkedMs = (call: CallOn, at: Instant): number => {
  if (call._tag === 'Live') return Math.max(0, at - call.since)
  return call._tag === 'Connecting' || call._tag === 'Resumable' ? (call.talkedMs ?? 0) : 0
}

/** The end of a call that is on; the talk lasted from its first frame (@rule CALL-56). */
export const endedAs = (call: CallOn, ending: Ending, at: Instant): Call => ({
  _tag: 'Ended',
  room: call.room,
  peer: call.peer,
  role: call.role,
  since: at,
  ending,
  talkedMs: talkedMs(call, at),
  ...(call.match === undefined ? {} : { match: call.match }),
})

/** What it means when this person ends a call (@rule CALL-43). */
export const ownEnding = (call: CallOn): Ending => {
  if (call._tag !== 'Ringing') return 'hungUp'
  return call.role === 'caller' ? 'cancelled' : 'declined'
}

const withdrawn = (call: CallOn, by: 'caller' | 'self'): Ending | null => {
  if (call.role === 'caller') return 'elsewhere'
  if (by === 'caller') return 'cancelledByPeer'
  return call._tag === 'Ringing' && call.answering !== true ? 'elsewhere' : null
}

const hungUp = (call: CallOn): Ending =>
  call._tag === 'Live' && call.low === true && call.role === 'caller' ? 'coinsOut' : 'hungUpByPeer'

/**
 * How a room action ends a call; null: it goes on. Terminal are 2, 5, 6 and 7. That this person has answered is no news to
 * the room that was, or is being, answered here (@rule CALL-57, CALL-59, CALL-60).
 */
export const endingTold = (call: CallOn, action: RoomAction): Ending | null => {
  switch (action._tag) {
    case 'Withdrawn':
      return withdrawn(call, action.by)
    case 'Declined':
      return call.role === 'caller' ? 'declinedByPeer' : 'elsewhere'
    case 'Unanswered':
      return 'noAnswer'
    case 'HungUp':
      return hungUp(call)
    case 'Invited':
    case 'Entered':
    case 'BalanceChanged':
    case 'PeerShown':
      return null
  }
}
