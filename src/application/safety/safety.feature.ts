import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { AppealProblem, AppealState } from '../../domain/safety/appeal'
import type { ReportCause } from '../../domain/safety/report'
import type { GatewayError } from '../kernel/gateway-error'

/** What protects people, and whom it hits. */
export interface SafetyFeature {
  /** Checks and sends; answers how the appeal stands then (PLUS-13). */
  readonly appeal: (typed: string, token: string | null) => TaskEither<AppealProblem | GatewayError, AppealState>
  /** Tells the operators what is wrong with a person; a call with them ends (SAFE-5, FRND-34, CALL-50). */
  readonly report: (person: UserId, cause: ReportCause) => TaskEither<GatewayError, void>
}
