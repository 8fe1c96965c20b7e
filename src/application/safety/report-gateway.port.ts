import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { ReportCause } from '../../domain/safety/report'
import type { GatewayError } from '../kernel/gateway-error'

/** Takes what somebody says about another person; the operators read it. The same twice is one report while it waits. */
export interface ReportGateway {
  readonly report: (person: UserId, cause: ReportCause) => TaskEither<GatewayError, void>
}
