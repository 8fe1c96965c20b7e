import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type ReportCause, reportCauses } from '../../domain/safety/report'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { ReportGateway } from './report-gateway.port'
import type { ReportScene, Witnessed } from './report-scene.port'
import type { ReportModel } from './report.model'
import { problemOf } from './report-problem'
import type { ReportFeature } from './safety.feature'

export interface ReportParts {
  readonly model: ReportModel
  readonly reports: ReportGateway
  readonly scene: ReportScene
}

/** The picture follows the report: what keeps it waiting keeps nobody in the call. */
const sendMoment = async (
  { reports }: ReportParts,
  person: UserId,
  cause: ReportCause,
  { moment }: Witnessed,
): Promise<void> => {
  const seen = await moment()
  if (O.isSome(seen)) await reports.reportVideo(person, cause, seen.value)()
}

/**
 * Files a report, once: what is seen is taken before it goes out, and the talk ends as soon as it is stored, whoever the flow is
 * about by then. Who goes back and chooses another category moves the report that stands.
 *
 * @rule SAFE-5 SAFE-9 CALL-50
 */
export const makeFileReport =
  (parts: ReportParts): ReportFeature['file'] =>
  (cause) =>
  async () => {
    const { model, reports, scene } = parts
    const { begun, busy, flow, person } = model
    if (busy || person === null || flow.step !== 'cause') return 'not'
    model.wait()
    const known = flow.reportId
    const witnessed = known === null ? scene.witness(person) : null
    const sent: E.Either<GatewayError, string> =
      known === null
        ? await reports.report(person, cause)()
        : cause === flow.cause
          ? E.right(known)
          : E.map(() => known)(await reports.follow(known, { reason: reportCauses[cause] })())
    if (E.isRight(sent) && witnessed !== null) {
      witnessed.leave()
      void sendMoment(parts, person, cause, witnessed)
    }
    if (model.begun !== begun) return 'not'
    model.rest(E.isLeft(sent) ? problemOf(sent.left, known === null ? 'NotReported' : 'NotAdded') : null)
    if (E.isLeft(sent)) return 'not'
    model.apply({ _tag: 'Filed', cause, reportId: sent.right })
    return witnessed?.met === true ? 'inCall' : 'here'
  }
