import type { HistoryRow } from './row.codec'

/** What waits has no number yet and stands last in its instant. */
const numberOf = ({ messageId }: HistoryRow): number => (messageId === 0 ? Number.MAX_SAFE_INTEGER : messageId)

/** Two messages of one instant stand in the gateway's order, so that both sides see the same. */
const inOrder = (a: HistoryRow, b: HistoryRow): number => a.timestamp - b.timestamp || numberOf(a) - numberOf(b)

/**
 * The page to show of rows that come newest first, one more than `limit` where there are more: rows of one instant are not torn
 * apart, since the next page begins before the oldest instant shown.
 */
export const wholePage = (rows: readonly HistoryRow[], limit: number): readonly HistoryRow[] => {
  const page = rows.slice(0, limit)
  const torn = rows[limit]
  const kept = torn === undefined ? page : page.filter((row) => row.timestamp !== torn.timestamp)
  return (kept.length === 0 ? page : kept).toReversed().toSorted(inOrder)
}
