import type { Instant } from '../../src/domain/kernel/time'
import type { Session } from '../http/handler'
import type { Work } from '../store/store'

/** What ends for a person whose sessions end. */
export interface Absence {
  /**
   * A session of that kind has ended. A person without any browser to be in hangs up and waits for nobody, with the bill closed
   * and a hit open to the other again; terminals alone hold neither. Without any session at all they are gone at once (@rule FRND-46).
   */
  readonly note: (work: Work, ended: Pick<Session, 'kind' | 'userId'>, now: Instant) => Promise<void>
  /**
   * A new session has put the others out. What only those could go on with is over; a call that rings for the person rings on,
   * and is answered where they are now (@rule CALL-57).
   */
  readonly movedOn: (work: Work, userId: number, now: Instant) => Promise<void>
}
