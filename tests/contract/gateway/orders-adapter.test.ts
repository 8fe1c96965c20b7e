import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeOrdersGateway } from '../../../src/infrastructure/gateway/orders-gateway.adapter'
import { unwrap } from './browser'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())
beforeEach(() => {
  stand.heard.length = 0
  stand.answer = () => ({ code: 0, data: { list: [] } })
})

const orders = async (token = 'handle') => {
  const { gateway, identity } = await clientOf(stand)
  return makeOrdersGateway(gateway, { ...identity, token: () => token })
}

it('asks for the own orders; without the token cookie nothing is sent [COIN-44]', async () => {
  expect(unwrap(await (await orders()).orders())).toEqual([])
  expect(stand.heard).toMatchObject([{ call: { row: 152 }, params: { userId: '7' } }])
  const without = await (await orders('')).orders()
  expect(without).toMatchObject(E.left({ _tag: 'SessionOver' }))
  expect(stand.heard).toHaveLength(1)
})

it('reads all fields of an order, and what it does not know as little as can be [COIN-36, COIN-43]', async () => {
  const row = {
    orderId: 'o1',
    coinCode: 'coins480',
    itemName: '480 <script>coins',
    coins: 480,
    price: 10.52,
    priceUsd: 9.99,
    currency: 'EUR',
    orderStatus: 1,
    createTime: 5,
    refundable: true,
    refund: 'open',
  }
  const bare = { orderId: 'o2', orderStatus: 9, price: 1.234, currency: 'EUR' }
  stand.answer = () => ({ code: 0, data: { list: [row, bare] } })
  const [first, second] = unwrap(await (await orders()).orders())
  expect(first).toMatchObject({ price: { minor: 1_052, currency: 'EUR' }, priceUsd: 9.99, coins: 480, at: 5 })
  expect(first).toMatchObject({ orderId: 'o1', coinCode: 'coins480', refundable: true, refund: 'open' })
  expect(first?.itemName).not.toContain('<script>')
  expect(second).toMatchObject({
    status: 'processing',
    price: null,
    priceUsd: null,
    coins: null,
    refundable: false,
    refund: null,
  })
})

it.each([0, 1, 2, 3])('reads status %i [COIN-36]', async (orderStatus) => {
  stand.answer = () => ({ code: 0, data: { list: [{ orderId: 'o1', orderStatus }] } })
  const [order] = unwrap(await (await orders()).orders())
  expect(order?.status).toBe(['processing', 'success', 'failed', 'cancelled'][orderStatus])
})

it('sends the category by its number, and the address only where one is named [COIN-48]', async () => {
  stand.answer = () => ({ code: 0, data: null })
  const gateway = await orders()
  unwrap(await gateway.sendRefundCode(null)())
  unwrap(await gateway.sendRefundCode('a@b.de')())
  const request = { orderId: 'o1', category: 'byMistake', description: 'x', proof: '/media/1', code: '123456' } as const
  unwrap(await gateway.submitRefund(request, 'key')())
  expect(stand.heard.map(({ params }) => params)).toMatchObject([
    { userId: '7' },
    { userId: '7', email: 'a@b.de' },
    { o_id: 'o1', prob_Type: 3, prob_detail: 'x', bi_url: '/media/1', verify_code: '123456', source: 'web' },
  ])
  expect(stand.heard[0]?.params).not.toHaveProperty('email')
})
