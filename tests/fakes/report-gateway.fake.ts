import * as TE from 'fp-ts/TaskEither'
import type { ReportGateway } from '../../src/application/safety/report-gateway.port'
import type { UserId } from '../../src/domain/kernel/ids'
import type { ReportCause } from '../../src/domain/safety/report'

export interface ReportGatewayFake extends ReportGateway {
  readonly reports: { readonly person: UserId; readonly cause: ReportCause }[]
}

/** Takes every report. */
export const makeReportGatewayFake = (): ReportGatewayFake => {
  const reports: ReportGatewayFake['reports'] = []
  return {
    reports,
    report: (person, cause) => {
      reports.push({ person, cause })
      return TE.right(undefined)
    },
  }
}
