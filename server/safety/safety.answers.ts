import type { Answered } from '../http/handler'
import { makeAppealAnswers } from './appeal.answers'
import { makeDeletionAnswers } from './deletion.answers'
import { makeExportAnswers } from './export.answers'
import type { SafetyDeps } from './safety-deps'

/** Rows 88, 171 and 173. */
export const makeSafetyAnswers = (deps: SafetyDeps): readonly Answered[] => [
  ...makeAppealAnswers(deps.settings),
  ...makeDeletionAnswers(deps),
  ...makeExportAnswers(deps),
]
