import type { IO } from 'fp-ts/IO'
import type { Picture } from '../../application/calls/devices.port'
import type { Speakers } from './devices/speakers'
import { drawStill, stillOf } from './devices/still'

type OnRefused = Parameters<Picture['attach']>[1]

const isRefusal = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'NotAllowedError'

/** Plays with sound; where that needs a gesture, shows the picture without sound until one comes. */
const play = (video: HTMLVideoElement, shown: AbortSignal, onRefused: OnRefused): void => {
  const hear = (): void => {
    if (shown.aborted) return
    document.removeEventListener('pointerdown', hear)
    document.removeEventListener('keydown', hear)
    video.muted = false
    video.play().then(() => onRefused?.(null), refused)
  }
  const refused = (cause: unknown): void => {
    if (!isRefusal(cause) || shown.aborted) return
    video.muted = true
    video.play().catch(() => undefined)
    document.addEventListener('pointerdown', hear, { signal: shown })
    document.addEventListener('keydown', hear, { signal: shown })
    onRefused?.(hear)
  }
  video.play().catch(refused)
}

const isSeen = ({ readyState }: HTMLVideoElement): boolean => readyState >= HTMLMediaElement.HAVE_CURRENT_DATA

/** Shows a stream in a video element: the own one without sound, so that nobody hears themselves, others on the speakers. */
export const streamPicture = (stream: MediaStream, speakers: Speakers | null): Picture => {
  const elements = new Set<HTMLVideoElement>()
  return {
    // What is on the screen is there at once, although the stream may end before another element shows it.
    still: (quality) => () => {
      const seen = [...elements].find((element) => element.srcObject === stream && isSeen(element))
      return seen ? drawStill(seen, quality) : stillOf(stream.getVideoTracks()[0], quality)()
    },
    attach: (element, onRefused) => {
      if (!(element instanceof HTMLVideoElement)) return () => {}
      const shown = new AbortController()
      elements.add(element)
      element.muted = speakers === null
      element.playsInline = true
      if (element.srcObject !== stream) element.srcObject = stream
      const stopFollowing: IO<void> = speakers?.follow(element) ?? (() => {})
      play(element, shown.signal, onRefused)
      return () => {
        shown.abort()
        elements.delete(element)
        stopFollowing()
        if (element.srcObject === stream) element.srcObject = null
      }
    },
  }
}
