import { useEffect, useState } from 'react'
import { SECOND } from '../../domain/kernel/time'

/** Whoever has pressed nothing for so long is about to press nothing, in milliseconds. */
const REST_MS = 3 * SECOND
const SCROLLS = ['wheel', 'touchmove'] as const
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Whether something that was `ready` and moves others may have come: with a scroll, in which all moves anyway, or after a rest. At
 * any other moment a button would slip from under a finger, and something else be pressed.
 */
export const useCalmMoment = (ready: boolean): boolean => {
  const [come, setCome] = useState(false)
  useEffect(() => {
    if (!ready || come) return
    const over = new AbortController()
    const listen = { capture: true, passive: true, signal: over.signal }
    const show = (): void => setCome(true)
    let timer = setTimeout(show, REST_MS)
    const rest = (): void => {
      clearTimeout(timer)
      timer = setTimeout(show, REST_MS)
    }
    for (const scroll of SCROLLS) window.addEventListener(scroll, show, listen)
    for (const press of PRESSES) window.addEventListener(press, rest, listen)
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [ready, come])
  return come
}
