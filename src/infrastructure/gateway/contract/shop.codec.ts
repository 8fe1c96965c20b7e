import * as t from 'io-ts'
import { shape, text } from './wire.codec'

/** A pack of coins and its providers (COIN-4, COIN-5). */
export const pack = shape(
  { coinCode: t.string, coinType: t.number, totalCoinNum: t.number },
  {
    countryCode: t.string,
    currencyMark: t.string,
    minPrice: t.number,
    discount: t.number,
    priceFormat: t.string,
    /** The special deal that the price stands on, and when it ends (ms). */
    couponId: t.string,
    endTime: t.number,
    channels: t.array(
      t.partial({
        payCompanyCode: t.string,
        channelCode: t.string,
        currency: t.string,
        price: t.number,
        extraCoinNum: t.number,
        /** The provider's own fee, which is in the price (COIN-17). */
        fee: t.number,
        usPrice: t.number,
        payChannel: t.string,
        thirdPaymentChannelCode: t.string,
        isCredit: t.unknown,
        tag: t.string,
        paymentMethodId: t.string,
      }),
    ),
  },
)

/** An order as its owner sees it (COIN-36, COIN-43). */
export const order = shape(
  { orderId: t.string, orderStatus: t.number },
  {
    coinCode: t.string,
    price: t.number,
    priceUsd: t.number,
    currency: t.string,
    itemName: t.string,
    /** Those that the channel adds included. */
    coins: t.number,
    createTime: t.number,
    refundable: t.boolean,
    /** How the request for its money stands, where there is one. */
    refund: t.keyof({ open: null, accepted: null, rejected: null }),
  },
)

/** How the browser goes to the provider (COIN-21); `session`: row 155 opens the hosted page. */
export const checkout = t.partial({
  url: t.string,
  frameUrl: t.string,
  form: t.type({ action: t.string, fields: t.record(t.string, t.string) }),
  session: t.literal(true),
})

/** What a provider wants to know before the payment (COIN-39). */
export const paymentField = shape(
  { name: t.string, label: t.string, type: t.union([t.literal('text'), t.literal('email'), t.literal('digits')]) },
  { required: t.boolean, maxLength: t.number },
)

/** Answers to those fields, by their names. */
export const fieldValues = t.record(text(64), text(200))

/** A bank or a method that a provider offers. */
export const paymentMethod = shape({ code: t.string, name: t.string }, { image: t.string })

/** A card that a provider keeps; the product knows its last digits and a token, never the number (COIN-42). */
export const savedCard = t.type({
  paymentMethodId: t.string,
  payCompanyCode: t.string,
  brand: t.string,
  last4: t.string,
  expiryMonth: t.number,
  expiryYear: t.number,
})
