import type { Clock } from '../../../src/application/kernel/clock.port'
import { equal, ok, type Case } from '../harness/check'

export interface ClockWorld {
  readonly clock: Clock
  readonly pass: (ms: number) => Promise<void>
}

/** The promises of `Clock`. */
export const clockCases: readonly Case<ClockWorld>[] = [
  {
    title: 'runs once after the time, not before',
    run: async ({ clock, pass }) => {
      const ran: number[] = []
      const start = clock.now()
      clock.after(1_000, () => ran.push(clock.now() - start))
      await pass(999)
      equal(ran, [])
      await pass(1)
      await pass(5_000)
      equal(ran, [1_000])
    },
  },
  {
    title: 'runs again and again until stopped',
    run: async ({ clock, pass }) => {
      let runs = 0
      const stop = clock.every(200, () => (runs += 1))
      await pass(1_000)
      equal(runs, 5)
      stop()
      stop()
      await pass(1_000)
      equal(runs, 5)
    },
  },
  {
    title: 'does not run what was stopped, also from within another run',
    run: async ({ clock, pass }) => {
      const ran: string[] = []
      const stops = { late: () => {} }
      clock.after(10, () => {
        ran.push('first')
        stops.late()
      })
      stops.late = clock.after(10, () => ran.push('second'))
      const stopSelf = clock.every(10, () => {
        ran.push('every')
        stopSelf()
      })
      await pass(100)
      equal(ran, ['first', 'every'])
    },
  },
  {
    title: 'runs in the order of time',
    run: async ({ clock, pass }) => {
      const ran: number[] = []
      for (const ms of [30, 10, 20]) clock.after(ms, () => ran.push(ms))
      await pass(50)
      equal(ran, [10, 20, 30])
    },
  },
  {
    title: 'does not run a timer of a month at once',
    run: async ({ clock, pass }) => {
      let ran = false
      const stop = clock.after(2 ** 31 + 5, () => (ran = true))
      await pass(60_000)
      ok(!ran, 'waits')
      stop()
    },
  },
]
