import { useEffect, useState } from 'react'

const MOVES = ['click', 'keyup', 'wheel', 'touchmove'] as const

/**
 * Whether somebody has pressed, typed or scrolled since something was `ready`. What comes by itself and moves others waits for that:
 * otherwise a button would slip from under a finger, and something else be pressed.
 */
export const useNextMove = (ready: boolean): boolean => {
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    if (!ready || moved) return
    const note = (): void => setMoved(true)
    for (const move of MOVES) window.addEventListener(move, note, { capture: true, passive: true })
    return () => {
      for (const move of MOVES) window.removeEventListener(move, note, { capture: true })
    }
  }, [ready, moved])
  return moved
}
