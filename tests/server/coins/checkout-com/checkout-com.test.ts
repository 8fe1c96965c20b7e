import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkoutComProvider } from '../../../../server/coins/payments/checkout-com/checkout-com.provider'
import type { Payment, PaymentProvider } from '../../../../server/coins/payments/payment-provider.port'
import { makeVirtualClock } from '../../../fakes/clock.fake'
import { payment } from '../sandbox/stage'
import { type CheckoutComStandIn, SECRET_KEY, startCheckoutCom, WEBHOOK_KEY } from './stand-in'

const clock = makeVirtualClock()
const RETURN = 'https://visavis.example/payRes?orderId=order-1'
const order = (over: Partial<Payment> = {}) => payment({ returnUrl: RETURN, country: 'DE', ...over })

let service: CheckoutComStandIn
let provider: PaymentProvider

const providerWith = (secretKey = SECRET_KEY, channel: string | null = null): PaymentProvider => {
  const account = { api: service.api, secretKey, webhookKey: WEBHOOK_KEY, channel }
  return checkoutComProvider('checkout', { account, clock, timeoutMs: 300 })
}

beforeEach(async () => {
  service = await startCheckoutCom()
  provider = providerWith()
})
afterEach(() => service.close())

const begun = async (over: Partial<Payment> = {}) => {
  const answer = await provider.begin(order(over))()
  if (E.isLeft(answer)) throw new Error(answer.left.reason)
  return answer.right
}

const unavailable = { _tag: 'Left', left: { _tag: 'ChannelUnavailable' } }
const at = '2026-01-05T12:00:00Z'
const authorized = { id: 'act_1', type: 'Authorization', processed_on: at, amount: 1_052, approved: true }
const captured = { ...authorized, id: 'act_2', type: 'Capture', processed_on: '2026-01-05T12:00:01Z' }

describe('a page of Checkout.com', () => {
  it('is made by POST /hosted-payments with the order as its reference, and leads to the service [COIN-21, COIN-22]', async () => {
    expect(await begun()).toEqual({
      ref: 'hpp_1',
      handover: { _tag: 'Redirect', url: 'https://pay.checkout.com/page/hpp_1' },
    })
    expect(service.lastAsked()).toEqual({
      amount: 1_052,
      currency: 'USD',
      reference: 'order-1',
      description: '480 coins',
      billing: { address: { country: 'DE' } },
      success_url: RETURN,
      failure_url: RETURN,
      cancel_url: RETURN,
      locale: 'en-GB',
      capture: true,
      '3ds': { enabled: true },
    })
  })

  it('names the channel and the language where there are some', async () => {
    await providerWith(SECRET_KEY, 'pc_1').begin(order({ locale: 'ar' }))()
    expect(service.lastAsked()).toMatchObject({ processing_channel_id: 'pc_1', locale: 'ar' })
  })

  it('is the same page when the same order is begun again', async () => {
    expect(await begun()).toEqual(await begun())
    expect((await begun({ orderId: 'order-2' })).ref).toBe('hpp_2')
  })

  it.each([
    ['JPY', 1_500, 1_500],
    ['KWD', 1_250, 1_250],
    ['CLP', 990, 99_000],
    ['EUR', 999, 999],
  ])('counts %s as the service does', async (currency, minor, amount) => {
    await begun({ currency, minor })
    expect(service.lastAsked()).toMatchObject({ currency, amount })
  })

  it.each([
    ['a last digit that it does not take', { currency: 'KWD', minor: 1_234 }],
    ['ten digits', { minor: 1_000_000_000 }],
    ['nothing to pay', { minor: 0 }],
    ['no country', { country: 'ZZ' }],
    ['an address that is too long', { returnUrl: `https://visavis.example/${'x'.repeat(255)}` }],
  ])('is not asked for with %s', async (_what, over) => {
    expect(await provider.begin(order(over))()).toMatchObject(unavailable)
    expect(service.lastAsked()).toEqual({})
  })

  it('is not to be had when the service refuses, fails, says nonsense or nothing [COIN-23, COIN-24]', async () => {
    expect(await providerWith('sk_of_somebody').begin(order())()).toMatchObject(unavailable)
    for (const misbehaviour of [
      { status: 500 },
      { status: 201, body: '{}' },
      { status: 201, body: '<' },
      { hangs: true },
    ]) {
      service.behave(misbehaviour)
      expect(await provider.begin(order())()).toMatchObject(unavailable)
    }
  })
})

