import type { IO } from 'fp-ts/IO'
import type { ChatTables } from '../chat/tables'

/** Looks at the cursor of one person as it is read and written. */
export interface KeptCursor {
  readonly watched: (tables: ChatTables) => ChatTables
  /** Another tab may have wiped the person's rows, which is no loss. */
  readonly forget: IO<void>
}

/**
 * Notices that the browser, or the person in its settings, has emptied the database under an open page: the cursor lies before
 * what was seen here. The transaction that finds it fails, once, so that the connection asks again from where the store stands
 * instead of skipping what is gone (@rule CHAT-53).
 */
export const makeKeptCursor = (): KeptCursor => {
  let seen = 0
  return {
    forget: () => {
      seen = 0
    },
    watched: (tables) => ({
      ...tables,
      cursor: async () => {
        const seq = await tables.cursor()
        const emptied = seq < seen
        seen = seq
        if (emptied) throw new Error('the local database was emptied')
        return seq
      },
      putCursor: async (seq) => {
        await tables.putCursor(seq)
        seen = seq
      },
      clear: async (keepOutbox) => {
        await tables.clear(keepOutbox)
        seen = 0
      },
    }),
  }
}
