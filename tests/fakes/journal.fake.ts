import type { Journal } from '../../src/application/kernel/journal.port'

export interface JournalFake extends Journal {
  readonly notes: readonly { readonly kind: 'dropped' | 'defect'; readonly what: string; readonly why: unknown }[]
  readonly defects: () => readonly string[]
}

/** Keeps every note for the test to read. */
export const makeJournalFake = (): JournalFake => {
  const notes: { readonly kind: 'dropped' | 'defect'; readonly what: string; readonly why: unknown }[] = []
  return {
    notes,
    dropped: (what, why) => void notes.push({ kind: 'dropped', what, why }),
    defect: (what, why) => void notes.push({ kind: 'defect', what, why }),
    defects: () => notes.filter((note) => note.kind === 'defect').map((note) => note.what),
  }
}
