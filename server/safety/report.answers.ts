import * as E from 'fp-ts/Either'
import { checkFormEmail } from '../../src/domain/kernel/email'
import { sanitise } from '../../src/domain/kernel/sanitise'
import { reportsCalls } from '../../src/infrastructure/gateway/contract/reports.calls'
import { normalEmail } from '../account/email-account'
import { linksOf } from '../account/links'
import { takeProof } from '../coins/refunds/proofs'
import { answer, refuse, type Answered } from '../http/handler'
import { dropMedia, mediaIdOf } from '../media/media-rows'
import type { MediaStore } from '../media/media-store.port'
import type { Mailer } from '../outbox/mailer.port'
import type { Settings } from '../settings'
import type { EvidenceDeps } from './evidence/evidence-deps'
import { fileReport } from './file-report'
import { addDetails, ownReport } from './report-details'
import { confirmReport } from './report-mails'
import { makeVideoReport } from './video-report'

const BAD_EMAIL = refuse(400, 'Please enter a valid email')
const NO_PICTURE = refuse(40001, 'Unsupported image format')

interface ReportAnswersDeps {
  readonly newId: () => string
  readonly evidence: EvidenceDeps
  readonly mailer: Mailer
  readonly media: MediaStore
  readonly settings: Pick<Settings, 'safety' | 'snapshots'>
}

/** Row 57: a picture for a report of one's own; the last one counts, the same one twice is one. */
const addPicture = ({ media }: Pick<ReportAnswersDeps, 'media'>): Answered =>
  answer(reportsCalls.reportInfo, async ({ params, session: { userId } }, work) => {
    const report = await ownReport(work.db, params.report_id, userId)
    if (E.isLeft(report)) return report
    const { report_img: address = '' } = params
    const { id, image_id: before } = report.right
    if (address === '' || (before !== null && mediaIdOf(address) === before)) return E.right(undefined)
    const taken = await takeProof(work, address, userId)
    if (taken === undefined) return E.left(NO_PICTURE)
    await work.db.updateTable('reports').set({ image_id: taken }).where('id', '=', id).execute()
    if (before !== null) await dropMedia(work, media, [before])
    return E.right(undefined)
  })

/** Row 58: somebody may be in danger; operators see it first. */
const markUrgent = answer(reportsCalls.reportUpgrade, async ({ params, session }, { db }) => {
  const report = await ownReport(db, params.report_id, session.userId)
  if (E.isLeft(report)) return report
  await db.updateTable('reports').set({ urgent: 1 }).where('id', '=', report.right.id).execute()
  return E.right(undefined)
})

/** Row 59: where the person can be written to, as far as the account knows. */
const ownEmail = answer(reportsCalls.reportEmail, async ({ session }, { db }) => {
  const { email } = await linksOf(db, session.userId)
  return E.right({ email: email?.value ?? '' })
})

/** Row 61: what follows a report; all of it optional (@rule SAFE-3 SAFE-4 SAFE-9). */
const follow = ({ mailer, settings }: Pick<ReportAnswersDeps, 'mailer' | 'settings'>): Answered =>
  answer(reportsCalls.reportFollow, async ({ language, now, params, session }, work) => {
    const report = await ownReport(work.db, params.report_id, session.userId)
    if (E.isLeft(report)) return report
    const { email: typed, next_cause: reason, other_cause: words } = params
    const email = normalEmail(typed ?? '')
    if (email !== '' && E.isLeft(checkFormEmail(email))) return E.left(BAD_EMAIL)
    const added = await addDetails(work, report.right, {
      language,
      ...(reason === undefined ? {} : { reason }),
      ...(words === undefined ? {} : { words: sanitise(words) }),
      ...(typed === undefined ? {} : { email }),
    })
    if (E.isLeft(added)) return added
    await confirmReport(work, { mailer, settings }, report.right, { email, language, now })
    return E.right(undefined)
  })

/** Rows 56 to 61. The same cause twice is one report while it waits (@rule SAFE-5). */
export const makeReportAnswers = (deps: ReportAnswersDeps): readonly Answered[] => {
  const filing = { newId: deps.newId, snapshots: deps.settings.snapshots }
  return [
    answer(reportsCalls.report, async ({ params, session, now }, work) => {
      const wanted = { by: session.userId, about: params.report_u_id, cause: params.cause, now }
      return E.map(({ id }: { readonly id: string }) => ({ report_id: id }))(await fileReport(work, filing, wanted))
    }),
    addPicture(deps),
    markUrgent,
    ownEmail,
    makeVideoReport({ ...filing, evidence: deps.evidence, media: deps.media }),
    follow(deps),
  ]
}
