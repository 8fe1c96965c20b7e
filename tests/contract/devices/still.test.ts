// @vitest-environment jsdom
import * as O from 'fp-ts/Option'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { streamPicture } from '../../../src/infrastructure/browser/stream-picture'

const call = { getVideoTracks: () => [] } as unknown as MediaStream

describe('a still of a picture', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is what an element shows of it, never what covers the element [PLUS-8]', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])))
    const video = Object.defineProperty(document.createElement('video'), 'readyState', { value: 4 })
    const picture = streamPicture(call, null)
    picture.attach(video)
    expect(O.isSome(await picture.still(1)())).toBe(true)
    video.srcObject = {} as MediaStream
    expect(O.isSome(await picture.still(1)())).toBe(false)
  })
})
