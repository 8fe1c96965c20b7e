import * as E from 'fp-ts/Either'
import { giftsCalls } from '../../src/infrastructure/gateway/contract/gifts.calls'
import { answer, type Answered } from '../http/handler'
import { giftsOnOffer } from './gift-set'
import type { GiftsDeps } from './gifts-deps'
import { goodsOf } from './goods'
import { sendGift } from './send-gift'

/** Rows 116 and 117. */
export const makeGiftsAnswers = (deps: GiftsDeps): readonly Answered[] => [
  answer(giftsCalls.listAll, async ({ language, now, session }, { db }) => {
    const goods = await goodsOf(db, session.userId, now)
    const list = giftsOnOffer(deps.gifts.prices, language).map((gift) => {
      const { count, expiresAt } = goods.get(gift.id) ?? { count: 0, expiresAt: 0 }
      return {
        id: gift.id,
        giftName: gift.name,
        giftImage: deps.pictureAt(gift.image),
        gold: gift.price,
        sort: gift.sort,
        friendGiftSort: gift.friendSort,
        goodsCount: count,
        ...(expiresAt === 0 ? {} : { expireTime: expiresAt }),
      }
    })
    return E.right({ list })
  }),
  sendGift(deps),
]
