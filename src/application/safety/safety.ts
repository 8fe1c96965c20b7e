import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import { checkAppeal, type AppealProblem } from '../../domain/safety/appeal'
import type { GatewayError } from '../kernel/gateway-error'
import type { AppealGateway } from './appeal-gateway.port'
import { makeFileReport, type ReportParts } from './file-report.use-case'
import { makeChoosePicture, makeReason, makeSubmit } from './report-details.use-case'
import type { ReportGateway } from './report-gateway.port'
import type { ReportScene } from './report-scene.port'
import { ReportModel } from './report.model'
import type { ReportFeature, SafetyFeature } from './safety.feature'

interface SafetyDeps {
  readonly gateway: AppealGateway
  readonly reports: ReportGateway
  readonly scene: ReportScene
}

/** The report flow as a user interface sees it (@rule SAFE-1 SAFE-2). */
const makeReporting = (parts: ReportParts): ReportFeature => {
  const { model, scene } = parts
  return {
    view: model,
    begin: (person) => {
      const { flow, problem } = model
      const unfinished = model.person === person && flow.step !== 'done' && problem?._tag !== 'Decided'
      const ofAnotherTalk = flow.reportId !== null && scene.meets(person)
      if (!unfinished || ofAnotherTalk) model.begin(person)
    },
    file: makeFileReport(parts),
    reason: makeReason(parts),
    word: (words) => model.apply({ _tag: 'Worded', words }),
    address: (email) => model.apply({ _tag: 'Addressed', email }),
    press: (urgent) => model.apply({ _tag: 'Pressed', urgent }),
    back: () => model.apply({ _tag: 'Back' }),
    choosePicture: makeChoosePicture(parts),
    submit: makeSubmit(parts),
  }
}

/** The safety feature as a user interface sees it, and how it forgets whoever has left (@rule PLUS-13). */
export const makeSafety = ({
  gateway,
  reports,
  scene,
}: SafetyDeps): SafetyFeature & {
  /** The session is over: nothing of what its person reported is known any more, and answers to it come too late. */
  readonly forget: IO<void>
} => {
  const model = new ReportModel()
  return {
    report: makeReporting({ model, reports, scene }),
    appeal: (typed, token) =>
      pipe(
        TE.fromEither<AppealProblem | GatewayError, string>(checkAppeal(typed)),
        TE.flatMap((text) => gateway.appeal(text, token)),
      ),
    forget: () => model.begin(null),
  }
}
