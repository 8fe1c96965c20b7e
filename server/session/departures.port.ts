import type { Instant } from '../../src/domain/kernel/time'
import type { Session } from '../http/handler'
import type { Work } from '../store/store'
import type { Ending } from './kick'

/** Sessions that end, with what the person was in: a call is hung up with its bill, a hit is open to the other again. */
export interface Departures {
  /** Ends one session of the person; false when there is no such one. */
  readonly leave: (
    work: Work,
    session: Pick<Session, 'id' | 'userId'>,
    ending: Ending,
    now: Instant,
  ) => Promise<boolean>
  /** Ends every session of the person. */
  readonly leaveAll: (work: Work, userId: number, ending: Ending, now: Instant) => Promise<void>
  /**
   * A new session has put the others out. What only those could go on with is over; a call that rings for the person rings on,
   * and is answered where they are now (@rule CALL-57).
   */
  readonly moveOn: (work: Work, userId: number, now: Instant) => Promise<void>
}
