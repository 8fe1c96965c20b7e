import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeCheckoutGateway } from '../../../src/infrastructure/gateway/checkout-gateway.adapter'
import { aChoice } from '../../builders/choice'
import { makeJournalFake } from '../../fakes/journal.fake'
import { unwrap } from './browser'
import { clientOf, DEVICE } from './client'
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

const journal = makeJournalFake()
const checkout = async () => {
  const { gateway, identity } = await clientOf(stand)
  return makeCheckoutGateway(gateway, identity, journal)
}
const sent = () => stand.heard.map(({ call, params }) => ({ row: call.row, params }))
const order = {
  choice: aChoice({ couponId: 'offer-1', card: 'card-1' }),
  method: 'bank-a',
  fields: { fullName: 'Ada Lee' },
  traceId: 'trace-1',
  returnUrl: 'https://visavis.test/payRes',
}
const place = async (data: unknown, given: Partial<typeof order> = {}) => {
  stand.answer = () => ({ code: 0, data })
  return (await checkout()).place({ ...order, ...given })()
}

it('tells all of the order: what is bought, the price that was seen, channel, trace, method, offer, device [COIN-20, COIN-21, COIN-22]', async () => {
  unwrap(await place({ orderId: 'o1', url: 'https://pay.test/o1' }))
  expect(sent()).toMatchObject([
    {
      row: 146,
      params: {
        coinCode: 'us_300',
        userId: 7,
        deviceId: DEVICE,
        payChannel: 'card',
        thirdPaymentChannelCode: 'checkout_card',
        paymentMethodId: 'card-1',
        countryCode: 'US',
        price: 10.52,
        currency: 'USD',
        fields: { fullName: 'Ada Lee' },
        returnUrl: 'https://visavis.test/payRes',
        ext: {
          traceId: 'trace-1',
          paymentMethodType: 'bank-a',
          paymentTargetOrg: 'checkout',
          couponId: 'offer-1',
        },
      },
    },
  ])
})

it('leaves out what was neither asked nor offered [COIN-20]', async () => {
  const plain = { ...order, choice: aChoice(), fields: {} }
  stand.answer = () => ({ code: 0, data: { orderId: 'o1', url: 'https://pay.test/o1' } })
  unwrap(await (await checkout()).place({ ...plain, method: null })())
  expect(sent()[0]?.params).toMatchObject({ ext: { traceId: 'trace-1', paymentTargetOrg: 'checkout' } })
  const params = sent()[0]?.params ?? {}
  expect(['fields', 'paymentMethodId'].filter((name) => name in params)).toEqual([])
})

it.each([
  [{ url: 'https://pay.test/o1' }, { _tag: 'Redirect', url: 'https://pay.test/o1' }],
  [{ frameUrl: 'https://pay.test/o1' }, { _tag: 'Frame', url: 'https://pay.test/o1' }],
  [
    { form: { action: 'https://pay.test/pay', fields: { a: 'b' } } },
    { _tag: 'Form', action: 'https://pay.test/pay', fields: { a: 'b' } },
  ],
  [{ session: true }, { _tag: 'Session' }],
])('reads the way to the provider out of %o [COIN-21]', async (way, handover) => {
  expect(unwrap(await place({ orderId: 'o1', ...way }))).toEqual({ orderId: 'o1', handover })
})

it.each([
  {},
  { url: 'javascript:alert(1)' },
  { url: '/payRes' },
  { frameUrl: 'data:text/html,x' },
  { form: { action: 'javascript:alert(1)', fields: {} } },
])('goes no way that is none: %o', async (way) => {
  expect(await place({ orderId: 'o1', ...way })).toMatchObject(E.left({ _tag: 'BadReply' }))
})

it('passes refusals up with code and words [COIN-29]', async () => {
  stand.answer = () => ({ code: 20001, message: 'no' })
  expect(await (await checkout()).place(order)()).toMatchObject(E.left({ _tag: 'Refusal', code: 20001, message: 'no' }))
})

it('asks each provider for its methods and fields by its own call [COIN-39]', async () => {
  const { fields, methods } = await checkout()
  const of = (provider: 'ideal' | 'rapyd' | 'pagsmile' | 'dlocal') =>
    aChoice({ provider, channel: `${provider}_x`, country: 'NL' })
  unwrap(await methods(of('ideal'))())
  unwrap(await methods(of('rapyd'))())
  unwrap(await fields(of('rapyd'), 'nl_bank')())
  unwrap(await fields(of('pagsmile'), null)())
  unwrap(await fields(of('dlocal'), null)())
  expect(sent()).toMatchObject([
    { row: 147 },
    { row: 157, params: { countryCode: 'NL' } },
    { row: 158, params: { paymentMethodType: 'nl_bank' } },
    { row: 151, params: { comp_code: 'pagsmile', pay_templete: 'pagsmile_x' } },
    { row: 156, params: { thirdPaymentChannelCode: 'dlocal_x' } },
  ])
})

it('reads fields and methods, without markup in their words [COIN-39]', async () => {
  stand.answer = ({ call }) => ({
    code: 0,
    data: {
      list:
        call.row === 156
          ? [
              { name: 'cpf', label: 'CPF <img>', type: 'digits', required: true, maxLength: 11 },
              { name: 'city', label: 'City', type: 'text' },
            ]
          : [{ code: 'a', name: 'Bank <script>' }],
    },
  })
  const { fields, methods } = await checkout()
  expect(unwrap(await fields(aChoice({ provider: 'dlocal' }), null)())).toEqual([
    { name: 'cpf', label: 'CPF *****', type: 'digits', required: true, maxLength: 11 },
    { name: 'city', label: 'City', type: 'text', required: false, maxLength: 200 },
  ])
  expect(unwrap(await methods(aChoice({ provider: 'ideal' }))())).toEqual([{ code: 'a', name: 'Bank ********' }])
})

it('asks for the page of a session, and for how an order stands [COIN-24, COIN-36]', async () => {
  stand.answer = ({ call }) => ({
    code: 0,
    data: call.row === 155 ? { token: 't', frameUrl: 'https://pay.test/s1' } : { orderId: 'o1', orderStatus: 3 },
  })
  const { purchase, session } = await checkout()
  expect(unwrap(await session('o1')())).toBe('https://pay.test/s1')
  expect(unwrap(await purchase('o1')())).toMatchObject({ orderId: 'o1', status: 'cancelled' })
  expect(sent()).toMatchObject([
    { row: 155, params: { orderId: 'o1' } },
    { row: 148, params: { orderId: 'o1' } },
  ])
})

it('lists saved cards; what is no card of a known provider is dropped with a note [COIN-42]', async () => {
  const card = {
    paymentMethodId: 'c1',
    payCompanyCode: 'checkout',
    brand: 'Visa',
    last4: '4242',
    expiryMonth: 1,
    expiryYear: 2030,
  }
  stand.answer = () => ({
    code: 0,
    data: { list: [card, { ...card, payCompanyCode: 'nobody' }, { ...card, last4: '4242424242424242' }] },
  })
  const { cards } = await checkout()
  const [found, ...more] = unwrap(await cards())
  expect(found).toEqual({
    id: 'c1',
    provider: 'checkout',
    brand: 'Visa',
    last4: '4242',
    expiryMonth: 1,
    expiryYear: 2030,
  })
  expect(more).toEqual([])
  expect(journal.notes).toHaveLength(1)
  expect(sent()).toMatchObject([{ row: 149, params: { userId: '7' } }])
})
