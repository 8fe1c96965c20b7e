import { useRef } from 'react'

/** How long a guarded button ignores a repeated press, in milliseconds. @rule SHELL-83 */
export const GUARD_MS = 2_000

/** Lets the first call through and drops those that follow within `GUARD_MS`. */
export const useGuard = <A extends ReadonlyArray<unknown>>(
  run: ((...args: A) => void) | undefined,
  guarded: boolean,
): ((...args: A) => void) => {
  const shut = useRef(false)
  return (...args) => {
    if (shut.current) return
    if (guarded) {
      shut.current = true
      setTimeout(() => (shut.current = false), GUARD_MS)
    }
    run?.(...args)
  }
}
