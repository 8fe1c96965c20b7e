import type { RecordedVideos } from '../../application/calls/recorded-videos.port'

/** A browser that forbids its sound before a gesture shows it silently. */
const play = (video: HTMLVideoElement): void => {
  video.play().catch(() => {
    video.muted = true
    video.play().catch(() => undefined)
  })
}

const startLoading = (video: HTMLVideoElement, address: string): void => {
  video.preload = 'auto'
  video.playsInline = true
  video.src = address
  video.load()
}

const letGo = (video: HTMLVideoElement): void => {
  video.pause()
  video.removeAttribute('src')
  video.load()
  video.remove()
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
    startLoading(video, address)
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
        letGo(video)
      },
    }
  },
})
