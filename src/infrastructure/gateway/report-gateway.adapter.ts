import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { PictureFile } from '../../application/kernel/picture-preparer.port'
import type { Cancelled, OnProgress } from '../../application/kernel/upload'
import type { ReportGateway } from '../../application/safety/report-gateway.port'
import { genderCode } from '../../domain/kernel/person'
import { reportCauses, VIDEO_REPORT_PLACE } from '../../domain/safety/report'
import { reportsCalls } from './contract/reports.calls'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import { sendFile } from './send-file'

/** About a person; the wire gives the other two no other value (@rule SAFE-3). */
const FROM = { report_type: 0, site: 2, wall: true }

const quietly = (): void => undefined

const cancelled = (): GatewayError => ({ _tag: 'Unreachable', timedOut: false })

/** Nobody calls back the picture of a moment. */
const kept = (error: GatewayError | Cancelled): GatewayError => (error._tag === 'Cancelled' ? cancelled() : error)

const uploadTo = (gateway: Gateway) => (file: PictureFile, onProgress: OnProgress) =>
  sendFile(gateway, reportsCalls.reportImage, file, onProgress, ({ image }) => image)

/** The picture of a moment goes first, the report names it (@rule SAFE-9). */
const makeReportVideo =
  (gateway: Gateway): ReportGateway['reportVideo'] =>
  (person, cause, { gender, jpeg }) =>
    pipe(
      uploadTo(gateway)(new File([new Uint8Array(jpeg)], 'moment.jpg', { type: 'image/jpeg' }), quietly).done,
      TE.mapLeft(kept),
      TE.flatMap((report_img) =>
        gateway.ask(reportsCalls.reportVideo, {
          report_img,
          sex: genderCode[gender],
          report_cause: reportCauses[cause],
          reported_u_id: person,
          report_location: VIDEO_REPORT_PLACE,
        }),
      ),
      TE.map(discard),
    )

const makeAddPicture =
  (gateway: Gateway): ReportGateway['addPicture'] =>
  (report_id, file, onProgress) => {
    const sending = uploadTo(gateway)(file, onProgress)
    return {
      cancel: sending.cancel,
      done: pipe(
        sending.done,
        TE.flatMap((report_img) => gateway.ask(reportsCalls.reportInfo, { report_id, report_img })),
        TE.map(discard),
      ),
    }
  }

/** Reports over the wire (rows 56 to 62). */
export const makeReportGateway = (gateway: Gateway): ReportGateway => {
  const { ask } = gateway
  return {
    report: (person, cause) =>
      pipe(
        ask(reportsCalls.report, { ...FROM, cause: reportCauses[cause], report_u_id: person }),
        TE.map(({ report_id }) => report_id),
      ),
    reportVideo: makeReportVideo(gateway),
    follow: (report_id, { email, reason, words }) =>
      pipe(
        ask(reportsCalls.reportFollow, {
          report_id,
          ...(reason === undefined ? {} : { next_cause: reason }),
          ...(words === undefined ? {} : { other_cause: words }),
          ...(email === undefined ? {} : { email }),
        }),
        TE.map(discard),
      ),
    upgrade: (report_id) => pipe(ask(reportsCalls.reportUpgrade, { report_id }), TE.map(discard)),
    addPicture: makeAddPicture(gateway),
    email: pipe(
      ask(reportsCalls.reportEmail, {}),
      TE.map(({ email }) => email),
    ),
  }
}
