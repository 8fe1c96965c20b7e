import * as E from 'fp-ts/Either'
import { isReturned } from '../../../src/domain/coins/order'
import { inWholeUnits } from '../../../src/domain/coins/price'
import { applyDelivery } from '../../coins/orders/apply-deliveries'
import type { DeliveryRow } from '../../coins/orders/deliveries'
import { orderOf, type OrderRow } from '../../coins/orders/orders.port'
import type { Tx } from '../../store/database'
import { notDone, type Area, type Deciding, type Looking, type Row } from '../area'
import { numberOf, shownTime } from '../given'
import { personOf } from '../people'

const AT_MOST = 500

const orderRow = (row: OrderRow): Row => ({
  order: row.order_id,
  person: row.user_id,
  placed: shownTime(row.created_at),
  provider: row.provider,
  ref: row.ref,
  item: row.item_name,
  price: inWholeUnits(row),
  currency: row.currency,
  course: isReturned(orderOf(row)) ? 'returned' : row.course,
  paid: shownTime(row.paid_at),
  returned: row.returned === 0 ? 0 : inWholeUnits({ minor: row.returned, currency: row.currency }),
})

const deliveryRow = (row: DeliveryRow): Row => ({
  delivery: row.id,
  provider: row.provider,
  id: row.event_id,
  order: row.order_id,
  received: shownTime(row.received_at),
  news: row.news,
  price: row.minor === null ? null : inWholeUnits({ minor: row.minor, currency: row.currency ?? '' }),
  currency: row.currency,
  state: row.state,
  problem: row.problem,
  tries: row.tries,
})

const list: Looking['look'] = ({ args }, { store }) =>
  store.read(async (db) => {
    const person = await personOf(db, args[0])
    if (E.isLeft(person)) return person
    const own = db.selectFrom('orders').selectAll().where('user_id', '=', person.right.id)
    const rows = await own.orderBy('created_at', 'desc').limit(AT_MOST).execute()
    return E.right({ _tag: 'List', rows: rows.map(orderRow) })
  })

const movementsOf = async (db: Tx, { order_id, user_id }: OrderRow): Promise<readonly Row[]> => {
  const rows = await db
    .selectFrom('transfers')
    .select(['id', 'at', 'kind', 'amount'])
    .where('user_id', '=', user_id)
    .where((where) => where.or([where('key', '=', `order:${order_id}`), where('key', 'like', `order:${order_id}:%`)]))
    .orderBy('id')
    .execute()
  return rows.map(({ amount, at, id, kind }) => ({ movement: id, at: shownTime(at), kind, coins: amount }))
}

const show: Looking['look'] = ({ args }, { orders, store }) =>
  store.read(async (db) => {
    const row = await orders.find(db, args[0] ?? '')
    if (row === undefined) return E.left(notDone(`there is no order ${args[0] ?? ''}`))
    const told = db.selectFrom('payment_events').selectAll().where('order_id', '=', row.order_id)
    const deliveries = (await told.orderBy('id').limit(AT_MOST).execute()).map(deliveryRow)
    return E.right({ _tag: 'One', row: orderRow(row), lists: { deliveries, movements: await movementsOf(db, row) } })
  })

const odd: Looking['look'] = async (_order, { store }) => {
  const rows = await store.read((db) =>
    db
      .selectFrom('payment_events')
      .selectAll()
      .where('state', '<>', 'applied')
      .orderBy('received_at')
      .limit(AT_MOST)
      .execute(),
  )
  return E.right({ _tag: 'List', rows: rows.map(deliveryRow) })
}

const forged: Looking['look'] = async (_order, { store }) => {
  const rows = await store.read((db) =>
    db.selectFrom('forged_deliveries').selectAll().orderBy('day', 'desc').limit(AT_MOST).execute(),
  )
  return E.right({ _tag: 'List', rows: rows.map(({ count, day, provider }) => ({ day, provider, count })) })
}

const find = (db: Tx, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('payment_events').selectAll().where('id', '=', id).executeTakeFirst()

/** What it brings is decided by the order alone: one that was applied moves nothing, one that does not fit is refused again. */
const replay: Deciding['decide'] = async ({ args, now }, work, { applying }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  const delivery = await find(work.db, id.right)
  if (delivery === undefined) return E.left(notDone(`there is no delivery ${id.right}`))
  if (delivery.state === 'applied') return E.left(notDone(`delivery ${id.right} was applied`))
  await work.db.updateTable('payment_events').set({ state: 'waiting' }).where('id', '=', id.right).execute()
  await applyDelivery(work, applying, id.right, now)
  return E.right({ _tag: 'One', row: deliveryRow((await find(work.db, id.right)) ?? delivery) })
}

/** What was bought, and what providers have told about its money (@rule PLUS-10). */
export const area: Area = {
  name: 'orders',
  says: 'what was bought, and what providers tell about its money',
  commands: [
    { name: 'list', says: 'the orders of a person, the newest first', args: ['userId'], look: list },
    { name: 'show', says: 'one, with what its provider told and the coins that moved', args: ['orderId'], look: show },
    {
      name: 'odd',
      says: 'deliveries that were not applied: they wait, do not fit, or have no order',
      args: [],
      look: odd,
    },
    { name: 'forged', says: 'how many deliveries nobody had signed, by day', args: [], look: forged },
    { name: 'replay', says: 'applies a delivery that was not applied', args: ['deliveryId'], decide: replay },
  ],
}
