import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../kernel/gateway-error'
import type { Cancelled, Sending } from '../kernel/upload'
import type { UploadProblem } from './profile.feature'

/** What the gateway says about a picture is told as if it had been found out here (PROF-23). */
const byCode: Readonly<Record<number, UploadProblem>> = {
  40001: { _tag: 'PictureUnsupported' },
  40002: { _tag: 'NotApproved' },
  40004: { _tag: 'PictureTooLarge' },
}

const told = (error: GatewayError | Cancelled): UploadProblem | Cancelled =>
  error._tag === 'Refusal' ? (byCode[error.code] ?? error) : error

export const withUploadProblem = <A>({ cancel, done }: Sending<GatewayError, A>): Sending<UploadProblem, A> => ({
  cancel,
  done: TE.mapLeft(told)(done),
})
