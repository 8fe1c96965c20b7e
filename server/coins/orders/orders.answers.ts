import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { orderStatus } from '../../../src/domain/coins/order'
import { inWholeUnits } from '../../../src/domain/coins/price'
import { mayRequestRefund, type RefundState } from '../../../src/domain/coins/refund'
import type { Instant } from '../../../src/domain/kernel/time'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import type { order as orderCodec } from '../../../src/infrastructure/gateway/contract/shop.codec'
import { answer, refuse, type Answered } from '../../http/handler'
import { refundStates } from '../refunds/refund-states'
import { orderOf, type OrderRow, type Orders } from './orders.port'

/** Orders of others are not there. */
export const noOrder = refuse(404, 'There is no such order')

/** What concerns another account. */
export const notYours = refuse(403, 'The user does not exist')

/** An order as its owner sees it (@rule COIN-36, COIN-43, COIN-50). */
const ownOrder = (row: OrderRow, refund: RefundState | undefined, now: Instant): t.TypeOf<typeof orderCodec> => {
  const order = orderOf(row)
  const asked = refund === undefined ? {} : { refund }
  return {
    orderId: row.order_id,
    orderStatus: orderStatus(order),
    coinCode: row.coin_code,
    price: inWholeUnits(order.deal.price),
    priceUsd: inWholeUnits({ minor: row.us_cents, currency: 'USD' }),
    currency: row.currency,
    itemName: row.item_name,
    coins: row.coins + row.extra,
    createTime: row.created_at,
    refundable: mayRequestRefund({ order, orderedAt: row.created_at, ...asked }, now),
    ...asked,
  }
}

/** Rows 148 and 152: one's own orders. */
export const makeOrderAnswers = (orders: Orders): readonly Answered[] => [
  answer(shopCalls.orderDetail, async ({ now, params, session }, { db }) => {
    const row = await orders.own(db, session.userId, params.orderId)
    if (row === undefined) return E.left(noOrder)
    const asked = await refundStates(db, [row.order_id])
    return E.right(ownOrder(row, asked.get(row.order_id), now))
  }),
  answer(shopCalls.orders, async ({ now, params, session }, { db }) => {
    if (params.userId !== session.userId) return E.left(notYours)
    const rows = await orders.listOwn(db, session.userId)
    const asked = await refundStates(
      db,
      rows.map(({ order_id }) => order_id),
    )
    return E.right({ list: rows.map((row) => ownOrder(row, asked.get(row.order_id), now)) })
  }),
]
