import type { IO } from 'fp-ts/IO'
import type { Instant } from '../../domain/kernel/time'

/** The only source of time. `after` and `every` return their own stop; a late or doubled run must be harmless. */
export interface Clock {
  readonly now: () => Instant
  readonly after: (ms: number, run: () => void) => IO<void>
  readonly every: (ms: number, run: () => void) => IO<void>
}
