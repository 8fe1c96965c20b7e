import type { RoomNum, UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { RoomAction } from './room-action'

/** What happens to a call. Each names its room, so that what comes late cannot touch the next call; timers only ask. */
export type CallEvent = { readonly room: RoomNum; readonly at: Instant } & (
  | { readonly _tag: 'Placed'; readonly peer: UserId }
  /** The gateway says so. */
  | { readonly _tag: 'Told'; readonly action: RoomAction }
  /** This person has pressed 'Answer' here; devices and gateway are still to agree. */
  | { readonly _tag: 'Answering' }
  /** The devices did not agree; it goes on ringing. */
  | { readonly _tag: 'NotAnswered' }
  /** Another tab of this browser has taken or ended it. */
  | { readonly _tag: 'Taken' }
  /** The gateway has agreed. */
  | { readonly _tag: 'Answered' }
  | { readonly _tag: 'FirstFrame' }
  | { readonly _tag: 'PeerLeft' }
  /** This person cancels, declines or hangs up, whichever it is now. */
  | { readonly _tag: 'HungUp' }
  | { readonly _tag: 'RingExpired' }
  | { readonly _tag: 'FrameExpired' }
  | { readonly _tag: 'PeerExpired' }
  /** The media did not come back within 30 s (PLUS-19). */
  | { readonly _tag: 'LinkLost' }
  /** Devices, media room or gateway failed for good. */
  | { readonly _tag: 'Failed' }
  /** The person has seen how it ended. */
  | { readonly _tag: 'Dismissed' }
)
