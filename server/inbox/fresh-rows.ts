import type { InboxRow, Seq } from './inbox.port'

/** Rows that this process has committed in this turn of the event loop. */
export interface FreshRows {
  readonly keep: (userId: number, row: InboxRow) => void
  /** The unbroken run of rows that follows `cursor`; empty when the store must be asked. */
  readonly after: (userId: number, cursor: Seq, limit: number) => readonly InboxRow[]
}

/**
 * Most rows are read the moment after they were committed, by a socket of the same process that has all the rows before:
 * those it gets from memory. Nothing is kept longer than a turn, and whatever is missing here is in the store.
 */
export const makeFreshRows = (): FreshRows => {
  const rows = new Map<number, InboxRow[]>()
  return {
    keep: (userId, row) => {
      if (rows.size === 0) setImmediate(() => rows.clear())
      const own = rows.get(userId)
      if (own === undefined) rows.set(userId, [row])
      else own.push(row)
    },
    after: (userId, cursor, limit) => {
      const own = rows.get(userId) ?? []
      const start = own.findIndex(({ seq }) => seq === cursor + 1)
      if (start < 0) return []
      const run = own.slice(start, start + limit)
      const gap = run.findIndex(({ seq }, index) => seq !== cursor + 1 + index)
      return gap < 0 ? run : run.slice(0, gap)
    },
  }
}
