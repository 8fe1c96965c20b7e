import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coverVideo } from '../../../src/ui/calls/cover-video'

const call = {} as MediaStream
const stopped = vi.fn<() => void>()
const drawn: string[] = []

/** Ten pixels a letter; of what is drawn the words are remembered. */
const ground = (canvas: HTMLCanvasElement) => ({
  canvas,
  measureText: (text: string) => ({ width: text.length * 10 }),
  fillText: (text: string) => drawn.push(text),
  fillRect: () => undefined,
  createRadialGradient: () => ({ addColorStop: () => undefined }),
})

const aVideo = (): HTMLVideoElement => {
  const video = document.createElement('video')
  video.srcObject = call
  document.body.append(video)
  return video
}

const canStream = (stream: (() => MediaStream) | undefined): void => {
  Object.assign(HTMLCanvasElement.prototype, { captureStream: stream })
}

describe('a video that is covered', () => {
  beforeEach(() => {
    drawn.length = 0
    stopped.mockClear()
    canStream(() => ({ getTracks: () => [{ stop: stopped }] }) as unknown as MediaStream)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      return ground(this) as unknown as null
    })
  })
  afterEach(() => {
    canStream(undefined)
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  it('plays words, broken where they are too long, and then what it played before [PLUS-8, PLUS-25]', () => {
    const video = aVideo()
    const uncover = coverVideo(video, `${'calm '.repeat(10)}end`)
    expect(drawn).toEqual([`${'calm '.repeat(10)}end`])
    expect(video.srcObject).not.toBe(call)
    uncover()
    expect(video.srcObject).toBe(call)
    expect(stopped).toHaveBeenCalledOnce()
    coverVideo(video, `${'calm '.repeat(11)}end`)
    expect(drawn.slice(1)).toEqual(['calm '.repeat(11).trim(), 'end'])
  })

  it('keeps what it plays by then, and lets go of all when it has left the page [PLUS-8]', () => {
    const [next, video] = [{} as MediaStream, aVideo()]
    const first = coverVideo(video, 'wait')
    video.srcObject = next
    first()
    expect(video.srcObject).toBe(next)
    const second = coverVideo(video, 'wait')
    video.remove()
    second()
    expect(video.srcObject).toBeNull()
  })

  it('goes on where a browser makes no stream of a drawing', () => {
    canStream(undefined)
    const video = aVideo()
    coverVideo(video, 'wait')()
    expect(video.srcObject).toBe(call)
  })
})
