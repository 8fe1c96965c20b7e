import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { checkPictureFile, type PictureProblem } from '../../domain/kernel/picture-file'
import type { OpenPicture, PictureFile, PicturePreparer } from '../kernel/picture-preparer.port'

/** Opens a file of the device once kind and size are found right (PROF-23). */
export type OpenPictureFile = (file: PictureFile) => TE.TaskEither<PictureProblem, OpenPicture>

export const makeOpenPicture =
  (preparer: PicturePreparer): OpenPictureFile =>
  (file) =>
    pipe(
      TE.fromEither(checkPictureFile(file)),
      TE.flatMap(() => preparer.open(file)),
    )
