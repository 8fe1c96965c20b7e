import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { cutOf, wholeCrop } from '../../domain/profile/crop'
import type { Photo } from '../../domain/profile/photo'
import type { OpenPictureFile } from './open-picture.use-case'
import type { OpenPicture, PictureFile } from './picture-preparer.port'
import type { ProfileGateway } from './profile-gateway.port'
import type { UploadProblem, UploadState } from './profile.feature'
import type { ProfileModel } from './profile.model'
import { sendAfter } from './sending'
import { withUploadProblem } from './upload-problem'

export interface PhotoUploadDeps {
  readonly gateway: ProfileGateway
  readonly model: ProfileModel
  readonly openPicture: OpenPictureFile
}

/** The longest side of a photo as it is sent, in pixels. */
const LONGEST = 2_048

/** One photo on its way into the own album; the model shows how it stands. */
export interface PhotoUpload {
  readonly wait: IO<void>
  /** Ends with the photo in the album, or with a problem that may be tried again. */
  readonly run: Task<void>
  /** Calls it back; what runs ends, what would run does not. */
  readonly drop: IO<void>
}

const wholePicture = (picture: OpenPicture): TE.TaskEither<UploadProblem, PictureFile> =>
  picture.take(cutOf(picture, picture, wholeCrop), { width: LONGEST, height: LONGEST })

export const makePhotoUpload = (
  { gateway, model, openPicture }: PhotoUploadDeps,
  { file, key }: { readonly file: PictureFile; readonly key: number },
): PhotoUpload => {
  let dropped = false
  let picture: OpenPicture | null = null
  let cancel: IO<void> = () => {}
  const show = (state: UploadState): void => {
    if (!dropped) model.setUpload({ key, address: picture?.address ?? '', state })
  }
  const drop = (): void => {
    dropped = true
    cancel()
    model.dropUpload(key)
    picture?.close()
  }
  const read = (): TE.TaskEither<UploadProblem, OpenPicture> =>
    pipe(
      picture === null ? openPicture(file) : TE.right(picture),
      TE.tapIO((opened) => () => {
        picture = opened
        if (dropped) opened.close()
        show({ _tag: 'Sending', percent: 0 })
      }),
    )
  const upload = (prepared: PictureFile) =>
    withUploadProblem(gateway.uploadPhoto(prepared, (percent) => show({ _tag: 'Sending', percent })))
  return {
    wait: () => show({ _tag: 'Waiting' }),
    drop,
    run: async () => {
      if (dropped) return
      const sending = sendAfter<UploadProblem, PictureFile, Photo>(pipe(read(), TE.flatMap(wholePicture)), upload)
      cancel = sending.cancel
      const sent = await sending.done()
      if (dropped) return
      if (E.isRight(sent)) {
        model.addPhoto(sent.right)
        drop()
      } else if (sent.left._tag !== 'Cancelled') show({ _tag: 'Failed', problem: sent.left })
    },
  }
}
