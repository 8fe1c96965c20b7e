import * as t from 'io-ts'
import { get, post } from './call'
import { shape, text, whole } from './wire.codec'

/** A gift of the list (GIFT-1). */
const gift = shape(
  { giftName: t.string, giftImage: t.string, gold: t.number },
  {
    id: t.number,
    giftId: t.number,
    icon: t.string,
    sort: t.number,
    friendGiftSort: t.number,
    expireTime: t.number,
    goodsCount: t.number,
  },
)

/** Rows 116 and 117 of the wire. */
export const giftsCalls = {
  listAll: get({ row: 116, path: '/gift/v1/listAll', params: t.type({}), reply: t.type({ list: t.array(gift) }) }),
  send: post({
    row: 117,
    path: '/gift/v1/send',
    params: shape(
      { g_type: whole, g_id: whole, accept_u_id: whole, userId: whole },
      { r_id: text(64), source: text(64) },
    ),
    reply: t.type({ gold: t.number }),
    flags: { idempotent: true },
  }),
}
