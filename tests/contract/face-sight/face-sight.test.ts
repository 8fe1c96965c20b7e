import * as TO from 'fp-ts/TaskOption'
import { describe, expect, it, vi } from 'vitest'
import { makeBrowserFaceSight, type FacePlatform } from '../../../src/infrastructure/browser/browser-face-sight.adapter'

const jpeg = TO.some(new Uint8Array([0xff, 0xd8, 0xff]))

/** A browser whose detector finds so many faces, or fails. */
const browser = (found: number | 'fails') => {
  const close = vi.fn<() => void>()
  const platform: FacePlatform = {
    createImageBitmap: async () => ({ width: 1, height: 1, close }),
    FaceDetector: class {
      async detect() {
        if (found === 'fails') throw new Error('no service')
        return Array.from({ length: found }, () => ({}))
      }
    },
  }
  return { close, sight: makeBrowserFaceSight(platform) }
}

describe('the sight of faces', () => {
  it.each([
    [0, 'no'],
    [1, 'yes'],
    [2, 'yes'],
    ['fails', 'unknown'],
  ] as const)('with %s found says %s, and lets the picture go [CALL-75]', async (found, says) => {
    const { close, sight } = browser(found)
    expect(await sight.look(jpeg)()).toBe(says)
    expect(close).toHaveBeenCalledOnce()
  })

  it('is unknown without a picture', async () => {
    expect(await browser(1).sight.look(TO.none)()).toBe('unknown')
  })

  it('is unknown where the browser has no detector, or one that cannot be made; no picture is taken then [CALL-75]', async () => {
    const take = vi.fn<typeof jpeg>(jpeg)
    const createImageBitmap: FacePlatform['createImageBitmap'] = () => Promise.reject(new Error('not asked'))
    const broken = class {
      constructor() {
        throw new Error('not supported')
      }
      readonly detect = async () => []
    }
    for (const FaceDetector of [undefined, broken])
      expect(await makeBrowserFaceSight({ createImageBitmap, FaceDetector }).look(take)()).toBe('unknown')
    expect(take).not.toHaveBeenCalled()
  })
})
