import * as t from 'io-ts'
import { plainGet, plainPost } from './call'
import { order, pack } from './shop.codec'
import { nothing, shape, text, whole } from './wire.codec'

const none = t.type({})
const once = { idempotent: true } as const
const byUser = t.type({ userId: whole })
const packs = t.type({ list: t.array(pack) })
const rows = t.type({ list: t.array(t.UnknownRecord) })

/** Rows 142 to 158 of the wire. Neither signed nor encrypted (GATE-10); code 0 is success (COIN-33). */
export const shopCalls = {
  packList: plainGet({
    row: 142,
    path: '/pay/v2/getpacklist',
    params: t.partial({ companyCode: text(64), payChannel: text(64), userId: whole }),
    reply: packs,
  }),
  flashPackList: plainGet({ row: 143, path: '/pay/v2/flashsale_packlist', params: none, reply: packs }),
  coinAndChannel: plainGet({
    row: 144,
    path: '/thirdPaymentRecon/1/web/getCoinAndChannel',
    params: none,
    reply: t.type({ list: t.array(pack), providers: t.array(t.UnknownRecord) }),
  }),
  countries: plainGet({
    row: 145,
    path: '/pay/v1/getAllCountries',
    params: t.type({ appId: text(64) }),
    reply: rows,
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
        ext: t.partial({
          traceId: text(128),
          paymentMethodType: text(64),
          paymentTargetOrg: text(64),
          couponId: text(64),
        }),
      },
    ),
    reply: shape({ orderId: t.string }, { url: t.string, frameUrl: t.string, form: t.unknown }),
    flags: once,
  }),
  idealBanks: plainGet({
    row: 147,
    path: '/payment/api/payments/ideal/1/paymentMethod',
    params: none,
    reply: rows,
  }),
  orderDetail: plainGet({
    row: 148,
    path: '/pay/v1/getOrderDetail',
    params: t.type({ orderId: text(64) }),
    reply: order,
  }),
  cards: plainGet({ row: 149, path: '/pay/v1/getUserCardList', params: byUser, reply: rows }),
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
    reply: t.UnknownRecord,
  }),
  orders: plainGet({
    row: 152,
    path: '/pay/v1/getOrderList',
    params: byUser,
    reply: t.type({ list: t.array(order) }),
  }),
  verificationCode: plainGet({ row: 153, path: '/pay/v1/getVerificationCode', params: byUser, reply: nothing }),
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
    reply: t.UnknownRecord,
  }),
  channelExtras: plainGet({
    row: 156,
    path: '/thirdPaymentRecon/1/channelexts/channel',
    params: t.type({ thirdPaymentChannelCode: text(64) }),
    reply: rows,
  }),
  rapydMethods: plainGet({
    row: 157,
    path: '/thirdPayment/1/rapyd/payment/methods',
    params: t.type({ countryCode: text(8) }),
    reply: rows,
  }),
  rapydFields: plainGet({
    row: 158,
    path: '/thirdPayment/1/rapyd/payment/fields',
    params: t.type({ paymentMethodType: text(64) }),
    reply: rows,
  }),
}
