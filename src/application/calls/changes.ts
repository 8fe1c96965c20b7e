import type { IO } from 'fp-ts/IO'

/** Those who want to know that something has changed. */
export interface Changes {
  readonly run: IO<void>
  /** Hears every change until stopped. */
  readonly hear: (run: IO<void>) => IO<void>
}

export const makeChanges = (): Changes => {
  const listeners = new Set<{ readonly run: IO<void> }>()
  return {
    run: () => [...listeners].forEach((listener) => listener.run()),
    hear: (run) => {
      const listener = { run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
