import * as t from 'io-ts'
import { plainGet, plainPost } from './call'
import { checkout, fieldValues, order, pack, paymentField, paymentMethod, savedCard } from './shop.codec'
import { nothing, shape, text, whole } from './wire.codec'

const none = t.type({})
const once = { idempotent: true } as const
const byUser = t.type({ userId: whole })
const packs = t.type({ list: t.array(pack) })
const methods = t.type({ list: t.array(paymentMethod) })
const fields = t.type({ list: t.array(paymentField) })

/** Rows 142 to 158 of the wire. Neither signed nor encrypted (GATE-10); code 0 is success (COIN-33). */
export const shopCalls = {
  packList: plainGet({
    row: 142,
    path: '/pay/v2/getpacklist',
    params: t.partial({ companyCode: text(64), payChannel: text(64), userId: whole, countryCode: text(2) }),
    reply: packs,
  }),
  flashPackList: plainGet({
    row: 143,
    path: '/pay/v2/flashsale_packlist',
    params: t.partial({ countryCode: text(2) }),
    reply: packs,
  }),
  coinAndChannel: plainGet({
    row: 144,
    path: '/thirdPaymentRecon/1/web/getCoinAndChannel',
    params: t.partial({ countryCode: text(2) }),
    reply: t.type({ list: t.array(pack), providers: t.array(shape({ payCompanyCode: t.string }, { name: t.string })) }),
  }),
  countries: plainGet({
    row: 145,
    path: '/pay/v1/getAllCountries',
    params: t.type({ appId: text(64) }),
    reply: t.type({ list: t.array(shape({ countryCode: t.string, currency: t.string }, { blocked: t.boolean })) }),
    flags: { public: true },
  }),
  placeOrder: plainPost({
    row: 146,
    path: '/pay/v1/place_order',
    params: shape(
      {
        payChannel: text(64),
        thirdPaymentChannelCode: text(64),
        deviceId: text(64),
        coinCode: text(64),
        userId: whole,
      },
      {
        returnUrl: text(500),
        countryCode: text(2),
        /** The price that the person saw and its currency: another one by now is refused (400). */
        price: t.number,
        currency: text(3),
        fields: fieldValues,
        /** A saved card to pay with. */
        paymentMethodId: text(128),
        ext: t.partial({
          traceId: text(128),
          paymentMethodType: text(64),
          paymentTargetOrg: text(64),
          couponId: text(64),
        }),
      },
    ),
    reply: t.intersection([t.type({ orderId: t.string }), checkout]),
    flags: once,
  }),
  idealBanks: plainGet({
    row: 147,
    path: '/payment/api/payments/ideal/1/paymentMethod',
    params: none,
    reply: methods,
  }),
  orderDetail: plainGet({
    row: 148,
    path: '/pay/v1/getOrderDetail',
    params: t.type({ orderId: text(64) }),
    reply: order,
  }),
  cards: plainGet({
    row: 149,
    path: '/pay/v1/getUserCardList',
    params: byUser,
    reply: t.type({ list: t.array(savedCard) }),
  }),
  deleteCard: plainPost({
    row: 150,
    path: '/usersync/api/users/1/{userId}/deleteCard',
    params: t.type({ userId: whole, paymentMethodId: text(128) }),
    reply: nothing,
  }),
  payForm: plainGet({
    row: 151,
    path: '/pay/v1/getPay',
    params: t.type({ comp_code: text(64), pay_templete: text(64) }),
    reply: fields,
  }),
  orders: plainGet({
    row: 152,
    path: '/pay/v1/getOrderList',
    params: byUser,
    reply: t.type({ list: t.array(order) }),
  }),
  verificationCode: plainGet({
    row: 153,
    path: '/pay/v1/getVerificationCode',
    /** `email` counts for accounts that have no address of their own. */
    params: shape({ userId: whole }, { email: text(320) }),
    reply: nothing,
  }),
  submitRefund: plainPost({
    row: 154,
    path: '/pay/v1/submitRefund',
    params: t.type({
      o_id: text(64),
      prob_Type: whole,
      prob_detail: text(1_000),
      bi_url: text(500),
      verify_code: text(16),
      source: text(64),
    }),
    reply: nothing,
    flags: once,
  }),
  klarnaSession: plainPost({
    row: 155,
    path: '/payment/api/payments/klarna/sessions',
    params: t.type({ orderId: text(64) }),
    reply: shape({ token: t.string, frameUrl: t.string }, { expires: t.number }),
  }),
  channelExtras: plainGet({
    row: 156,
    path: '/thirdPaymentRecon/1/channelexts/channel',
    params: t.type({ thirdPaymentChannelCode: text(64) }),
    reply: fields,
  }),
  rapydMethods: plainGet({
    row: 157,
    path: '/thirdPayment/1/rapyd/payment/methods',
    params: t.type({ countryCode: text(8) }),
    reply: methods,
  }),
  rapydFields: plainGet({
    row: 158,
    path: '/thirdPayment/1/rapyd/payment/fields',
    params: t.type({ paymentMethodType: text(64) }),
    reply: fields,
  }),
}
