import type { Answered } from '../http/handler'
import { makeAppealAnswers } from './appeal.answers'
import { makeDeletionAnswers } from './deletion.answers'
import { makeExportAnswers } from './export.answers'
import type { EvidenceDeps } from './evidence/evidence-deps'
import { makeSnapshotAnswers } from './evidence/snapshot.answers'
import { makeReportAnswers } from './report.answers'
import type { SafetyDeps } from './safety-deps'

const evidenceOf = ({ calls, evidence, reencode, settings }: SafetyDeps): EvidenceDeps => ({
  evidence,
  random: calls.random,
  reencode,
  snapshots: settings.snapshots,
})

/** Rows 13, 56 to 61, 88, 136, 171 and 173. */
export const makeSafetyAnswers = (deps: SafetyDeps): readonly Answered[] => [
  ...makeAppealAnswers(deps.settings),
  ...makeDeletionAnswers(deps),
  ...makeExportAnswers(deps),
  ...makeReportAnswers({
    newId: deps.friends.newId,
    evidence: evidenceOf(deps),
    mailer: deps.mailer,
    media: deps.media,
    settings: deps.settings,
  }),
  ...makeSnapshotAnswers(evidenceOf(deps)),
]
