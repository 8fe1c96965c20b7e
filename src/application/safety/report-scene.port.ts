import type { IO } from 'fp-ts/IO'
import type { TaskOption } from 'fp-ts/TaskOption'
import type { UserId } from '../../domain/kernel/ids'
import type { Moment } from './report-gateway.port'

/** What was seen of somebody at the moment at which they were reported. */
export interface Witnessed {
  /** They are talked with at this moment. */
  readonly met: boolean
  /** None: nothing is seen of them here. */
  readonly moment: TaskOption<Moment>
  /** Leaves them; to be run once the report is stored (CALL-50). */
  readonly leave: IO<void>
}

/** Where somebody is met who is reported, such as a call that is on. */
export interface ReportScene {
  /** They are talked with here at this moment. */
  readonly meets: (person: UserId) => boolean
  readonly witness: (person: UserId) => Witnessed
}
