import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../src/application/kernel/clock.port'
import type { Instant } from '../../src/domain/kernel/time'

export interface VirtualClock extends Clock {
  /** Lets `ms` pass: due timers run in order, and after each all that it set off in promises. */
  readonly advance: (ms: number) => Promise<void>
  /** Puts the clock on, and every timer with it: nothing has run meanwhile, as on a machine that slept. */
  readonly jump: (ms: number) => void
  /** Lets promises finish; no time passes. */
  readonly settle: () => Promise<void>
  /** Timers that wait. */
  readonly pending: () => number
}

interface Timer {
  readonly order: number
  readonly every: number
  readonly run: () => void
  at: Instant
}

/** Time that stands still until told; `start` is its first instant. */
export const makeVirtualClock = (start: Instant = Date.UTC(2026, 0, 5, 12)): VirtualClock => {
  const timers = new Set<Timer>()
  let now = start
  let made = 0

  const settle = async () => {
    await nextTurn()
    await nextTurn()
  }
  const plan = (ms: number, every: number, run: () => void) => {
    const timer: Timer = { at: now + Math.max(0, ms), order: (made += 1), every, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const next = (until: Instant): Timer | undefined =>
    [...timers].filter((timer) => timer.at <= until).toSorted((a, b) => a.at - b.at || a.order - b.order)[0]

  return {
    now: () => now,
    after: (ms, run) => plan(ms, 0, run),
    every: (ms, run) => plan(ms, Math.max(1, ms), run),
    settle,
    pending: () => timers.size,
    jump: (ms) => {
      now += ms
      for (const timer of timers) timer.at += ms
    },
    advance: async (ms) => {
      const until = now + ms
      await settle()
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        now = Math.max(now, timer.at)
        if (timer.every > 0) timer.at += timer.every
        else timers.delete(timer)
        timer.run()
        await settle()
      }
      now = until
    },
  }
}
