import type { IO } from 'fp-ts/IO'

/**
 * Runs `run` at the first decoded frame of a stream, seen on an element that nobody sees. A hidden page draws no frames:
 * there the counted ones of the statistics must serve. Returns its stop.
 */
export const whenFirstFrame = (stream: MediaStream, run: IO<void>): IO<void> => {
  if (typeof HTMLVideoElement === 'undefined' || !('requestVideoFrameCallback' in HTMLVideoElement.prototype))
    return () => {}
  const probe = document.createElement('video')
  probe.muted = true
  probe.playsInline = true
  probe.srcObject = stream
  const handle = probe.requestVideoFrameCallback(run)
  probe.play().catch(() => undefined)
  return () => {
    probe.cancelVideoFrameCallback(handle)
    probe.pause()
    probe.srcObject = null
  }
}
