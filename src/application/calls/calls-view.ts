import type { Option } from 'fp-ts/Option'
import type { Call } from '../../domain/calls/call'
import type { CallFacts } from '../../domain/calls/call-facts'
import type { FriendAdd } from '../../domain/calls/friend-add'
import type { CallQuality } from '../../domain/calls/quality'
import type { Relation } from '../../domain/friends/relation'
import type { UserId } from '../../domain/kernel/ids'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import type { Instant } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'
import type { Receipt } from './call-gateway.port'
import type { DeviceProblem, Picture } from './devices.port'

/** What stands between the press on 'Video call' and ringing (CALL-12). */
export type Start =
  | { readonly _tag: 'None' }
  /** Says why camera and microphone are needed, before the browser asks. */
  | { readonly _tag: 'Explaining'; readonly peer: UserId }
  | { readonly _tag: 'Checking'; readonly peer: UserId }
  /** Before the first call on this machine: shows picture and sound (PLUS-24). */
  | { readonly _tag: 'Trying'; readonly peer: UserId }
  | { readonly _tag: 'Warning'; readonly peer: UserId; readonly price: number; readonly coins: number }
  | { readonly _tag: 'Failed'; readonly peer: UserId; readonly why: StartError }

export type StartError =
  | DeviceProblem
  | { readonly _tag: 'NotEnoughCoins'; readonly price: number }
  | SpendingBlock
  | { readonly _tag: 'AddFriendFirst' }
  | { readonly _tag: 'VipOnly' }
  | { readonly _tag: 'NoAnswer' }
  | { readonly _tag: 'Busy' }
  | { readonly _tag: 'PeerOffline' }
  | { readonly _tag: 'AlreadyInCall' }
  | { readonly _tag: 'PriceUnknown' }
  | { readonly _tag: 'Told'; readonly message: string }
  | { readonly _tag: 'Framed' }
  | GatewayError

/** The call of this tab, and what stands before it, as a user interface shows it. */
export interface CallsView {
  readonly start: Start
  readonly call: Call
  /** What the gateway said of the call that was placed here (CALL-1). */
  readonly facts: Option<CallFacts>
  /** 'Answer', or 'Rejoin', has been pressed and is on its way. */
  readonly answering: boolean
  readonly minutesLeft: Option<number>
  /** Coins a minute; shown to the caller only while it rings (CALL-41). */
  readonly price: number
  /** Coins that the match of this call has cost; null: it is none (MTCH-13). */
  readonly matchPrice: number | null
  /** Ms since the first frame; follows the clock once a second. */
  readonly talkedMs: number
  readonly muted: boolean
  readonly cameraOff: boolean
  readonly peerMuted: boolean
  /** Nothing is seen of the other side; `peerPictureHeld`: because of its network, not by choice (PLUS-21). */
  readonly peerCameraOff: boolean
  readonly peerPictureHeld: boolean
  readonly interrupted: boolean
  readonly quality: CallQuality
  /** CALL-52; withdrawn after a top-up. */
  readonly lowBalance: boolean
  /** The next minute is not reserved, or was not, though the coins are there: the person's own limit is reached (PLUS-9). */
  readonly limitReached: boolean
  /** How the two stand to each other while they talk; null: not known, or no talk. */
  readonly peerRelation: Relation | null
  /** A request that was made while they talk (FRND-20). */
  readonly friendAdd: FriendAdd
  /** 'Click to add friend' (FRND-22). */
  readonly addHint: boolean
  readonly local: Option<Picture>
  readonly remote: Option<Picture>
  readonly receipt: Option<Receipt>
  readonly endedAt: Option<Instant>
}
