import * as E from 'fp-ts/Either'
import { causeOf } from '../../src/domain/safety/report'
import { reportsCalls } from '../../src/infrastructure/gateway/contract/reports.calls'
import { answer, refuse, type Answered } from '../http/handler'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { findKept, nobody } from '../profile/people'
import { lastCallOf, noteReportedCall } from './evidence/snapshot-rows'
import { storeReport, type Report } from './reports'

const NOT_ONESELF = refuse(403, 'You cannot report yourself')

interface ReportDeps {
  readonly newId: () => string
  readonly snapshots: Settings['snapshots']
}

/** The call that the two are in, or had last: what is kept of it belongs to the report from now on. */
const holdCall = async (work: Work, id: string, { about, by, now }: Report, keepMs: number): Promise<void> => {
  const room = await lastCallOf(work.db, [by, about], now - keepMs)
  if (room !== undefined) await noteReportedCall(work, id, room)
}

/** Row 56: anybody but oneself, blocked or not; the same cause twice is one report while it waits (@rule SAFE-5, CALL-50). */
export const makeReportAnswers = ({ newId, snapshots }: ReportDeps): readonly Answered[] => [
  answer(reportsCalls.report, async ({ params, session, now }, work) => {
    if (causeOf(params.cause) === undefined) return E.left(refuse(400))
    if (params.report_u_id === session.userId) return E.left(NOT_ONESELF)
    const other = await findKept(work.db, params.report_u_id)
    if (other === undefined) return E.left(nobody)
    const report = { by: session.userId, about: other.id, cause: params.cause, now }
    const id = await storeReport(work, report, newId)
    await holdCall(work, id, report, snapshots.keepMs)
    return E.right({ report_id: id })
  }),
]