describe('the status of a payment', () => {
  const told = async (ref: string) => {
    const status = await provider.status(ref)()
    return E.isRight(status) ? status.right.map(({ id, news, orderId }) => [id, orderId, news]) : status.left
  }

  it('is nothing until somebody tried, then every action by its own id, the oldest first [PLUS-10]', async () => {
    const { ref } = await begun()
    expect(await told(ref)).toEqual([])
    service.act(ref, captured, authorized)
    const money = { minor: 1_052, currency: 'USD' }
    expect(await told(ref)).toEqual([
      ['act_1', 'order-1', { _tag: 'Pending' }],
      ['act_2', 'order-1', { _tag: 'Captured', ...money }],
    ])
    const back = { ...captured, id: 'act_3', type: 'Refund', processed_on: '2026-01-06T12:00:00Z', amount: 52 }
    service.act(ref, back)
    expect((await told(ref)) as object[]).toContainEqual([
      'act_3',
      'order-1',
      { _tag: 'Refunded', minor: 52, currency: 'USD' },
    ])
    service.act(ref, { ...back, id: 'act_4', approved: false })
    expect((await told(ref)) as object[]).toContainEqual(['act_4', 'order-1', { _tag: 'RefundDeclined' }])
  })

  it('is declined or cancelled as the service says, and after the page has expired', async () => {
    const declined = (await begun()).ref
    service.act(declined, { ...authorized, approved: false })
    expect(await told(declined)).toEqual([['act_1', 'order-1', { _tag: 'Pending' }]])
    service.expire(declined)
    expect(await told(declined)).toEqual([
      ['act_1', 'order-1', { _tag: 'Pending' }],
      [`${declined}:expired`, 'order-1', { _tag: 'Declined' }],
    ])
    const voided = (await begun({ orderId: 'order-2' })).ref
    service.act(voided, { ...authorized, id: 'act_9', type: 'Void' })
    expect(await told(voided)).toEqual([['act_9', 'order-2', { _tag: 'Cancelled' }]])
    const expired = (await begun({ orderId: 'order-3' })).ref
    service.expire(expired)
    expect(await told(expired)).toEqual([[`${expired}:expired`, 'order-3', { _tag: 'Declined' }]])
  })

  it('says nothing of a capture that is not decided', async () => {
    const { ref } = await begun()
    const { approved: _approved, ...open } = captured
    service.act(ref, open)
    expect(await told(ref)).toEqual([])
  })

  it('is unknown when the service does not answer', async () => {
    expect(await provider.status('hpp_unknown')()).toMatchObject(unavailable)
    service.behave({ hangs: true })
    expect(await provider.status('hpp_1')()).toMatchObject(unavailable)
  })
})

describe('a refund', () => {
  it('goes to the payment of the page, once for a key', async () => {
    const { ref } = await begun()
    const refund = { ref, minor: 52, currency: 'USD', key: 'refund:1' }
    expect(await provider.refund(refund)()).toMatchObject({ left: { _tag: 'PaymentRefused' } })
    const paymentId = service.act(ref, captured)
    expect(await provider.refund(refund)()).toEqual(E.right(undefined))
    expect(await provider.refund({ ...refund, ref: paymentId })()).toEqual(E.right(undefined))
    expect(service.refunds()).toEqual([{ id: paymentId, key: 'refund:1', amount: 52, reference: 'refund:1' }])
  })

  it('is refused where the service refuses it, and may be tried again where it did not answer', async () => {
    const { ref } = await begun()
    service.act(ref, captured)
    const refund = (minor: number) => provider.refund({ ref, minor, currency: 'USD', key: 'refund:1' })()
    expect(await refund(20_000)).toMatchObject({ left: { _tag: 'PaymentRefused' } })
    service.behave({ status: 503 })
    expect(await refund(52)).toMatchObject(unavailable)
  })
})
