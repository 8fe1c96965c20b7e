import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../../../src/domain/kernel/time'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import { ada, age, bob, captured, liveIn, placed, provider, refunded, run, server, setTheStage, tell } from './stage'

setTheStage()

const card = { token: 'tok_1', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 }

const payWithCard = async (asker = ada, token = card.token) => {
  await liveIn(asker, 'NL')
  const order = await placed(asker, 'checkout_card')
  await tell(order, { ...captured(order), card: { ...card, token } })
  return order
}

const cards = async (asker = ada) => (await asker.ask(shopCalls.cards, { userId: asker.userId })).data.list

describe('orders', () => {
  it('are listed to their owner, the newest first, with what was agreed [COIN-43]', async () => {
    const one = await placed(ada)
    await server.clock.advance(MINUTE)
    const other = await placed(ada)
    await tell(other, captured(other))
    const { list } = (await ada.ask(shopCalls.orders, { userId: ada.userId })).data
    expect(list.map(({ orderId, orderStatus }) => [orderId, orderStatus])).toEqual([
      [other.order_id, 1],
      [one.order_id, 0],
    ])
    expect(list[0]).toEqual({
      orderId: other.order_id,
      orderStatus: 1,
      coinCode: other.wish.coinCode,
      price: other.wish.price,
      priceUsd: other.us_cents / 100,
      currency: 'USD',
      itemName: `${other.coins + other.extra} coins`,
      coins: other.coins + other.extra,
      createTime: other.created_at,
      refundable: true,
    })
    expect((await ada.ask(shopCalls.orderDetail, { orderId: other.order_id })).data).toEqual(list[0])
  })

  it('of others are not there [COIN-43]', async () => {
    const order = await placed(ada)
    const { order_id: orderId } = order
    expect((await bob.ask(shopCalls.orderDetail, { orderId })).status).toBe(404)
    expect((await bob.ask(shopCalls.orderDetail, { orderId: randomUUID() })).status).toBe(404)
    expect((await bob.ask(shopCalls.klarnaSession, { orderId })).status).toBe(404)
    expect((await bob.ask(shopCalls.orders, { userId: ada.userId })).status).toBe(403)
    expect((await bob.ask(shopCalls.orders, { userId: bob.userId })).data.list).toEqual([])
  })

  it('are refundable for 72 hours by the clock of the gateway, and not when the money went back [COIN-50]', async () => {
    const [one, other, open] = [await placed(ada), await placed(ada), await placed(ada)]
    for (const order of [one, other]) await tell(order, captured(order))
    await tell(other, refunded(other))
    const refundable = async (order: { order_id: string }) =>
      (await ada.ask(shopCalls.orderDetail, { orderId: order.order_id })).data.refundable
    await age(72 * HOUR - 1)
    expect([await refundable(one), await refundable(other), await refundable(open)]).toEqual([true, false, false])
    await age(1)
    expect(await refundable(one)).toBe(false)
  })
})

