import type { RoomNum, UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { Role } from './call'
import type { MatchPerson } from './match-person'
import type { RoomAction } from './room-action'

/** What happens to a call. Each names its room, so that what comes late cannot touch the next call; timers only ask. */
export type CallEvent = { readonly room: RoomNum; readonly at: Instant } &
  /** `invites`: the gateway leaves the invitation to this client (CALL-21). */
  (
    | { readonly _tag: 'Placed'; readonly peer: UserId; readonly invites?: boolean; readonly afterLike?: boolean }
    /** A match was found, and both have joined it. */
    | { readonly _tag: 'Met'; readonly role: Role; readonly person: MatchPerson }
    /** This person lets the other side of a match see them; that the other side does is `Told`. */
    | { readonly _tag: 'Shown' }
    /** A talk that an earlier page had still goes on; so much of it is over, in ms. */
    | { readonly _tag: 'Found'; readonly peer: UserId; readonly role: Role; readonly talkedMs: number }
    /** The gateway says so. */
    | { readonly _tag: 'Told'; readonly action: RoomAction }
    /** This person has pressed 'Answer', or 'Rejoin', here; devices and gateway are still to agree. */
    | { readonly _tag: 'Answering' }
    /** The devices did not agree; it goes on ringing. */
    | { readonly _tag: 'NotAnswered' }
    /** Another tab of this browser has taken or ended it. */
    | { readonly _tag: 'Taken' }
    /** The gateway has agreed, also to entering again. */
    | { readonly _tag: 'Answered' }
    | { readonly _tag: 'FirstFrame' }
    | { readonly _tag: 'PeerLeft' }
    /** The media of the other side flow again: it has come back with a page that was loaded anew. */
    | { readonly _tag: 'PeerBack' }
    /** This person cancels, declines or hangs up, whichever it is now. */
    | { readonly _tag: 'HungUp' }
    | { readonly _tag: 'RingExpired' }
    | { readonly _tag: 'MeetingExpired' }
    | { readonly _tag: 'FrameExpired' }
    | { readonly _tag: 'PeerExpired' }
    | { readonly _tag: 'ResumeExpired' }
    /** Nobody looks at the page any more: on a `touch` device, while the call is, or is not, `pictured` outside of the page. */
    | { readonly _tag: 'PageHidden'; readonly touch: boolean; readonly pictured: boolean }
    /** The media did not come back within 30 s (PLUS-19). */
    | { readonly _tag: 'LinkLost' }
    /** Devices, media room or gateway failed for good. */
    | { readonly _tag: 'Failed' }
    /** The person has seen how it ended. */
    | { readonly _tag: 'Dismissed' }
  )
