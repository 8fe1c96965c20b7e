import { useEffect, useRef, useState } from 'react'

/**
 * Follows a value that may change in every frame, at once when it has rested, else in steps of `ms`; what it is in the end always
 * comes.
 *
 * @rule SHELL-85
 */
export const useInSteps = <Value>(value: Value, ms: number): Value => {
  const [shown, setShown] = useState(value)
  const last = useRef(-ms)
  useEffect(() => {
    if (Object.is(value, shown)) return
    const take = () => {
      last.current = performance.now()
      setShown(value)
    }
    const timer = setTimeout(take, Math.max(0, last.current + ms - performance.now()))
    return () => clearTimeout(timer)
  }, [ms, shown, value])
  return shown
}
