import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../application/kernel/clock.port'
import { makeBrowserClock } from '../browser/browser-clock.adapter'

export interface NodeClock extends Clock {
  /** Stops every timer that still runs; later ones never run. */
  readonly stop: IO<void>
}

/** The machine's time and timers, which end with the Core that set them: many Cores share a process. */
export const makeNodeClock = (machine: Clock = makeBrowserClock()): NodeClock => {
  const running = new Set<IO<void>>()
  let over = false
  const kept = (begin: (ended: IO<void>) => IO<void>): IO<void> => {
    if (over) return () => undefined
    const end: IO<void> = () => {
      running.delete(end)
      stop()
    }
    const stop = begin(() => running.delete(end))
    running.add(end)
    return end
  }
  return {
    now: machine.now,
    after: (ms, run) =>
      kept((ended) =>
        machine.after(ms, () => {
          ended()
          run()
        }),
      ),
    every: (ms, run) => kept(() => machine.every(ms, run)),
    stop: () => {
      over = true
      running.forEach((end) => end())
    },
  }
}
