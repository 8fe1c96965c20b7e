import type { RefundState } from '../../../src/domain/coins/refund'
import type { Tx } from '../../store/database'

/** How the requests for the money of these orders stand; orders without one are not in it (rows 148 and 152). */
export const refundStates = async (db: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, RefundState>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('refund_requests')
    .select(['order_id', 'state'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id, state }) => [order_id, state]))
}
