import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makePictureInPicturePart } from '../../../src/application/calls/picture-in-picture'
import { makePictureInPictureFake } from '../../fakes/picture-in-picture.fake'

describe('the call in a window of its own', () => {
  it('opens and closes by the same press, and follows whoever closes the window elsewhere [PLUS-25]', async () => {
    const window = makePictureInPictureFake()
    const { toggle, view } = makePictureInPicturePart(window)
    await toggle('video')()
    expect([view.open, window.shown()]).toEqual([true, 'video'])
    await toggle('video')()
    expect([view.open, window.shown()]).toEqual([false, null])
    await toggle('video')()
    await window.close()
    expect(view.open).toBe(false)
  })

  it('says that the platform refused [PLUS-25]', async () => {
    const window = makePictureInPictureFake(false)
    const { toggle, view } = makePictureInPicturePart(window)
    expect(await toggle('video')()).toEqual(E.left({ _tag: 'WindowRefused' }))
    expect([view.available, view.open]).toEqual([false, false])
  })
})
