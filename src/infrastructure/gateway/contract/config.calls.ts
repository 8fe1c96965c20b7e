import * as t from 'io-ts'
import { get, plainGet } from './call'
import { runtimeConfig } from './config.codec'
import { shape, text } from './wire.codec'

const none = t.type({})

/** Rows 134 to 138, 162 and 182 of the wire: offers and what the deployment offers. */
export const configCalls = {
  flashCoin: get({
    row: 134,
    path: '/offer/v1/flashCoin',
    params: t.type({ c_code: text(8) }),
    reply: t.partial({
      /** Channels (`thirdPaymentChannelCode`) through which flash packs are paid. */
      flashCoinChannel: t.array(t.string),
      webFlashUserSeals: t.array(shape({ coinCode: t.string, couponId: t.string }, { endTime: t.number })),
      /** The same for usual packs. */
      coinChannel: t.array(t.string),
      /** Whether coins are sold here at all. */
      enableWebConfig: t.boolean,
      now: t.number,
    }),
  }),
  siteFunctions: get({
    row: 135,
    path: '/play/v1/notworry/siteFunctions',
    params: none,
    reply: t.type({ openedPlayWays: t.array(t.type({ name: t.string, id: t.number, main: t.boolean })) }),
    flags: { public: true },
  }),
  snapshotConf: get({
    row: 136,
    path: '/compliance/v1/snapshot_conf',
    params: none,
    reply: t.type({ intervals: t.array(t.tuple([t.number, t.number])) }),
  }),
  percentBanner: get({
    row: 137,
    path: '/offer/v1/percentBanner',
    params: none,
    reply: t.type({ flag: t.boolean }),
  }),
  limitCoin: get({
    row: 138,
    path: '/offer/v1/limitCoin',
    params: none,
    reply: t.partial({
      totalCoinNum: t.number,
      discount: t.number,
      limitMinutes: t.number,
      endTime: t.number,
      currency: t.string,
      beforeAmount: t.number,
      afterAmount: t.number,
      /** The gateway's time. */
      now: t.number,
    }),
  }),
  runtime: plainGet({
    row: 162,
    path: '/config.json',
    params: none,
    reply: runtimeConfig,
    flags: { public: true },
  }),
  onlineCount: plainGet({
    row: 182,
    path: '/account/v1/notworry/online_count',
    params: none,
    reply: t.type({ count: t.number }),
    flags: { public: true },
  }),
}
