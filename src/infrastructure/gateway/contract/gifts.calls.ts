import * as t from 'io-ts'
import { get, post } from './call'
import { messageBody } from './frame.codec'
import { shape, text, whole } from './wire.codec'

/** A gift of the list; of alternative spellings the first present wins (GIFT-1). */
export const giftRow = shape(
  { giftName: t.string, gold: t.number },
  {
    id: t.number,
    giftId: t.number,
    giftImage: t.string,
    icon: t.string,
    sort: t.number,
    friendGiftSort: t.number,
    /** When the first of `goodsCount` expires, in ms since the epoch; 0 or absent: none does. */
    expireTime: t.number,
    goodsCount: t.number,
  },
)

/** Rows 116 and 117 of the wire. */
export const giftsCalls = {
  listAll: get({ row: 116, path: '/gift/v1/listAll', params: t.type({}), reply: t.type({ list: t.array(giftRow) }) }),
  /**
   * `source` `backpack`: the sender was shown that it is free; `gold`: the price that they were shown. On other terms it is
   * refused with 10015. `message` is the gift as it stands in the conversation.
   */
  send: post({
    row: 117,
    path: '/gift/v1/send',
    params: shape(
      { g_type: whole, g_id: whole, accept_u_id: whole, userId: whole },
      { r_id: text(64), source: text(64), gold: whole },
    ),
    reply: shape({ gold: t.number }, { message: messageBody }),
    flags: { idempotent: true },
  }),
}

export type GiftRow = t.TypeOf<typeof giftRow>
