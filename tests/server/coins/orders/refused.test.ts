import { describe, expect, it } from 'vitest'
import { HOUR } from '../../../../src/domain/kernel/time'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import { ada, age, bob, event, deliver, ordersOf, placed, provider, setTheStage, wished } from './stage'

setTheStage({ orders: { openPerAccount: 3 } })

const allOrders = () => ordersOf(ada)

describe('no order is made', () => {
  const refusal = async (over: Readonly<Record<string, unknown>>): Promise<number> => {
    const wish = { ...(await wished(ada)), ...over }
    return (await ada.ask(shopCalls.placeOrder, wish, { raw: wish })).code
  }

  it.each([
    ['another price than the one now', { price: 0.01 }],
    ['a negative price', { price: -1.99 }],
    ['finer than the smallest coin', { price: 1.999 }],
    ['a price with an exponent', { price: 1e21 }],
    ['a price as text', { price: '1.99' }],
    ['no price', { price: undefined }],
    ['another currency', { currency: 'JPY' }],
    ['a currency that is none', { currency: '...' }],
    ['the prices of another country', { countryCode: 'IN' }],
    ['a pack that is gone', { coinCode: 'coins1' }],
    ['a flash pack without its offer', { coinCode: 'flash' }],
    ['no press', { ext: {} }],
    ['an offer that was never made', { ext: { traceId: 'a', couponId: 'made-up' } }],
    ['a card of nobody', { paymentMethodId: 'made-up' }],
  ])('with %s [COIN-28]', async (_, over) => {
    expect(await refusal(over)).toBe(400)
    expect(await allOrders()).toEqual([])
  })

  it.each([
    ['https://evil.example/payRes'],
    ['https://evil.example/?/payRes'],
    ['http://localhost:0@evil.example/payRes'],
    ['javascript:location="//payRes"'],
    ['//evil.example/payRes'],
    ['http://localhost:0/payRes?next=https://evil.example'],
    ['http://localhost:0/elsewhere'],
    ['/payRes'],
  ])('that would come back to %s [COIN-22]', async (returnUrl) => {
    expect(await refusal({ returnUrl })).toBe(400)
    expect(await allOrders()).toEqual([])
  })

  it('for another person', async () => {
    expect(await refusal({ userId: bob.userId })).toBe(403)
    expect(await allOrders()).toEqual([])
  })

  it.each([
    [{ cardNumber: '1' }],
    [{ card_no: '1' }],
    [{ CVV: '123' }],
    [{ note: 'mine is 4111 1111 1111 1111' }],
    [Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`field${at}`, 'x']))],
  ])('with data of a card or no end of fields: %j [COIN-37]', async (fields) => {
    expect(await refusal({ fields })).toBe(400)
    expect(provider('payermax').begun).toEqual([])
  })

  it('through a channel that is not for this country, or of no provider here [COIN-23]', async () => {
    expect(await refusal({ thirdPaymentChannelCode: 'ideal_bank', payChannel: 'bank' })).toBe(20001)
    expect(await refusal({ thirdPaymentChannelCode: 'nobody' })).toBe(20001)
    expect(await allOrders()).toEqual([])
  })

  it('while too many wait for their money', async () => {
    for (let one = 0; one < 3; one += 1) await placed(ada)
    expect(await refusal({})).toBe(429)
    const [first] = await allOrders()
    if (first !== undefined) await deliver('payermax', event(first, { _tag: 'Cancelled' }))
    expect(await refusal({})).toBe(0)
    await age(HOUR)
    expect(await refusal({})).toBe(0)
  })

  it('by somebody who presses without end', async () => {
    const wish = await wished(ada)
    for (let one = 0; one < 60; one += 1) await ada.ask(shopCalls.placeOrder, { ...wish, price: 0 })
    expect((await ada.ask(shopCalls.placeOrder, wish)).code).toBe(429)
  })
})
