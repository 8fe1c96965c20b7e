import { useEffect, useState } from 'react'
import { DAY, SECOND, type Instant } from '../../domain/kernel/time'
import type { Gift } from '../../domain/gifts/gift'

/** The present; to the second while one of the gifts expires within about a day. */
export const usePresent = (gifts: readonly Gift[]): Instant => {
  const [now, setNow] = useState(() => Date.now())
  const soon = gifts.some(({ expires }) => expires !== null && expires - now < 2 * DAY)
  useEffect(() => {
    if (!soon) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [soon])
  return now
}
