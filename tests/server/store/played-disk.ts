import { setImmediate as nextTurn } from 'node:timers/promises'

const TURNS = 20

/** A disk whose syncs end when the test says so. */
export const playedDisk = () => {
  const waiting: { readonly done: () => void; readonly fail: (error: Error) => void }[] = []
  let begun = 0
  return {
    sync: () =>
      new Promise<void>((done, fail) => {
        begun += 1
        waiting.push({ done, fail })
      }),
    /** How many syncs have begun. */
    begun: () => begun,
    finish: () => waiting.shift()?.done(),
    refuse: (code: string) => waiting.shift()?.fail(Object.assign(new Error(code), { code })),
    /** Waits until so many have begun. */
    until: async (count: number): Promise<void> => {
      while (begun < count) await nextTurn()
    },
    /** Gives everything else its turn. */
    rest: async (): Promise<void> => {
      for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
    },
  }
}
