import type { IO } from 'fp-ts/IO'

export interface Listeners<A> {
  readonly add: (run: (value: A) => void) => IO<void>
  readonly tell: (value: A) => void
  readonly count: () => number
}

/** Those who listen; adding returns its own stop, and the same function may be added twice. */
export const makeListeners = <A>(): Listeners<A> => {
  const all = new Set<{ readonly run: (value: A) => void }>()
  return {
    add: (run) => {
      const entry = { run }
      all.add(entry)
      return () => void all.delete(entry)
    },
    tell: (value) => [...all].forEach((entry) => entry.run(value)),
    count: () => all.size,
  }
}
