import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { OpenPicture, PicturePreparer } from '../../application/kernel/picture-preparer.port'
import type { PictureProblem } from '../../domain/kernel/picture-file'
import { fitted, type Cut, type Size } from '../../domain/kernel/picture-cut'

/** Photographs go out as JPEG, which every gateway reads. */
const TYPE = 'image/jpeg'
const QUALITY = 0.88

const unsupported = (): PictureProblem => ({ _tag: 'PictureUnsupported' })

/** Transparent places become white, as they look where nothing lies behind them. */
const draw = (bitmap: ImageBitmap, { height, width, x, y }: Cut, size: Size): HTMLCanvasElement | null => {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement | null): Promise<Blob | null> =>
  new Promise((resolve) => (canvas === null ? resolve(null) : canvas.toBlob(resolve, TYPE, QUALITY)))

const take =
  (bitmap: ImageBitmap): OpenPicture['take'] =>
  (cut, limit) =>
    TE.flatten(
      TE.tryCatch(async () => {
        const blob = await encode(draw(bitmap, cut, fitted(cut, limit)))
        return TE.fromEither(
          blob === null ? E.left(unsupported()) : E.right(new File([blob], 'picture.jpg', { type: TYPE })),
        )
      }, unsupported),
    )

const opened = (bitmap: ImageBitmap, blob: Blob): OpenPicture => {
  const address = URL.createObjectURL(blob)
  return {
    address,
    width: bitmap.width,
    height: bitmap.height,
    take: take(bitmap),
    close: () => {
      URL.revokeObjectURL(address)
      bitmap.close()
    },
  }
}

/** Reads pictures with the browser's own decoders; a bitmap is upright, and holds nothing of the file but its picture. */
export const makeBrowserPicturePreparer = (): PicturePreparer => ({
  open: (file) =>
    file instanceof Blob
      ? TE.tryCatch(
          async () => opened(await createImageBitmap(file, { imageOrientation: 'from-image' }), file),
          unsupported,
        )
      : TE.left(unsupported()),
  show: (file) => {
    if (!(file instanceof Blob)) return null
    const address = URL.createObjectURL(file)
    return { address, close: () => URL.revokeObjectURL(address) }
  },
})
