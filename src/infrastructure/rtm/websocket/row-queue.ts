import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { InboxRow } from '../../../application/realtime/realtime.port'

export interface RowQueue {
  /** Rows after this number are expected. */
  readonly begin: (cursor: number) => void
  readonly push: (row: InboxRow) => void
  readonly stop: IO<void>
}

interface Handlers {
  readonly store: (rows: readonly InboxRow[]) => TaskEither<unknown, void>
  /** Everything up to `seq` is stored. */
  readonly acknowledge: (seq: number) => void
  /** A row is missing, or could not be stored: what was not acknowledged must come again. */
  readonly broken: IO<void>
}

const LARGEST_BATCH = 500

/** Rows of one socket, in order: doubled ones are dropped, what comes while rows are stored goes together afterwards. */
export const makeRowQueue = ({ acknowledge, broken, store }: Handlers): RowQueue => {
  let waiting: InboxRow[] = []
  let last: number | null = null
  let busy = false
  let stopped = false

  const run = async (): Promise<void> => {
    busy = true
    while (waiting.length > 0 && !stopped) {
      const batch = waiting.slice(0, LARGEST_BATCH)
      waiting = waiting.slice(LARGEST_BATCH)
      const stored = await store(batch)().catch(E.left)
      if (stopped) return
      if (E.isLeft(stored)) return broken()
      acknowledge(batch.at(-1)?.seq ?? 0)
    }
    busy = false
  }
  return {
    begin: (cursor) => {
      last = cursor
    },
    push: (row) => {
      if (stopped || last === null || row.seq <= last) return
      if (row.seq > last + 1) return broken()
      last = row.seq
      waiting.push(row)
      if (!busy) void run()
    },
    stop: () => {
      stopped = true
      waiting = []
    },
  }
}
