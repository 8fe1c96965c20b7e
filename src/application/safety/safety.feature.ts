import type { TaskEither } from 'fp-ts/TaskEither'
import type { AppealProblem, AppealState } from '../../domain/safety/appeal'
import type { GatewayError } from '../kernel/gateway-error'

/** What protects people, and whom it hits. */
export interface SafetyFeature {
  /** Checks and sends; answers how the appeal stands then (PLUS-13). */
  readonly appeal: (typed: string, token: string | null) => TaskEither<AppealProblem | GatewayError, AppealState>
}
