import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { PictureInPictureModel } from './picture-in-picture.model'
import type { PictureInPicture, WindowRefused } from './picture-in-picture.port'

/** The call in a window above all others (@rule PLUS-25). */
export interface PictureInPicturePart {
  readonly view: Readonly<Pick<PictureInPictureModel, 'available' | 'open'>>
  /** Opens the window with what `element` shows, or closes it. */
  readonly toggle: (element: unknown) => TE.TaskEither<WindowRefused, void>
  readonly close: Task<void>
}

/** Follows the window, also when the person closes it by its own cross. */
export const makePictureInPicturePart = (window: PictureInPicture): PictureInPicturePart => {
  const view = new PictureInPictureModel(window.available)
  window.onChange((open) => view.setOpen(open))
  return {
    view,
    toggle: (element) => (view.open ? TE.fromTask(window.close) : window.open(element)),
    close: window.close,
  }
}
