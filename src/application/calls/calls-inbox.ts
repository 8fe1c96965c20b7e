import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskOption } from 'fp-ts/TaskOption'
import type { CallSignal } from '../../domain/calls/call-signal'
import type { RoomAction } from '../../domain/calls/room-action'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { Gender } from '../../domain/kernel/person'
import type { MeetingDesk } from './meeting'

/** What is seen of somebody who is about to be reported; none where they are not talked with here. */
export interface Witnessed {
  readonly met: boolean
  /** With the gender of who sees it. */
  readonly moment: TaskOption<{ readonly gender: Gender; readonly jpeg: Uint8Array }>
  /** Ends the call; to be run once the report is stored. */
  readonly leave: IO<void>
}

/** What the session and the connection tell the calls; application/realtime calls it in every tab, no user interface does. */
export interface CallsInbox {
  /** After sign-in: clears away a room that an earlier page left behind (CALL-68, CALL-70). */
  readonly begin: Task<void>
  /** Signed out: whatever is on ends, media are released. */
  readonly end: IO<void>
  /** This tab leads from now on, until stopped: of all tabs it alone rings and reports. */
  readonly lead: () => IO<void>
  /** Whether one talks with this person here. */
  readonly meets: (person: UserId) => boolean
  /** Somebody is about to be reported: if one talks with them here, what is seen of them now is taken (CALL-50). */
  readonly witness: (person: UserId) => Witnessed
  /** Begins and ends the talks of matches. */
  readonly meetings: MeetingDesk
  readonly onRoom: (action: RoomAction) => void
  readonly onSignal: (room: RoomNum, from: UserId, signal: CallSignal) => void
}
