import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { checkAppeal, type AppealProblem } from '../../domain/safety/appeal'
import type { GatewayError } from '../kernel/gateway-error'
import type { AppealGateway } from './appeal-gateway.port'
import type { ReportGateway } from './report-gateway.port'
import type { SafetyFeature } from './safety.feature'

interface SafetyDeps {
  readonly gateway: AppealGateway
  readonly reports: ReportGateway
}

/** The safety feature as a user interface sees it (@rule PLUS-13). */
export const makeSafety = ({ gateway, reports }: SafetyDeps): SafetyFeature => ({
  report: reports.report,
  appeal: (typed, token) =>
    pipe(
      TE.fromEither<AppealProblem | GatewayError, string>(checkAppeal(typed)),
      TE.flatMap((text) => gateway.appeal(text, token)),
    ),
})
