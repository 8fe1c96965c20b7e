import type { Answered } from '../http/handler'
import { makeAppealAnswers } from './appeal.answers'
import { makeDeletionAnswers } from './deletion.answers'
import { makeExportAnswers } from './export.answers'
import { makeReportAnswers } from './report.answers'
import type { SafetyDeps } from './safety-deps'

/** Rows 56, 88, 171 and 173. */
export const makeSafetyAnswers = (deps: SafetyDeps): readonly Answered[] => [
  ...makeAppealAnswers(deps.settings),
  ...makeDeletionAnswers(deps),
  ...makeExportAnswers(deps),
  ...makeReportAnswers(deps.friends),
]
