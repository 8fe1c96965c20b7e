import { makeBrowserPicturePreparer } from '../../../../src/infrastructure/browser/browser-picture-preparer.adapter'
import { browserPicturesCases, type BrowserPicturesWorld } from '../../pictures/browser-pictures.cases'
import { picturesCases, type PicturesWorld } from '../../pictures/pictures.cases'
import { suiteOf } from './suite'

const canvasOf = (width: number, height: number, colour?: string): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context !== null && colour !== undefined) {
    context.fillStyle = colour
    context.fillRect(0, 0, width, height)
  }
  return canvas
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('not encoded')) : resolve(blob)), type),
  )

const EXIF = new TextEncoder().encode('Exif\0\0')
/** One field in big-endian TIFF: orientation 6, a quarter turn to the right. */
const TURNED = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]

/** The picture with a segment behind its start that says how it was held. */
const held = async (jpeg: Blob): Promise<Blob> => {
  const length = 2 + EXIF.length + TURNED.length
  const segment = new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff, ...EXIF, ...TURNED])
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' })
}

const middle = async (picture: Blob): Promise<readonly number[]> => {
  const bitmap = await createImageBitmap(picture)
  const canvas = canvasOf(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const pixel = context?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data ?? []
  return [...pixel].slice(0, 3)
}

const world = (): PicturesWorld => ({
  pictures: makeBrowserPicturePreparer(),
  file: async (width, height) =>
    new File([await encoded(canvasOf(width, height, '#c2185b'), 'image/png')], 'a.png', { type: 'image/png' }),
  broken: new File(['no picture at all'], 'broken.jpg', { type: 'image/jpeg' }),
})

const browserWorld = async (): Promise<BrowserPicturesWorld> => ({
  ...world(),
  middle,
  turned: await held(await encoded(canvasOf(40, 20, '#c2185b'), 'image/jpeg')),
  transparent: await encoded(canvasOf(8, 8), 'image/png'),
  drawing: new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>']),
})

const end = async (): Promise<void> => undefined

export const picturesSuite = suiteOf<PicturesWorld>(picturesCases, async () => ({ world: world(), end }))
export const browserPicturesSuite = suiteOf<BrowserPicturesWorld>(browserPicturesCases, async () => ({
  world: await browserWorld(),
  end,
}))
