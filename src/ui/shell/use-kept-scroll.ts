import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** How long a page may take to be tall enough again, in frames. */
const FRAMES = 60

const restore = (element: HTMLElement, goal: number): (() => void) => {
  let left = FRAMES
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const tryAgain = () => {
    element.scrollTop = goal
    left -= 1
    if (Math.abs(element.scrollTop - goal) > 1 && left > 0) frame = requestAnimationFrame(tryAgain)
  }
  tryAgain()
  element.addEventListener('wheel', stop, { once: true, passive: true })
  element.addEventListener('touchstart', stop, { once: true, passive: true })
  return stop
}

/** Going back returns to the same place in the list; going on begins at the top. `key` names the page. */
export const useKeptScroll = (main: RefObject<HTMLElement | null>, key: string): void => {
  const places = useRef(new Map<string, number>())
  const back = useRef(false)
  useEffect(() => {
    const mark = () => (back.current = true)
    addEventListener('popstate', mark, { capture: true })
    return () => removeEventListener('popstate', mark, { capture: true })
  }, [])
  useLayoutEffect(() => {
    const element = main.current
    if (element === null) return
    const stop = restore(element, back.current ? (places.current.get(key) ?? 0) : 0)
    back.current = false
    const keep = () => void places.current.set(key, element.scrollTop)
    element.addEventListener('scroll', keep, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', keep)
    }
  }, [main, key])
}
