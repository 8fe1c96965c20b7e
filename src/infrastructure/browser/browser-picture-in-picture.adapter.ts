import * as TE from 'fp-ts/TaskEither'
import type { PictureInPicture, WindowRefused } from '../../application/calls/picture-in-picture.port'

const refused = (): WindowRefused => ({ _tag: 'WindowRefused' })

/** The one window that a browser gives to a video of the page; an element that forbids it is left where it is. */
export const makeBrowserPictureInPicture = (here: Document = document): PictureInPicture => {
  const isOpen = () => (here.pictureInPictureElement ?? null) !== null
  return {
    available: here.pictureInPictureEnabled === true,
    open: (element) =>
      element instanceof HTMLVideoElement && !element.disablePictureInPicture
        ? TE.tryCatch(async () => void (await element.requestPictureInPicture()), refused)
        : TE.left(refused()),
    close: async () => {
      // Whoever closes it at the same moment has done what was wanted.
      if (isOpen()) await here.exitPictureInPicture().catch(() => undefined)
    },
    isOpen,
    onChange: (run) => {
      const changed = () => run(isOpen())
      const names = ['enterpictureinpicture', 'leavepictureinpicture'] as const
      names.forEach((name) => here.addEventListener(name, changed))
      return () => names.forEach((name) => here.removeEventListener(name, changed))
    },
  }
}
