import * as O from 'fp-ts/Option'
import type * as t from 'io-ts'
import { priceOf } from '../../domain/coins/price'
import { purchaseStatuses, type Purchase } from '../../domain/coins/purchase'
import { sanitise } from '../../domain/kernel/sanitise'
import type { order } from './contract/shop.codec'

/** An own order out of rows 148 and 152; a status that nobody knows counts as processing. @rule COIN-36 COIN-43 */
export const toPurchase = (row: t.TypeOf<typeof order>): Purchase => ({
  orderId: row.orderId,
  coinCode: row.coinCode ?? '',
  itemName: sanitise(row.itemName ?? ''),
  coins: row.coins ?? null,
  price: O.toNullable(priceOf(row.price ?? 0, row.currency ?? '')),
  priceUsd: row.priceUsd ?? null,
  status: purchaseStatuses[row.orderStatus] ?? 'processing',
  at: row.createTime ?? 0,
  refundable: row.refundable ?? false,
  refund: row.refund ?? null,
})
