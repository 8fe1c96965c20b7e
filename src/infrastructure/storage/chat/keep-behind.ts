import type { Instant } from '../../../domain/kernel/time'
import type { HistoryRow } from './row.codec'
import type { ChatTables } from './tables'

/** An own message that waited, as it was written here and as the gateway has stored it. */
export interface Accepted {
  readonly croomId: string
  readonly writtenAt: Instant
  readonly at: Instant
}

/**
 * What was written after a message goes on standing behind it: the gateway's moment of storing may lie beyond the moment at
 * which the next one was written here, and that one may never be stored.
 */
export const keepBehind = async (tables: ChatTables, { at, croomId, writtenAt }: Accepted): Promise<void> => {
  const waiting = (await tables.outbox()).filter((row) => row.croomId === croomId)
  const rows = await tables.messages(waiting.map((row) => row.messageUuid))
  const later = rows.filter((row) => row.messageId === 0 && row.timestamp > writtenAt)
  let last = at
  const moved: HistoryRow[] = []
  for (const row of later.toSorted((a, b) => a.timestamp - b.timestamp)) {
    last = Math.max(row.timestamp, last + 1)
    if (last !== row.timestamp) moved.push({ ...row, timestamp: last })
  }
  if (moved.length > 0) await tables.putMessages(moved)
}
