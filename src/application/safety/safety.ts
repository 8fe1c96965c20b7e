import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { checkAppeal, type AppealProblem } from '../../domain/safety/appeal'
import type { GatewayError } from '../kernel/gateway-error'
import type { AppealGateway } from './appeal-gateway.port'
import type { ReportGateway } from './report-gateway.port'
import type { ReportScene } from './report-scene.port'
import type { SafetyFeature } from './safety.feature'

interface SafetyDeps {
  readonly gateway: AppealGateway
  readonly reports: ReportGateway
  readonly scene: ReportScene
}

/** What is seen is taken before the report goes out, and the talk ends after it was taken (@rule CALL-50). */
const makeReport =
  ({ reports, scene }: Pick<SafetyDeps, 'reports' | 'scene'>): SafetyFeature['report'] =>
  (person, cause) =>
    pipe(
      TE.fromIO<IO<void>, GatewayError>(() => scene.witness(person)),
      TE.flatMap((conclude) =>
        pipe(
          reports.report(person, cause),
          TE.tapIO(() => conclude),
        ),
      ),
    )

/** The safety feature as a user interface sees it (@rule PLUS-13). */
export const makeSafety = ({ gateway, ...deps }: SafetyDeps): SafetyFeature => ({
  report: makeReport(deps),
  appeal: (typed, token) =>
    pipe(
      TE.fromEither<AppealProblem | GatewayError, string>(checkAppeal(typed)),
      TE.flatMap((text) => gateway.appeal(text, token)),
    ),
})
