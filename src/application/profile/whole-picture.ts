import type { IO } from 'fp-ts/IO'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PictureProblem } from '../../domain/kernel/picture-file'
import { cutOf, wholeCrop } from '../../domain/profile/crop'
import type { OpenPictureFile } from './open-picture.use-case'
import type { OpenPicture, PictureFile } from '../kernel/picture-preparer.port'

/** The longest side of a photo as it is sent, in pixels. */
const LONGEST = 2_048

/** A picture file as it is sent: all of it, in a size that suits a screen. */
export interface WholePicture {
  /** Shows it on this device; empty until it was read. */
  readonly address: () => string
  /** Reads the file at most once, however often it is sent; `onRead` runs when it can be shown. */
  readonly prepare: (onRead: IO<void>) => TE.TaskEither<PictureProblem, PictureFile>
  /** Nothing stays open after it. */
  readonly close: IO<void>
}

export const makeWholePicture = (open: OpenPictureFile, file: PictureFile): WholePicture => {
  let closed = false
  let picture: OpenPicture | null = null
  const keep = (opened: OpenPicture): void => {
    picture = opened
    if (closed) opened.close()
  }
  const read = (): TE.TaskEither<PictureProblem, OpenPicture> =>
    picture === null
      ? pipe(
          open(file),
          TE.tapIO((opened) => () => keep(opened)),
        )
      : TE.right(picture)
  return {
    address: () => picture?.address ?? '',
    prepare: (onRead) =>
      pipe(
        TE.Do,
        TE.flatMap(read),
        TE.tapIO(() => onRead),
        TE.flatMap((opened) => opened.take(cutOf(opened, opened, wholeCrop), { width: LONGEST, height: LONGEST })),
      ),
    close: () => {
      closed = true
      picture?.close()
    },
  }
}
