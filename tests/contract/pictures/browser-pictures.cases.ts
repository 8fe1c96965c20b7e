import { equal, failure, got, ok, type Case } from '../harness/check'
import type { PicturesWorld } from './pictures.cases'

/** Pictures as devices make them. */
export interface BrowserPicturesWorld extends PicturesWorld {
  /** Lies on its side and says so; 40 wide and 20 high as stored. */
  readonly turned: Blob
  /** Nothing is drawn in it. */
  readonly transparent: Blob
  readonly drawing: Blob
  /** Red, green and blue of the pixel in the middle, from 0 to 255. */
  readonly middle: (picture: Blob) => Promise<readonly number[]>
}

const blobOf = (file: unknown): Blob => {
  if (!(file instanceof Blob)) throw new Error('no file of this device')
  return file
}

/** What the adapter of a browser promises besides. */
export const browserPicturesCases: readonly Case<BrowserPicturesWorld>[] = [
  {
    title: 'sets a picture upright and leaves behind what its file told',
    run: async ({ pictures, turned }) => {
      const picture = await got(pictures.open(new File([turned], 'turned.jpg', { type: 'image/jpeg' })))
      equal([picture.width, picture.height], [20, 40])
      const taken = blobOf(await got(picture.take({ x: 0, y: 0, width: 20, height: 40 }, { width: 99, height: 99 })))
      ok((await turned.text()).includes('Exif'), 'the file told something')
      ok(!(await taken.text()).includes('Exif'), 'the cut tells nothing')
      picture.close()
    },
  },
  {
    title: 'makes white what is transparent',
    run: async ({ middle, pictures, transparent }) => {
      const picture = await got(pictures.open(new File([transparent], 'none.png', { type: 'image/png' })))
      const taken = blobOf(await got(picture.take({ x: 0, y: 0, width: 8, height: 8 }, { width: 8, height: 8 })))
      equal(await middle(taken), [255, 255, 255])
      picture.close()
    },
  },
  {
    title: 'reads no drawing, whatever it says to be [PROF-23]',
    run: async ({ drawing, pictures }) => {
      const file = new File([drawing], 'drawing.png', { type: 'image/png' })
      equal(await failure(pictures.open(file)), { _tag: 'PictureUnsupported' })
    },
  },
  {
    title: 'reads nothing that is no file of this device',
    run: async ({ pictures }) => {
      const file = { name: 'a.png', type: 'image/png', size: 9 }
      equal(await failure(pictures.open(file)), { _tag: 'PictureUnsupported' })
      equal(pictures.show(file), null)
    },
  },
]
