import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Photo } from '../../domain/profile/photo'
import type { OpenPictureFile } from './open-picture.use-case'
import type { PictureFile } from '../kernel/picture-preparer.port'
import type { Cancelled } from '../kernel/upload'
import type { ProfileGateway } from './profile-gateway.port'
import type { UploadProblem, UploadState } from './profile.feature'
import type { ProfileModel } from './profile.model'
import { sendAfter } from './sending'
import { withUploadProblem } from './upload-problem'
import { makeWholePicture } from './whole-picture'

export interface PhotoUploadDeps {
  readonly gateway: ProfileGateway
  readonly model: ProfileModel
  readonly openPicture: OpenPictureFile
}

/** One photo on its way into the own album; the model shows how it stands. */
export interface PhotoUpload {
  readonly wait: IO<void>
  /** Ends with the photo in the album, or with a problem that may be tried again. */
  readonly run: Task<void>
  /** Calls it back; what runs ends, what would run does not. */
  readonly drop: IO<void>
}

export const makePhotoUpload = (
  { gateway, model, openPicture }: PhotoUploadDeps,
  { file, key }: { readonly file: PictureFile; readonly key: number },
): PhotoUpload => {
  const picture = makeWholePicture(openPicture, file)
  let dropped = false
  let cancel: IO<void> = () => {}
  const show = (state: UploadState): void => {
    if (!dropped) model.setUpload({ key, address: picture.address(), state })
  }
  const showProgress = (percent: number): void => show({ _tag: 'Sending', percent })
  const drop = (): void => {
    dropped = true
    cancel()
    model.dropUpload(key)
    picture.close()
  }
  const settle = (sent: E.Either<UploadProblem | Cancelled, Photo>): void => {
    if (dropped) return
    if (E.isRight(sent)) {
      model.addPhoto(sent.right)
      drop()
    } else if (sent.left._tag !== 'Cancelled') show({ _tag: 'Failed', problem: sent.left })
  }
  const run = async (): Promise<void> => {
    if (dropped) return
    const sending = sendAfter<UploadProblem, PictureFile, Photo>(
      picture.prepare(() => showProgress(0)),
      (prepared) => withUploadProblem(gateway.uploadPhoto(prepared, showProgress)),
    )
    cancel = sending.cancel
    showProgress(0)
    settle(await sending.done())
  }
  return { wait: () => show({ _tag: 'Waiting' }), run, drop }
}
