import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Gender } from '../../domain/kernel/person'
import type { ReportCause } from '../../domain/safety/report'
import type { GatewayError } from '../kernel/gateway-error'
import type { PictureFile } from '../kernel/picture-preparer.port'
import type { OnProgress, Sending } from '../kernel/upload'

/** What follows a report; what is not given stays as it was. `reason` is the code of a closer reason or of another cause. */
export interface ReportDetails {
  readonly reason?: number
  readonly words?: string
  readonly email?: string
}

/** The picture of the moment at which somebody was reported in a call. */
export interface Moment {
  /** Of who reports. */
  readonly gender: Gender
  readonly jpeg: Uint8Array
}

/** Takes what somebody says about another person; the operators read it. The same twice is one report while it waits. */
export interface ReportGateway {
  /** Answers what names the report from then on (SAFE-9). */
  readonly report: (person: UserId, cause: ReportCause) => TaskEither<GatewayError, string>
  /** Adds the picture of the moment to the report of that cause. */
  readonly reportVideo: (person: UserId, cause: ReportCause, moment: Moment) => TaskEither<GatewayError, void>
  readonly follow: (reportId: string, details: ReportDetails) => TaskEither<GatewayError, void>
  /** Somebody may be in danger: it is looked at first. */
  readonly upgrade: (reportId: string) => TaskEither<GatewayError, void>
  /** Sends a picture and adds it to the report; the last one counts. */
  readonly addPicture: (reportId: string, file: PictureFile, onProgress: OnProgress) => Sending<GatewayError, void>
  /** Where the person can be written to; empty: the account knows no address. */
  readonly email: TaskEither<GatewayError, string>
}
