import { startTransition, useEffect, useState } from 'react'

/** A card waits for the browser no longer than this, in ms. */
const PATIENCE_MS = 300

const soon = (run: () => void): (() => void) => {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE_MS / 4)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(idle)
}

/** How many of a list that has grown are drawn: one more at a time, when the browser has nothing else to do. */
export const useGradually = (count: number): number => {
  const [drawn, setDrawn] = useState(count)
  useEffect(() => {
    if (drawn >= count) return
    return soon(() => startTransition(() => setDrawn(drawn + 1)))
  }, [count, drawn])
  return Math.min(drawn, count)
}