describe('cards', () => {
  it('that a provider keeps are listed once, without its token or a number [COIN-42]', async () => {
    for (let one = 0; one < 2; one += 1) await payWithCard()
    const said = await ada.ask(shopCalls.cards, { userId: ada.userId })
    expect(said.data.list).toEqual([
      {
        paymentMethodId: expect.any(String),
        payCompanyCode: 'checkout',
        brand: 'Visa',
        last4: '4242',
        expiryMonth: 12,
        expiryYear: 2029,
      },
    ])
    expect(said.body).not.toContain(card.token)
    const kept = await server.parts.store.read((db) => db.selectFrom('payment_events').select('card').execute())
    expect(kept.filter((row) => row.card !== null)).toEqual([])
  })

  it('pay the next order by their token, at their own provider only [COIN-42]', async () => {
    await payWithCard()
    const [saved] = await cards()
    const paymentMethodId = saved?.paymentMethodId ?? ''
    const { wish } = await placed(ada, 'checkout_card')
    await ada.ask(shopCalls.placeOrder, { ...wish, ext: { traceId: randomUUID() }, paymentMethodId })
    expect(provider('checkout').begun.at(-1)?.cardToken).toBe('tok_1')
    const other = await placed(ada, 'livpay_wallet')
    const elsewhere = { ...other.wish, ext: { traceId: randomUUID() }, paymentMethodId }
    expect((await ada.ask(shopCalls.placeOrder, elsewhere)).code).toBe(400)
    await liveIn(bob, 'NL')
    const { wish: foreign } = await placed(bob, 'checkout_card')
    const stolen = { ...foreign, ext: { traceId: randomUUID() }, paymentMethodId }
    expect((await bob.ask(shopCalls.placeOrder, stolen)).code).toBe(400)
    expect(
      provider('checkout')
        .begun.map(({ cardToken }) => cardToken)
        .filter((token) => token !== null),
    ).toEqual(['tok_1'])
  })

  it('are deleted by their owner only, and forgotten by the provider as soon as it can be reached [COIN-42]', async () => {
    await payWithCard()
    const [saved] = await cards()
    const paymentMethodId = saved?.paymentMethodId ?? ''
    expect((await bob.ask(shopCalls.deleteCard, { userId: ada.userId, paymentMethodId })).status).toBe(403)
    expect((await bob.ask(shopCalls.deleteCard, { userId: bob.userId, paymentMethodId })).status).toBe(404)
    expect((await bob.ask(shopCalls.cards, { userId: ada.userId })).status).toBe(403)
    expect(await cards()).toHaveLength(1)
    provider('checkout').reachable = false
    expect((await ada.ask(shopCalls.deleteCard, { userId: ada.userId, paymentMethodId })).status).toBe(200)
    expect(await cards()).toEqual([])
    expect((await ada.ask(shopCalls.deleteCard, { userId: ada.userId, paymentMethodId })).status).toBe(404)
    await run('deleted cards')
    provider('checkout').reachable = true
    await age(MINUTE)
    await run('deleted cards')
    await run('deleted cards')
    expect(provider('checkout').forgotten).toEqual(['tok_1'])
  })
})

describe('what a provider wants to know', () => {
  it('comes from the provider: banks, methods by country, fields by channel and method [COIN-39]', async () => {
    await liveIn(ada, 'NL')
    const field = (label: string) => ({ name: 'email', label, type: 'email', required: true, maxLength: 100 })
    const banks = await ada.ask(shopCalls.idealBanks, {})
    const methods = await ada.ask(shopCalls.rapydMethods, { countryCode: 'IN' })
    const fields = await ada.ask(shopCalls.rapydFields, { paymentMethodType: 'nl_bank' })
    const form = await ada.ask(shopCalls.payForm, { comp_code: 'pagsmile', pay_templete: 'pagsmile_bank' })
    const extras = await ada.ask(shopCalls.channelExtras, { thirdPaymentChannelCode: 'dlocal_bank' })
    expect(banks.data.list).toEqual([{ code: 'ideal-bank', name: 'Bank in NL' }])
    expect(methods.data.list).toEqual([{ code: 'rapyd-bank', name: 'Bank in NL' }])
    expect([fields, form, extras].map(({ data }) => data.list)).toEqual([
      [field('nl_bank')],
      [field('pagsmile_bank')],
      [field('dlocal_bank')],
    ])
  })

  it('is not known of what is no channel, and not while the provider cannot be reached [COIN-23]', async () => {
    const form = (comp_code: string) => ada.ask(shopCalls.payForm, { comp_code, pay_templete: 'x' })
    const strange = [await form('nobody'), await form('__proto__'), await form('toString')]
    expect(strange.map(({ code }) => code)).toEqual([20001, 20001, 20001])
    expect((await ada.ask(shopCalls.channelExtras, { thirdPaymentChannelCode: 'x' })).code).toBe(20001)
    provider('ideal').reachable = false
    expect((await ada.ask(shopCalls.idealBanks, {})).code).toBe(20002)
  })

  it('a session is opened for an own order that waits at its provider, and for no other [COIN-21, COIN-24]', async () => {
    await liveIn(ada, 'NL')
    const order = await placed(ada, 'klarna_later')
    const open = (orderId: string) => ada.ask(shopCalls.klarnaSession, { orderId })
    expect((await open(order.order_id)).data).toEqual({
      token: `token of klarna-${order.order_id}`,
      frameUrl: 'https://klarna.example/session',
    })
    provider('klarna').reachable = false
    expect((await open(order.order_id)).code).toBe(20002)
    provider('klarna').reachable = true
    const redirect = await placed(ada, 'livpay_wallet')
    expect((await open(redirect.order_id)).status).toBe(404)
    await tell(order, captured(order))
    expect((await open(order.order_id)).status).toBe(404)
  })
})
