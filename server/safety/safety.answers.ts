import type { Answered } from '../http/handler'
import { makeAppealAnswers } from './appeal.answers'
import { makeDeletionAnswers } from './deletion.answers'
import { makeExportAnswers } from './export.answers'
import { makeSnapshotAnswers } from './evidence/snapshot.answers'
import { makeReportAnswers } from './report.answers'
import type { SafetyDeps } from './safety-deps'

/** Rows 13, 56, 88, 136, 171 and 173. */
export const makeSafetyAnswers = (deps: SafetyDeps): readonly Answered[] => [
  ...makeAppealAnswers(deps.settings),
  ...makeDeletionAnswers(deps),
  ...makeExportAnswers(deps),
  ...makeReportAnswers({ newId: deps.friends.newId, snapshots: deps.settings.snapshots }),
  ...makeSnapshotAnswers({
    evidence: deps.evidence,
    random: deps.calls.random,
    reencode: deps.reencode,
    snapshots: deps.settings.snapshots,
  }),
]
