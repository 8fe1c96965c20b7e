import * as E from 'fp-ts/Either'
import type { ClipProblem, Clips } from '../../src/application/matching/clips.port'

export interface ClipsFake extends Clips {
  /** What was opened and not let go yet. */
  readonly held: () => readonly string[]
  readonly opened: () => readonly string[]
  /** From now on that address answers so. */
  readonly fails: (address: string, problem: ClipProblem | null) => void
  /** Answers wait until the returned function is called. */
  readonly hold: () => () => void
}

/** Clips that are there at once, unless a test says otherwise. */
export const makeClipsFake = (): ClipsFake => {
  const held: string[] = []
  const opened: string[] = []
  const problems = new Map<string, ClipProblem>()
  let waiting = Promise.resolve()
  return {
    open: (address) => async () => {
      opened.push(address)
      await waiting
      const problem = problems.get(address)
      if (problem !== undefined) return E.left(problem)
      held.push(address)
      let there = true
      return E.right({
        source: `clip:${address}`,
        release: () => {
          if (there) held.splice(held.indexOf(address), 1)
          there = false
        },
      })
    },
    held: () => held.toSorted(),
    opened: () => opened,
    fails: (address, problem) => void (problem === null ? problems.delete(address) : problems.set(address, problem)),
    hold: () => {
      let release = () => {}
      waiting = new Promise((resolve) => (release = resolve))
      return () => release()
    },
  }
}
