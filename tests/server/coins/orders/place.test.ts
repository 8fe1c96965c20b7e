import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { SECOND } from '../../../../src/domain/kernel/time'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import {
  ada,
  standing,
  bob,
  captured,
  event,
  deliver,
  liveIn,
  orderRow,
  ordersOf,
  placed,
  provider,
  server,
  setTheStage,
  statusOf,
  wished,
} from './stage'

setTheStage()

const allOrders = () => ordersOf(ada)

describe('an order', () => {
  it('keeps what was agreed, and hands the browser over to its provider [COIN-20, COIN-21]', async () => {
    const { data, wish, ...row } = await placed(ada)
    expect(data).toEqual({ orderId: row.order_id, url: `https://payermax.example/payermax-${row.order_id}` })
    expect(row).toMatchObject({
      user_id: ada.userId,
      coin_code: wish.coinCode,
      provider: 'payermax',
      country: 'ZZ',
      currency: 'USD',
      course: 'processing',
      trace_id: wish.ext.traceId,
    })
    expect(row.minor / 100).toBeCloseTo(wish.price ?? 0)
    expect(provider('payermax').begun).toMatchObject([
      { orderId: row.order_id, minor: row.minor, currency: 'USD', channel: 'payermax_wallet', locale: 'en' },
    ])
    expect(JSON.stringify(provider('payermax').begun)).not.toContain(`"customer":"${ada.userId}"`)
  })

  it.each([
    ['cpay_wallet', 'ZZ', 'frameUrl'],
    ['citecu_cash', 'ZZ', 'form'],
    ['klarna_later', 'NL', 'session'],
  ])('through %s is handed over in its own way [COIN-21]', async (channel, country, way) => {
    await liveIn(ada, country === 'ZZ' ? '' : country)
    expect(Object.keys((await placed(ada, channel)).data)).toEqual(['orderId', way])
  })

  it('is in the store before its provider is asked [PLUS-10]', async () => {
    const found: unknown[] = []
    provider('payermax').instead =
      ({ orderId }) =>
      async () => {
        found.push((await orderRow(orderId)).course)
        return E.left({ _tag: 'ChannelUnavailable', reason: 'test' })
      }
    await ada.ask(shopCalls.placeOrder, await wished(ada))
    expect(found).toEqual(['placed'])
  })

  it('is one for each press, however often the press comes, also at once [COIN-20]', async () => {
    const wish = await wished(ada)
    const presses = await Promise.all([1, 2, 3, 4].map(() => ada.ask(shopCalls.placeOrder, wish)))
    const later = await ada.ask(shopCalls.placeOrder, wish)
    expect(new Set([...presses, later].map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await allOrders()).toHaveLength(1)
  })

  it('of the same press cannot become another order [COIN-20]', async () => {
    const wish = await wished(ada)
    await ada.ask(shopCalls.placeOrder, wish)
    const other = await wished(ada, 'cpay_wallet')
    const { code } = await ada.ask(shopCalls.placeOrder, { ...other, ext: wish.ext })
    expect(code).toBe(400)
    expect(await allOrders()).toHaveLength(1)
  })

  it('of the same press by another person is theirs', async () => {
    const [mine, theirs] = [await wished(ada), await wished(bob)]
    const one = await ada.ask(shopCalls.placeOrder, mine)
    const other = await bob.ask(shopCalls.placeOrder, { ...theirs, ext: mine.ext })
    expect(one.data.orderId).not.toBe(other.data.orderId)
  })

  it('keeps its price whatever becomes of the account and the shop [COIN-20]', async () => {
    const order = await placed(ada)
    await liveIn(ada, 'JP')
    await deliver('payermax', event(order, captured(order)))
    expect(await statusOf(ada, order.order_id)).toBe(1)
    expect((await ada.ask(shopCalls.orderDetail, { orderId: order.order_id })).data.currency).toBe('USD')
  })
})

describe('the address to come back to', () => {
  it('is the payRes of the product, with the order in it [COIN-22]', async () => {
    const wish = await wished(ada)
    const returnUrl = `${server.parts.config.origin}/tr/payRes`
    const { data } = await ada.ask(shopCalls.placeOrder, { ...wish, returnUrl })
    const other = await placed(ada)
    expect(provider('payermax').begun.map((payment) => payment.returnUrl)).toEqual([
      `${returnUrl}?orderId=${data.orderId}`,
      `${server.parts.config.address}/payRes?orderId=${other.order_id}`,
    ])
  })
})

describe('a provider that does not begin', () => {
  it('leaves a failed order, and the same press may try again with another one [COIN-23]', async () => {
    const wish = await wished(ada)
    provider('payermax').reachable = false
    expect((await ada.ask(shopCalls.placeOrder, wish)).code).toBe(20002)
    provider('payermax').reachable = true
    expect((await ada.ask(shopCalls.placeOrder, wish)).code).toBe(0)
    expect((await allOrders()).map(({ course }) => course).toSorted()).toEqual(['failed', 'processing'])
    expect((await ada.ask(shopCalls.orders, { userId: ada.userId })).data.list).toHaveLength(1)
  })

  it('because it throws is no defect of ours [COIN-23]', async () => {
    provider('payermax').instead = () => () => Promise.reject(new Error('broken'))
    expect((await ada.ask(shopCalls.placeOrder, await wished(ada))).code).toBe(20002)
  })

  it('since it does not like what was entered says so [COIN-28]', async () => {
    provider('payermax').instead = () => async () => E.left({ _tag: 'PaymentRefused', reason: 'email' })
    expect((await ada.ask(shopCalls.placeOrder, await wished(ada))).code).toBe(400)
  })

  it('in time is not waited for; its money is credited all the same [COIN-23, PLUS-10]', async () => {
    provider('payermax').instead = () => () => new Promise(() => {})
    const asked = ada.ask(shopCalls.placeOrder, await wished(ada))
    while (provider('payermax').begun.length === 0) await new Promise((resolve) => void setTimeout(resolve, 5))
    await server.clock.advance(12 * SECOND)
    expect((await asked).code).toBe(20002)
    const [order] = await allOrders()
    if (order !== undefined) await deliver('payermax', event(order, captured(order)))
    expect((await standing(ada)).coins).toBe((order?.coins ?? 0) + (order?.extra ?? 0))
  })
})

describe('an offer', () => {
  const give = async () => {
    const wish = await wished(ada)
    const { percent } = { percent: 25 }
    const offer = { coupon: randomUUID(), kind: 'limited' as const, coin_code: wish.coinCode, percent }
    const now = server.clock.now()
    await server.parts.store.work(async ({ db }) => {
      await db
        .insertInto('offers')
        .values({ ...offer, user_id: ada.userId, starts_at: now, ends_at: now + 60_000, number: 1, order_id: null })
        .execute()
      return E.right(undefined)
    })
    return { ...(await wished(ada)), ext: { traceId: randomUUID(), couponId: offer.coupon } }
  }

  it('belongs to one order; when that has failed it can be redeemed again [COIN-25]', async () => {
    const wish = await give()
    const first = await ada.ask(shopCalls.placeOrder, wish)
    expect(first.code).toBe(0)
    const again = { ...wish, ext: { ...wish.ext, traceId: randomUUID() } }
    const used = await ada.ask(shopCalls.placeOrder, again)
    expect([used.code, used.message]).toEqual([10097, 'This special deal has already been used'])
    await deliver('payermax', event(await orderRow(first.data.orderId), { _tag: 'Declined' }))
    expect((await ada.ask(shopCalls.placeOrder, again)).code).toBe(0)
  })

  it('stays free when the order that wanted it was refused [COIN-25]', async () => {
    const wish = await give()
    expect((await ada.ask(shopCalls.placeOrder, { ...wish, price: 0.01 })).code).toBe(400)
    provider('payermax').reachable = false
    expect((await ada.ask(shopCalls.placeOrder, wish)).code).toBe(20002)
    provider('payermax').reachable = true
    expect((await ada.ask(shopCalls.placeOrder, wish)).code).toBe(0)
  })
})
