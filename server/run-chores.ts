import type { Chore } from './chores'
import type { Clock, Stop } from './clock'

/** Runs never overlap: what is asked for during one is made up for by one run after it, however often it was asked. */
const oneAtATime = (run: Chore['run'], report: (defect: unknown) => void): (() => void) => {
  let running = false
  let again = false
  const once = async (): Promise<void> => {
    try {
      await run()
    } catch (defect) {
      report(defect)
    }
  }
  const all = async (): Promise<void> => {
    running = true
    do {
      again = false
      await once()
    } while (again)
    running = false
  }
  return () => {
    if (running) again = true
    else void all()
  }
}

/** Has each chore come round by the clock until it is stopped; one that fails is reported and comes round again. */
export const runChores = (chores: readonly Chore[], clock: Clock, report: (defect: unknown) => void): readonly Stop[] =>
  chores.map(({ everyMs, run }) => clock.every(everyMs, oneAtATime(run, report)))
