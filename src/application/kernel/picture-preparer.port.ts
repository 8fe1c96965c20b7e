import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { PictureProblem } from '../../domain/kernel/picture-file'
import type { Cut, Size } from '../../domain/kernel/picture-cut'

/** A file of the device by its own claims; only adapters look into it. `size` in bytes. */
export interface PictureFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** A picture that was decoded, upright as it was taken; sizes in pixels. */
export interface OpenPicture extends Size {
  /** Shows it, until it is closed. */
  readonly address: string
  /** Draws the cut anew, at most `limit` large; what the file told besides its picture stays behind. */
  readonly take: (cut: Cut, limit: Size) => TaskEither<PictureProblem, PictureFile>
  /** Releases it. Harmless twice. */
  readonly close: IO<void>
}

/** A picture that is shown as it is. */
export type ShownPicture = Pick<OpenPicture, 'address' | 'close'>

/** Reads pictures of the device. What is no picture, or of a kind that it cannot read, is `PictureUnsupported`. */
export interface PicturePreparer {
  readonly open: (file: PictureFile) => TaskEither<PictureProblem, OpenPicture>
  /** Shows a file without decoding it; null: it is no file of this device. */
  readonly show: (file: PictureFile) => ShownPicture | null
}
