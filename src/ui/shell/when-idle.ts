/** Runs once, when nothing else is to do, at the earliest after `rest` ms. The answer calls it off. */
export const whenIdle = (run: () => void, rest: number): (() => void) => {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has none: there the rest alone is waited for.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run)
    else run()
  }, rest)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
