import type { Instant } from '../src/domain/kernel/time'

export type Stop = () => void

/** The only source of time of the gateway; tests bring their own. A run that throws is a defect of its owner. */
export interface Clock {
  readonly now: () => Instant
  readonly after: (ms: number, run: () => void) => Stop
  readonly every: (ms: number, run: () => void) => Stop
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}
