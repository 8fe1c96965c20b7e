import * as E from 'fp-ts/Either'
import { causeOf } from '../../src/domain/safety/report'
import { reportsCalls } from '../../src/infrastructure/gateway/contract/reports.calls'
import { answer, refuse, type Answered } from '../http/handler'
import { findKept, nobody } from '../profile/people'
import { storeReport } from './reports'

const NOT_ONESELF = refuse(403, 'You cannot report yourself')

/** Row 56: anybody but oneself, blocked or not; the same cause twice is one report while it waits (@rule SAFE-5). */
export const makeReportAnswers = ({ newId }: { readonly newId: () => string }): readonly Answered[] => [
  answer(reportsCalls.report, async ({ params, session, now }, work) => {
    if (causeOf(params.cause) === undefined) return E.left(refuse(400))
    if (params.report_u_id === session.userId) return E.left(NOT_ONESELF)
    const other = await findKept(work.db, params.report_u_id)
    if (other === undefined) return E.left(nobody)
    const report = { by: session.userId, about: other.id, cause: params.cause, now }
    return E.right({ report_id: await storeReport(work, report, newId) })
  }),
]
