import type { PictureFile, PicturePreparer } from '../../../src/application/kernel/picture-preparer.port'
import { equal, failure, got, ok, type Case } from '../harness/check'

/** A preparer with files that it can read, and one that it cannot. */
export interface PicturesWorld {
  readonly pictures: PicturePreparer
  /** A picture of that many pixels. */
  readonly file: (width: number, height: number) => Promise<PictureFile>
  /** Says that it is a picture. */
  readonly broken: PictureFile
}

const sizeOf = async ({ pictures }: PicturesWorld, file: PictureFile): Promise<readonly [number, number]> => {
  const { close, height, width } = await got(pictures.open(file))
  close()
  return [width, height]
}

/** The promises of `PicturePreparer`. */
export const picturesCases: readonly Case<PicturesWorld>[] = [
  {
    title: 'opens a picture with its size and a way to show it',
    run: async ({ file, pictures }) => {
      const picture = await got(pictures.open(await file(400, 300)))
      equal([picture.width, picture.height], [400, 300])
      ok(picture.address !== '', 'it has an address')
      picture.close()
      picture.close()
    },
  },
  {
    title: 'shows a picture as it is, without opening it',
    run: async ({ file, pictures }) => {
      const shown = pictures.show(await file(4, 3))
      ok(shown !== null && shown.address !== '', 'it has an address')
      shown?.close()
      shown?.close()
    },
  },
  {
    title: 'takes a cut as a picture of its own, at most as large as the limit',
    run: async (world) => {
      const picture = await got(world.pictures.open(await world.file(400, 300)))
      const cut = { x: 100, y: 0, width: 225, height: 300 }
      const whole = await got(picture.take(cut, { width: 1_000, height: 1_000 }))
      equal(await sizeOf(world, whole), [225, 300], 'as it is')
      const small = await got(picture.take(cut, { width: 90, height: 90 }))
      equal(await sizeOf(world, small), [68, 90], 'drawn smaller')
      ok(small.size > 0 && small.type.startsWith('image/'), 'it is a picture file')
      picture.close()
    },
  },
  {
    title: 'says that it cannot read what is no picture [PROF-23]',
    run: async ({ broken, pictures }) => {
      equal(await failure(pictures.open(broken)), { _tag: 'PictureUnsupported' })
    },
  },
]
