import type { Clock } from '../../../../src/application/kernel/clock.port'

export interface ManualClock extends Clock {
  /** Lets `ms` pass, then promises finish. */
  readonly advance: (ms: number) => Promise<void>
}

const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))

/** Time in a page that stands still until told. */
export const makeManualClock = (): ManualClock => {
  let now = 0
  let timers: readonly { readonly at: number; readonly every: number; readonly run: () => void }[] = []

  const plan = (ms: number, every: number, run: () => void) => {
    const timer = { at: now + ms, every, run }
    timers = [...timers, timer]
    return () => {
      timers = timers.filter((one) => one.run !== run)
    }
  }
  return {
    now: () => now,
    after: (ms, run) => plan(ms, 0, () => run()),
    every: (ms, run) => plan(ms, ms, () => run()),
    advance: async (ms) => {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.flatMap((timer) => {
        if (timer.at > now) return [timer]
        return timer.every > 0 ? [{ ...timer, at: now + timer.every }] : []
      })
      due.forEach(({ run }) => run())
      await turn()
    },
  }
}
