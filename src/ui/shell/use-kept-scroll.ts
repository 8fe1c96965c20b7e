import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** How long a page may take to be tall enough again, in frames. */
const FRAMES = 60

/** Goes there until the page is tall enough, somebody scrolls, or it is stopped; what it listens to is let go with it. */
const restore = (element: HTMLElement, goal: number): (() => void) => {
  let left = FRAMES
  let frame = 0
  const over = new AbortController()
  const stop = () => {
    cancelAnimationFrame(frame)
    over.abort()
  }
  const tryAgain = () => {
    element.scrollTop = goal
    left -= 1
    if (Math.abs(element.scrollTop - goal) > 1 && left > 0) frame = requestAnimationFrame(tryAgain)
    else stop()
  }
  tryAgain()
  const listen = { passive: true, signal: over.signal }
  element.addEventListener('wheel', stop, listen)
  element.addEventListener('touchstart', stop, listen)
  return stop
}

const nothing = (): void => undefined

/** Going back returns to the same place in the list; going on begins at the top. `key` names the page. */
export const useKeptScroll = (main: RefObject<HTMLElement | null>, key: string): void => {
  const places = useRef(new Map<string, number>())
  /** Where the list stands: to ask the element would make the browser lay out the page that is only being put in. */
  const at = useRef(0)
  const back = useRef(false)
  useEffect(() => {
    const mark = () => (back.current = true)
    const unmark = () => (back.current = false)
    addEventListener('popstate', mark, { capture: true })
    addEventListener('pushState', unmark)
    addEventListener('replaceState', unmark)
    return () => {
      removeEventListener('popstate', mark, { capture: true })
      removeEventListener('pushState', unmark)
      removeEventListener('replaceState', unmark)
    }
  }, [])
  useLayoutEffect(() => {
    const element = main.current
    if (element === null) return
    const goal = back.current ? (places.current.get(key) ?? 0) : 0
    const stop = goal === at.current ? nothing : restore(element, goal)
    back.current = false
    const keep = () => {
      at.current = element.scrollTop
      places.current.set(key, at.current)
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', keep)
    }
  }, [main, key])
}
