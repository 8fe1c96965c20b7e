import * as t from 'io-ts'
import { shape } from './wire.codec'

/** A pack of coins and its providers (COIN-4, COIN-5). */
export const pack = shape(
  { coinCode: t.string, coinType: t.number, totalCoinNum: t.number },
  {
    countryCode: t.string,
    currencyMark: t.string,
    minPrice: t.number,
    discount: t.number,
    priceFormat: t.string,
    channels: t.array(
      t.partial({
        payCompanyCode: t.string,
        channelCode: t.string,
        currency: t.string,
        price: t.number,
        extraCoinNum: t.number,
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
    createTime: t.number,
    refundable: t.boolean,
  },
)
