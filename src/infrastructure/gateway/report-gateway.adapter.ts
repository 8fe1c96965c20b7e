import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ReportGateway } from '../../application/safety/report-gateway.port'
import { reportCauses } from '../../domain/safety/report'
import { reportsCalls } from './contract/reports.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'

/** About a person; the wire gives the other two no other value (@rule SAFE-3). */
const FROM = { report_type: 0, site: 2, wall: true }

/** Reports over the wire (row 56). */
export const makeReportGateway = ({ ask }: Gateway): ReportGateway => ({
  report: (person, cause) =>
    pipe(ask(reportsCalls.report, { ...FROM, cause: reportCauses[cause], report_u_id: person }), TE.map(discard)),
})
