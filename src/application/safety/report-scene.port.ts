import type { IO } from 'fp-ts/IO'
import type { UserId } from '../../domain/kernel/ids'

/** Where somebody is met who is reported, such as a call that is on. */
export interface ReportScene {
  /** Takes what is seen of them now. What it answers is to be run once the report is stored: it leaves them (CALL-50). */
  readonly witness: (person: UserId) => IO<void>
}
