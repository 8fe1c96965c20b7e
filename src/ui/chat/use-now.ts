import { useEffect, useState } from 'react'
import { MINUTE, type Instant } from '../../domain/kernel/time'

/** The present to the minute, for words such as an hour or a date. */
export const useNow = (): Instant => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
