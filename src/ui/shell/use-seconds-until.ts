import { useEffect, useState } from 'react'
import type { Instant } from '../../domain/kernel/time'

/** Whole seconds until an instant, 0 when it has passed; counts down on the screen. */
export const useSecondsUntil = (at: Instant): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= at) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    const first = setTimeout(tick)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [at])
  return Math.max(0, Math.ceil((at - now) / 1_000))
}
