import type { RoomNum, UserId } from '../kernel/ids'
import { SECOND, type Instant } from '../kernel/time'
import type { MatchPerson } from './match-person'
import type { Caller } from './room-action'

/** The caller's room hangs up by itself when nobody has answered for so long (@rule CALL-44). */
export const RING_LIMIT_MS = 30 * SECOND
/** After joining, so long is waited for the first frame (@rule CALL-54). */
export const FRAME_LIMIT_MS = 30 * SECOND
/** Two who were brought together have so long to press 'Show', both of them (@rule PLUS-11). */
export const MEETING_LIMIT_MS = 60 * SECOND
/** After the other side has left, the call ends so much later (@rule CALL-55). */
export const PEER_LEFT_LIMIT_MS = 20 * SECOND
/** A talk that this page has left can be entered again for so long; then the gateway closes it too (@rule CALL-68, PLUS-8). */
export const RESUME_LIMIT_MS = 30 * SECOND
/** So long a talk goes on while its media are gone (@rule PLUS-19). */
export const LOSS_LIMIT_MS = 30 * SECOND

export type Role = 'caller' | 'callee'
/** Who has pressed 'Show' in a match (@rule PLUS-11). */
export type Show = 'self' | 'peer'

/** Why a call is over; each has its own text (@rule CALL-61, CALL-62). */
export type Ending =
  | 'hungUp'
  | 'hungUpByPeer'
  | 'cancelled'
  | 'cancelledByPeer'
  | 'declined'
  | 'declinedByPeer'
  | 'noAnswer'
  | 'elsewhere'
  | 'failed'
  | 'coinsOut'

interface Talk {
  readonly room: RoomNum
  readonly peer: UserId
  readonly role: Role
  readonly since: Instant
  /** Whom a match brought together with this person; missing: a one-to-one call. */
  readonly match?: MatchPerson
}

/** A talk that began before this page was loaded: so much of it is over, in ms. */
interface Resumed {
  readonly talkedMs?: number
}

/** The one call of a person, from both sides, one to one or by a match. */
export type Call =
  /** `last`: the room that was dismissed; a replayed invitation to it does not ring again. */
  | { readonly _tag: 'Idle'; readonly last?: RoomNum }
  /**
   * `answering`: the callee has pressed 'Answer', and it is on its way. `invites`: this client has invited by itself, so that
   * the gateway knows nothing of the ringing (CALL-21). `afterLike`: the two like each other, and are told so instead (CALL-22).
   */
  | (Talk & {
      readonly _tag: 'Ringing'
      readonly caller: Caller | null
      readonly answering?: boolean
      readonly invites?: boolean
      readonly afterLike?: boolean
    })
  /** A match before both have pressed 'Show' (PLUS-11); `shown`: who has. */
  | (Talk & { readonly _tag: 'Meeting'; readonly shown: 'nobody' | Show; readonly peerLeftAt?: Instant })
  /** It goes on at the gateway, but an earlier page had it; `answering`: the person has pressed 'Rejoin' (CALL-68). */
  | (Talk & Resumed & { readonly _tag: 'Resumable'; readonly answering?: boolean })
  /** Answered; media are being connected, no frame seen yet. */
  | (Talk & Resumed & { readonly _tag: 'Connecting'; readonly peerLeftAt?: Instant })
  /** `since` the first frame, less what was talked before a reload. `low`: the next minute cannot be reserved (CALL-52). */
  | (Talk & Resumed & { readonly _tag: 'Live'; readonly peerLeftAt?: Instant; readonly low?: boolean })
  | (Talk & { readonly _tag: 'Ended'; readonly ending: Ending; readonly talkedMs: number })

/** A call that is on: it occupies the one slot that a person has (@rule CALL-30). */
export type CallOn = Extract<Call, { readonly _tag: 'Ringing' | 'Meeting' | 'Resumable' | 'Connecting' | 'Live' }>

export const idle: Call = { _tag: 'Idle' }

export const isOn = (call: Call): call is CallOn => call._tag !== 'Idle' && call._tag !== 'Ended'

/** Whether this is a talk with that person, answered and not over. */
export const isTalkWith = (call: Call, person: UserId): boolean =>
  (call._tag === 'Connecting' || call._tag === 'Live') && call.peer === person

/** Nobody is in the media room yet: it rings, or what went on before is only offered. */
export const isOutside = (call: CallOn): call is Extract<CallOn, { readonly _tag: 'Ringing' | 'Resumable' }> =>
  call._tag === 'Ringing' || call._tag === 'Resumable'
