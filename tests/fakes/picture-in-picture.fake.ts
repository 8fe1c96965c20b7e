import * as TE from 'fp-ts/TaskEither'
import type { PictureInPicture } from '../../src/application/calls/picture-in-picture.port'
import { makeListeners } from './listeners'

export interface PictureInPictureFake extends PictureInPicture {
  /** What the window shows; null: it is closed. */
  readonly shown: () => unknown
  /** From now on no window opens. */
  readonly refuse: () => void
}

/** A window that only remembers what it would show. */
export const makePictureInPictureFake = (available = true): PictureInPictureFake => {
  const heard = makeListeners<boolean>()
  let shown: unknown = null
  let refuses = !available
  const show = (next: unknown): void => {
    shown = next
    heard.tell(next !== null)
  }
  return {
    available,
    open: (element) => (refuses ? TE.left({ _tag: 'WindowRefused' }) : TE.fromIO(() => show(element))),
    close: async () => {
      if (shown !== null) show(null)
    },
    isOpen: () => shown !== null,
    onChange: heard.add,
    shown: () => shown,
    refuse: () => {
      refuses = true
    },
  }
}
