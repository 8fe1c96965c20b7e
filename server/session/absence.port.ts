import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'

type Note = (work: Work, userId: number, now: Instant) => Promise<void>

/** What ends for a person whose sessions have ended. */
export interface Absence {
  /** The person talks to nobody and waits for nobody: a call is hung up with its bill, a hit is open to the other again. */
  readonly stepOut: Note
  /** The same, and seen as gone at once, once no session is left (@rule FRND-46). */
  readonly note: Note
}
