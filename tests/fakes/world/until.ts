import type { VirtualClock } from '../clock.fake'

/** Modules are loaded in real time; more than this is a hang. */
const LIMIT_MS = 8_000

/** Lets promises finish until something holds, which is then true; no virtual time passes. Modules are loaded on the way. */
export const until = async (clock: VirtualClock, holds: () => boolean, what = 'it'): Promise<boolean> => {
  const deadline = performance.now() + LIMIT_MS
  while (performance.now() < deadline) {
    if (holds()) return true
    await clock.settle()
  }
  throw new Error(`${what} did not happen`)
}
