import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ada, bob, captured, deliver, event, placed, server, setTheStage, standing, tell } from '../coins/orders/stage'
import { openDesk, type Desk } from './desk'

setTheStage()

let desk: Desk

beforeAll(async () => {
  desk = await openDesk(server)
})
afterAll(() => desk.leave())

type Row = Readonly<Record<string, unknown>>

const odd = () => desk.ask<readonly Row[]>('orders', 'odd')

it('shows the orders of a person, and one with what its provider told and the coins that moved [SAFE-23, PLUS-10]', async () => {
  const order = await placed(ada)
  await tell(order, captured(order))
  const listed = await desk.ask<readonly Row[]>('orders', 'list', `${ada.userId}`)
  expect(listed).toMatchObject([{ order: order.order_id, course: 'paid', currency: 'USD' }])
  const shown = await desk.ask<Row & Readonly<Record<'deliveries' | 'movements', readonly Row[]>>>(
    'orders',
    'show',
    order.order_id,
  )
  expect(shown).toMatchObject({ person: ada.userId, price: order.minor / 100 })
  expect(shown.deliveries).toMatchObject([{ news: 'Captured', state: 'applied' }])
  expect(shown.movements.map(({ kind }) => kind)).toContain('purchase')
  expect((await desk.type('orders', 'show', 'nothing')).code).not.toBe(0)
})

it('shows what was not applied, and replays it: what fits now is credited, what does not is refused again [SAFE-23, PLUS-10]', async () => {
  const order = await placed(ada)
  const { ledger, store } = server.parts
  const key = `order:${order.order_id}`
  await store.work((work) => ledger.grant(work, { userId: bob.userId, amount: 1, kind: 'correction', key }))
  await tell(order, captured(order))
  await tell(order, { _tag: 'Captured', minor: 1, currency: 'USD' })
  await deliver('cpay', event({ ...order, order_id: randomUUID() }, captured(order)))
  const rows = await odd()
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'refused', 'waiting'])
  expect((await desk.type('orders', 'replay', `${String(rows[0]?.['delivery'])}`)).err).toContain('--reason')
  await store.work(async ({ db }) => {
    await db
      .updateTable('transfers')
      .set({ key: `${key}?` })
      .where('key', '=', key)
      .execute()
    return E.right(undefined)
  })
  for (const { delivery } of rows) await desk.type('orders', 'replay', `${String(delivery)}`, '--reason', 'looked at')
  expect((await standing(ada)).coins).toBe(order.coins + order.extra)
  expect((await odd()).map(({ state }) => state)).toEqual(['refused', 'waiting'])
  expect((await desk.type('orders', 'replay', `${String(rows[0]?.['delivery'])}`, '--reason', 'again')).err).toContain(
    'was applied',
  )
})

it('counts what nobody had signed [PLUS-10]', async () => {
  await fetch(`${server.url}/pay/v1/webhook/cpay`, { method: 'POST', body: '[]' })
  const rows = await desk.ask<readonly Row[]>('orders', 'forged')
  expect(rows).toMatchObject([{ provider: 'cpay', count: 1 }])
})
