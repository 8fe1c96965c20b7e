import type { RecordedVideos } from '../../application/calls/recorded-videos.port'

/** A browser that forbids its sound before a gesture shows it silently. */
const play = (video: HTMLVideoElement): void => {
  video.play().catch(() => {
    video.muted = true
    video.play().catch(() => undefined)
  })
}

/** Recordings in elements of their own: they load while nothing is shown yet, and go into whatever they are attached to. */
export const makeBrowserRecordedVideos = (
  create: () => HTMLVideoElement = () => document.createElement('video'),
): RecordedVideos => ({
  open: (address, { onEnded, onFailed, onPlayable }) => {
    const video = create()
    const over = new AbortController()
    const heard = { signal: over.signal }
    video.addEventListener('canplay', onPlayable, { ...heard, once: true })
    video.addEventListener('ended', onEnded, heard)
    video.addEventListener('error', onFailed, heard)
    video.preload = 'auto'
    video.playsInline = true
    video.src = address
    video.load()
    return {
      picture: {
        attach: (element) => {
          if (!(element instanceof HTMLElement)) return () => {}
          element.append(video)
          return () => video.remove()
        },
      },
      play: () => play(video),
      release: () => {
        over.abort()
        video.pause()
        video.removeAttribute('src')
        video.load()
        video.remove()
      },
    }
  },
})
