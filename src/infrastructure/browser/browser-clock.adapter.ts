import type { Clock } from '../../application/kernel/clock.port'

/** Browsers run a longer timer at once. */
const LONGEST_MS = 2 ** 31 - 1

/** The machine's own time and timers. */
export const makeBrowserClock = (): Clock => ({
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, LONGEST_MS))
    return () => clearTimeout(timer)
  },
  every: (ms, run) => {
    const timer = setInterval(run, Math.min(ms, LONGEST_MS))
    return () => clearInterval(timer)
  },
})
