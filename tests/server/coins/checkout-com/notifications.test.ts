import { describe, expect, it } from 'vitest'
import * as O from 'fp-ts/Option'
import { fromTheirs, toTheirs } from '../../../../server/coins/payments/checkout-com/checkout-com-amount'
import { readNotification } from '../../../../server/coins/payments/checkout-com/checkout-com-events'
import { signed, WEBHOOK_KEY } from './stand-in'

const NOW = Date.UTC(2026, 0, 5, 12)

const data = {
  id: 'pay_1',
  action_id: 'act_1',
  reference: 'order-1',
  amount: 1_052,
  currency: 'USD',
  processed_on: '2026-01-05T11:59:58Z',
}

const notification = (type: string, over: object = {}) => ({ id: 'evt_1', type, data: { ...data, ...over } })

const read = (content: object, key = WEBHOOK_KEY) => {
  const { body, headers } = signed(content, key)
  return readNotification(WEBHOOK_KEY, body, headers['cko-signature'], NOW)
}

const forged = { _tag: 'Left', left: { _tag: 'ForgedOrBroken' } }
const money = { minor: 1_052, currency: 'USD' }

describe('a notification of Checkout.com', () => {
  it.each([
    ['payment_captured', { _tag: 'Captured', ...money }],
    ['payment_refunded', { _tag: 'Refunded', ...money }],
    ['payment_refund_declined', { _tag: 'RefundDeclined' }],
    ['payment_approved', { _tag: 'Pending' }],
    ['payment_pending', { _tag: 'Pending' }],
    ['payment_declined', { _tag: 'Pending' }],
    ['payment_capture_declined', { _tag: 'Declined' }],
    ['payment_expired', { _tag: 'Declined' }],
    ['payment_canceled', { _tag: 'Cancelled' }],
  ])('%s is told by the id of its action [PLUS-10]', (type, news) => {
    const at = Date.UTC(2026, 0, 5, 11, 59, 58)
    expect(read(notification(type))).toEqual({
      _tag: 'Right',
      right: [{ id: 'act_1', orderId: 'order-1', ref: 'pay_1', at, news }],
    })
  })

  it.each(['dispute_lost', 'dispute_accepted', 'dispute_expired', 'dispute_arbitration_lost'])(
    '%s takes the money back, once a dispute',
    (type) => {
      const dispute = { id: 'dsp_1', amount: 1_052, currency: 'USD', payment_id: 'pay_1', payment_reference: 'order-1' }
      const event = { id: 'dsp_1', orderId: 'order-1', ref: 'pay_1', at: NOW, news: { _tag: 'ChargedBack', ...money } }
      expect(read({ id: `evt_${type}`, type, data: dispute })).toEqual({ _tag: 'Right', right: [event] })
    },
  )

  it('of another kind is taken and means nothing', () => {
    for (const type of ['payment_authorization_incremented', 'dispute_evidence_required', 'card_verified', 'toString'])
      expect(read(notification(type))).toEqual({ _tag: 'Right', right: [] })
  })

  it('is forged without the signature of its very bytes', () => {
    const { body, headers } = signed(notification('payment_captured'))
    const signature = headers['cko-signature']
    const other = Buffer.from(body.toString().replace('1052', '9052'))
    expect(readNotification(WEBHOOK_KEY, body, signature, NOW)._tag).toBe('Right')
    expect(readNotification(WEBHOOK_KEY, other, signature, NOW)).toMatchObject(forged)
    expect(readNotification(WEBHOOK_KEY, body, '', NOW)).toMatchObject(forged)
    expect(readNotification(WEBHOOK_KEY, body, `${signature}00`, NOW)).toMatchObject(forged)
    expect(read(notification('payment_captured'), 'another key')).toMatchObject(forged)
  })

  it('is broken when it is signed but not to be understood', () => {
    expect(read([1, 2])).toMatchObject(forged)
    expect(read({ id: 'evt_1', type: 'payment_captured', data: {} })).toMatchObject(forged)
    for (const amount of [-5, 1.5, '1e3', null, 2 ** 60])
      expect(read(notification('payment_captured', { amount }))).toMatchObject(forged)
    expect(read(notification('payment_captured', { amount: undefined }))).toMatchObject(forged)
    expect(read({ id: 'evt_1', type: 'dispute_lost', data })).toMatchObject(forged)
  })
})

describe('amounts', () => {
  it('come back as they went, in every way of counting', () => {
    for (const [currency, minor] of [
      ['JPY', 1_500],
      ['USD', 1_052],
      ['KWD', 1_250],
      ['CLP', 990],
      ['IDR', 150_000],
    ] as const) {
      const theirs = toTheirs({ currency, minor })
      expect(O.isSome(theirs) && fromTheirs(theirs.value, currency)).toEqual(O.some({ minor, currency }))
    }
  })

  it('that we cannot count are none', () => {
    expect(fromTheirs(99_050, 'CLP')).toEqual(O.none)
    expect(fromTheirs(-1, 'USD')).toEqual(O.none)
  })
})
