import { describe, it } from 'vitest'
import { makePicturePreparerFake, pictureFile } from '../../fakes/picture-preparer.fake'
import { picturesCases } from './pictures.cases'

describe('pictures: fake', () => {
  it.each(picturesCases)('$title', async ({ run }) => {
    await run({
      pictures: makePicturePreparerFake({ width: 400, height: 300 }),
      file: async () => pictureFile(),
      broken: pictureFile('broken.jpg'),
    })
  })
})
