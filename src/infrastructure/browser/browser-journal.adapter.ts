import type { Clock } from '../../application/kernel/clock.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { Instant } from '../../domain/kernel/time'

export interface Note {
  readonly at: Instant
  readonly kind: 'dropped' | 'defect'
  readonly what: string
  /** Name of the error, or a word; never its data, which may be a person's. */
  readonly why: string
}

export interface BrowserJournal extends Journal {
  /** The last 100, oldest first. */
  readonly notes: () => readonly Note[]
}

const KEPT = 100

const word = (why: unknown): string => {
  if (typeof why === 'string') return why.slice(0, 100)
  if (typeof why !== 'object' || why === null) return typeof why
  if ('name' in why && typeof why.name === 'string') return why.name
  return '_tag' in why && typeof why._tag === 'string' ? why._tag : 'object'
}

/** Keeps notes in memory; `report` hears of each defect with its cause. */
export const makeBrowserJournal = (
  clock: Pick<Clock, 'now'>,
  report: (what: string, cause: unknown) => void,
): BrowserJournal => {
  let notes: readonly Note[] = []
  const note = (kind: Note['kind'], what: string, why: unknown) => {
    notes = [...notes.slice(1 - KEPT), { at: clock.now(), kind, what, why: word(why) }]
  }
  return {
    notes: () => notes,
    dropped: (what, why) => note('dropped', what, why),
    defect: (what, cause) => {
      note('defect', what, cause)
      report(what, cause)
    },
  }
}
