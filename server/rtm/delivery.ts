import type { Inbox, InboxRow } from '../inbox/inbox.port'
import type { Settings } from '../settings'
import type { Store } from '../store/store'
import { oneAtATime } from './one-at-a-time'

interface Deps {
  readonly store: Pick<Store, 'read'>
  readonly inbox: Pick<Inbox, 'freshAfter' | 'readAfter'>
  readonly figures: Settings['socket']
  readonly userId: number
  /** Resolves when the network has taken the rows: until then the next ones wait in the store, not in memory. */
  readonly send: (rows: readonly InboxRow[]) => Promise<void>
  readonly fail: (defect: unknown) => void
}

/** Rows of one person on one socket: in order, each once, at most so many unacknowledged. */
export interface Delivery {
  /** There may be news: reads and sends what is there. `hint` is the number of the row that was heard of, if any. */
  readonly wake: (hint?: string) => void
  /** Everything up to `seq` is stored at the other end. False when that was never sent. */
  readonly acknowledge: (seq: number) => boolean
  readonly stop: () => void
}

/** Starts after `cursor`. */
export const startDelivery = ({ fail, figures, inbox, send, store, userId }: Deps, cursor: number): Delivery => {
  let [sent, acknowledged, stopped] = [cursor, cursor, false]
  /** The newest row that was heard of, and whether there may be rows that nobody has told of. */
  let [heard, unheard] = [cursor, false]

  const room = (): number => Math.min(figures.pageRows, figures.inFlightRows - (sent - acknowledged))

  const page = async (): Promise<boolean> => {
    const limit = room()
    if (limit <= 0 || stopped || (!unheard && heard <= sent)) return false
    unheard = false
    const fresh = inbox.freshAfter(userId, sent, limit)
    const rows = fresh.length > 0 ? fresh : await store.read((db) => inbox.readAfter(db, userId, sent, limit))
    if (stopped || rows.length === 0) return false
    sent = rows[rows.length - 1]?.seq ?? sent
    unheard ||= rows.length === limit
    await send(rows)
    return unheard
  }

  const read = oneAtATime(page, fail)

  /** Rows that have been sent already, as happens when several came at once, need no reading. */
  const wake = (hint = ''): void => {
    if (hint === '') unheard = true
    else heard = Math.max(heard, Number(hint))
    if (unheard || heard > sent) read()
  }

  return {
    wake,
    acknowledge: (seq) => {
      if (seq > sent) return false
      const wasFull = room() <= 0
      acknowledged = Math.max(acknowledged, seq)
      if (wasFull) wake()
      return true
    },
    stop: () => {
      stopped = true
    },
  }
}
