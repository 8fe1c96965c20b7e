import type { RoomNum, UserId } from '../kernel/ids'
import { SECOND, type Instant } from '../kernel/time'
import type { Caller } from './room-action'

/** The caller's room hangs up by itself when nobody has answered for so long (@rule CALL-44). */
export const RING_LIMIT_MS = 30 * SECOND
/** After joining, so long is waited for the first frame (@rule CALL-54). */
export const FRAME_LIMIT_MS = 30 * SECOND
/** After the other side has left, the call ends so much later (@rule CALL-55). */
export const PEER_LEFT_LIMIT_MS = 20 * SECOND

export type Role = 'caller' | 'callee'

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
}

/** A one-to-one call, from both sides. */
export type Call =
  /** `last`: the room that was dismissed; a replayed invitation to it does not ring again. */
  | { readonly _tag: 'Idle'; readonly last?: RoomNum }
  /** `answering`: the callee has pressed 'Answer', and it is on its way. */
  | (Talk & { readonly _tag: 'Ringing'; readonly caller: Caller | null; readonly answering?: boolean })
  /** Answered; media are being connected, no frame seen yet. */
  | (Talk & { readonly _tag: 'Connecting'; readonly peerLeftAt?: Instant })
  /** `low`: the next minute cannot be reserved (CALL-52). */
  | (Talk & { readonly _tag: 'Live'; readonly peerLeftAt?: Instant; readonly low?: boolean })
  | (Talk & { readonly _tag: 'Ended'; readonly ending: Ending; readonly talkedMs: number })

/** A call that is on: it occupies the one slot that a person has (@rule CALL-30). */
export type CallOn = Extract<Call, { readonly _tag: 'Ringing' | 'Connecting' | 'Live' }>

export const idle: Call = { _tag: 'Idle' }

export const isOn = (call: Call): call is CallOn => call._tag !== 'Idle' && call._tag !== 'Ended'
