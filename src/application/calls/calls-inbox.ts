import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { CallSignal } from '../../domain/calls/call-signal'
import type { RoomAction } from '../../domain/calls/room-action'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { MeetingDesk } from './meeting'

/** What the session and the connection tell the calls; application/realtime calls it in every tab, no user interface does. */
export interface CallsInbox {
  /** After sign-in: clears away a room that an earlier page left behind (CALL-68, CALL-70). */
  readonly begin: Task<void>
  /** Signed out: whatever is on ends, media are released. */
  readonly end: IO<void>
  /** This tab leads from now on, until stopped: of all tabs it alone rings and reports. */
  readonly lead: () => IO<void>
  /**
   * Somebody is about to be reported: if one talks with them here, what is seen of them now is taken. What is answered is run
   * once the report is stored: it sends that, and ends the call (CALL-50).
   */
  readonly witness: (person: UserId) => IO<void>
  /** Begins and ends the talks of matches. */
  readonly meetings: MeetingDesk
  readonly onRoom: (action: RoomAction) => void
  readonly onSignal: (room: RoomNum, from: UserId, signal: CallSignal) => void
}
