import type { Acquaintance } from './acquaintance'

/** A friend, and whether the signed-in person wants to hear when they come online (@rule FRND-41). */
export interface Reminder {
  readonly person: Acquaintance
  readonly on: boolean
}
