import type { Insertable } from 'kysely'
import type { Work } from '../../../server/store/store'
import type { OrdersTable } from '../../../server/store/tables/orders.table'

let series = 0

/** An order whose money has come, as the shop writes it; answers its id. The coins are for the caller to credit. */
export const storePaidOrder = async (
  { db }: Work,
  userId: number,
  now: number,
  over: Partial<Insertable<OrdersTable>> = {},
): Promise<string> => {
  const orderId = `paid-${userId}-${(series += 1)}`
  const deal = { coin_code: 'coins480', item_name: '480 coins', coins: 480, extra: 0, minor: 999, currency: 'USD' }
  const way = {
    provider: 'checkout',
    channel: 'checkout_card',
    pay_channel: 'card',
    country: 'US',
    ref: `ref-${orderId}`,
  }
  await db
    .insertInto('orders')
    .values({
      order_id: orderId,
      user_id: userId,
      trace_id: orderId,
      asked: '',
      us_cents: 999,
      coupon: null,
      course: 'paid',
      handover: null,
      created_at: now,
      paid_at: now,
      returned_at: null,
      look_at: null,
      ...deal,
      ...way,
      ...over,
    })
    .execute()
  return orderId
}
