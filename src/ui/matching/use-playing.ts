import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useMediaQuery } from '../shell/media-query'

const follow = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const isVisible = (): boolean => document.visibilityState === 'visible'

/** Whether somebody looks at this page. */
const usePageVisible = (): boolean => useSyncExternalStore(follow, isVisible)

interface Playing {
  /** The person wants it to stand still: by a press, or as a rule of their system. */
  readonly halted: boolean
  readonly toggle: () => void
}

const silence = (element: HTMLVideoElement, muted: boolean): void => {
  element.muted = muted
}

/** Lets a video play while it is wanted and the page is looked at; who prefers less motion starts it by hand. */
export const usePlaying = (
  video: RefObject<HTMLVideoElement | null>,
  source: string | undefined,
  { wanted, sound, onMute }: { readonly wanted: boolean; readonly sound: boolean; readonly onMute: () => void },
): Playing => {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [pressed, setPressed] = useState<boolean | null>(null)
  const halted = pressed ?? still
  const plays = usePageVisible() && wanted && !halted
  useEffect(() => {
    const element = video.current
    if (element === null || source === undefined) return
    element.setAttribute('src', source)
    return () => {
      element.removeAttribute('src')
      element.load()
    }
  }, [source, video])
  useEffect(() => {
    const element = video.current
    if (element === null || source === undefined) return
    silence(element, !sound)
    if (!plays) return element.pause()
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onMute()
    })
  }, [onMute, plays, sound, source, video])
  return { halted, toggle: () => setPressed(!halted) }
}
