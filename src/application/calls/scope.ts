import type { IO } from 'fp-ts/IO'

/** Whatever is held is released exactly once: at the end, or at once when the end came first. */
export interface Scope {
  readonly hold: (release: IO<void>) => void
  readonly close: IO<void>
  readonly closed: IO<boolean>
}

export const makeScope = (): Scope => {
  let held: readonly IO<void>[] | null = []
  return {
    hold: (release) => {
      if (held === null) release()
      else held = [...held, release]
    },
    close: () => {
      const all = held ?? []
      held = null
      all.toReversed().forEach((release) => release())
    },
    closed: () => held === null,
  }
}
