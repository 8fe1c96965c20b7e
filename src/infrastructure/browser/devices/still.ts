import * as O from 'fp-ts/Option'
import type { TaskOption } from 'fp-ts/TaskOption'

/** A camera that gives no picture for so long gives none, in milliseconds. */
const PATIENCE_MS = 3_000

/** Resolves at the first frame that can be drawn. */
const framed = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    video.addEventListener('loadeddata', resolve, { once: true, signal })
    signal.addEventListener('abort', reject, { once: true })
  })

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** What a video shows now: taken at once, encoded a little later. */
export const drawStill = async (video: HTMLVideoElement, quality: number): Promise<O.Option<Uint8Array>> => {
  const { videoHeight: height, videoWidth: width } = video
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const jpeg = await jpegOf(canvas, quality)
  return jpeg === null ? O.none : O.some(new Uint8Array(await jpeg.arrayBuffer()))
}

/** The picture of this moment. */
export const stillOf =
  (track: MediaStreamTrack | undefined, quality: number): TaskOption<Uint8Array> =>
  async () => {
    if (track === undefined || track.readyState === 'ended') return O.none
    const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true })
    try {
      const seen = framed(video)
      video.srcObject = new MediaStream([track])
      video.play().catch(() => undefined)
      await seen
      return await drawStill(video, quality)
    } catch {
      return O.none
    } finally {
      video.srcObject = null
    }
  }
