import type { UserId } from '../../../domain/kernel/ids'
import type { HistoryRow } from '../chat/row.codec'

/** The stored messages of one person, as an index reads them; damaged rows are left out. */
export interface SearchRows {
  /** All of them, the ones written last first, a few thousand at a time. */
  readonly each: (take: (rows: readonly HistoryRow[]) => void) => Promise<void>
  readonly keysOf: (friend: UserId | 'all') => Promise<readonly number[]>
  readonly byKeys: (keys: readonly number[]) => Promise<readonly HistoryRow[]>
}
