import * as TE from 'fp-ts/TaskEither'
import type { PictureFile, PicturePreparer } from '../../src/application/kernel/picture-preparer.port'
import { fitted, type Cut, type Size } from '../../src/domain/kernel/picture-cut'

export interface PicturePreparerFake extends PicturePreparer {
  /** Pictures that are open now. */
  readonly held: () => number
  /** What was cut out so far, and in which size it was drawn. */
  readonly cuts: ReadonlyArray<{ readonly cut: Cut; readonly drawn: Size }>
}

/** A picture file of a test; one whose name begins with 'broken' cannot be read. */
export const pictureFile = (name = 'a.jpg', size = 1_000, type = 'image/jpeg'): PictureFile => ({ name, size, type })

/** Reads every picture as one of the same size, and what was cut out of one as what it was cut to. */
export const makePicturePreparerFake = (size: Size = { width: 4_000, height: 3_000 }): PicturePreparerFake => {
  const cuts: { cut: Cut; drawn: Size }[] = []
  const drawnAs = new WeakMap<PictureFile, Size>()
  let held = 0
  return {
    held: () => held,
    cuts,
    show: (file) => {
      let open = true
      held += 1
      return {
        address: `blob:${file.name}`,
        close: () => {
          if (open) held -= 1
          open = false
        },
      }
    },
    open: (file) => {
      if (file.name.startsWith('broken')) return TE.left({ _tag: 'PictureUnsupported' })
      return TE.fromIO(() => {
        let open = true
        held += 1
        return {
          ...(drawnAs.get(file) ?? size),
          address: `blob:${file.name}`,
          take: (cut: Cut, limit: Size) => {
            const [drawn, made] = [fitted(cut, limit), pictureFile(file.name)]
            cuts.push({ cut, drawn })
            drawnAs.set(made, drawn)
            return TE.right(made)
          },
          close: () => {
            if (open) held -= 1
            open = false
          },
        }
      })
    },
  }
}
