import type { Picture } from '../../application/calls/devices.port'

/** Names of failures of `play` that mean: not yet, or no longer. */
const isNoise = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError'

const play = (video: HTMLVideoElement, whenAllowed: AbortSignal): void => {
  video.play().catch((cause: unknown) => {
    if (isNoise(cause) || whenAllowed.aborted) return
    // Without a gesture the browser plays no sound; it may after the next one.
    const again = { once: true, signal: whenAllowed }
    document.addEventListener('pointerdown', () => play(video, whenAllowed), again)
    document.addEventListener('keydown', () => play(video, whenAllowed), again)
  })
}

/** Shows a stream in a video element; own pictures are silent, so that nobody hears themselves. */
export const streamPicture = (stream: MediaStream, silent: boolean): Picture => ({
  attach: (element) => {
    if (!(element instanceof HTMLVideoElement)) return () => {}
    const shown = new AbortController()
    element.muted = silent
    element.playsInline = true
    if (element.srcObject !== stream) element.srcObject = stream
    play(element, shown.signal)
    return () => {
      shown.abort()
      if (element.srcObject === stream) element.srcObject = null
    }
  },
})
