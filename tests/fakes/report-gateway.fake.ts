import * as TE from 'fp-ts/TaskEither'
import type { Moment, ReportDetails, ReportGateway } from '../../src/application/safety/report-gateway.port'
import type { UserId } from '../../src/domain/kernel/ids'
import type { ReportCause } from '../../src/domain/safety/report'

export interface ReportGatewayFake extends ReportGateway {
  readonly reports: { readonly person: UserId; readonly cause: ReportCause }[]
  /** What was asked, in its order. */
  readonly asked: string[]
  readonly followed: ReportDetails[]
  readonly moments: Moment[]
}

/** Takes every report; the same cause of the same person is one. */
export const makeReportGatewayFake = (known = ''): ReportGatewayFake => {
  const reports: ReportGatewayFake['reports'] = []
  const asked: string[] = []
  const followed: ReportDetails[] = []
  const moments: Moment[] = []
  const note = (what: string): TE.TaskEither<never, void> =>
    TE.fromIO(() => {
      asked.push(what)
    })
  return {
    reports,
    asked,
    followed,
    moments,
    report: (person, cause) => async () => {
      asked.push('report')
      const same = reports.findIndex((one) => one.person === person && one.cause === cause)
      if (same >= 0) return TE.right(`r${same}`)()
      return TE.right(`r${reports.push({ person, cause }) - 1}`)()
    },
    reportVideo: (_person, _cause, moment) =>
      TE.fromIO(() => {
        asked.push('video')
        moments.push(moment)
      }),
    follow: (id, details) =>
      TE.fromIO(() => {
        asked.push(`follow ${id}`)
        followed.push(details)
      }),
    upgrade: (id) => note(`upgrade ${id}`),
    addPicture: (id, _file, onProgress) => ({
      cancel: () => undefined,
      done: TE.fromIO(() => {
        onProgress(50)
        asked.push(`picture ${id}`)
      }),
    }),
    email: TE.right(known),
  }
}
