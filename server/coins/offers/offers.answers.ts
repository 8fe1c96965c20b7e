import * as E from 'fp-ts/Either'
import { inWholeUnits } from '../../../src/domain/coins/price'
import { MINUTE } from '../../../src/domain/kernel/time'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { answer, type Answered } from '../../http/handler'
import type { Settings } from '../../settings'
import type { Shop } from '../shop/shop.port'
import { beginOffer, type Making } from './begin-offer'
import { flashPacksFor } from './offers'

export interface OffersDeps {
  /** Makes the coupon of an offer: nobody guesses it. */
  readonly newId: () => string
  readonly settings: Settings['offers']
  readonly shop: Pick<Shop, 'flashCodes' | 'fromPrice' | 'market' | 'packCodes'>
}

const limitedOf = ({ settings: { limited }, shop }: OffersDeps): Making => ({
  kind: 'limited',
  rhythm: limited,
  percent: limited.percent,
  packOf: () => (limited.percent > 0 && limited.percent < 100 ? shop.packCodes[limited.pack - 1] : undefined),
})

const flashOf = ({ settings: { flash }, shop }: OffersDeps): Making => ({
  kind: 'flash',
  rhythm: flash,
  percent: 0,
  packOf: (had) => shop.flashCodes[had % shop.flashCodes.length],
})

/** Row 138: the limited offer, which only somebody has who has never paid and can buy where they are (@rule COIN-52, COIN-55). */
const limitCoin = (deps: OffersDeps): Answered =>
  answer(configCalls.limitCoin, async ({ now, session: { userId } }, work) => {
    const { sold } = await deps.shop.market(work.db, userId)
    const offer = sold ? await beginOffer(work, limitedOf(deps), { coupon: deps.newId(), now, userId }) : null
    if (offer === null) return E.right({ now })
    const before = await deps.shop.fromPrice(work.db, userId, offer.coinCode, 0)
    const after = await deps.shop.fromPrice(work.db, userId, offer.coinCode, offer.percent)
    if (E.isLeft(before) || E.isLeft(after)) return E.right({ now })
    return E.right({
      totalCoinNum: before.right.coins,
      discount: offer.percent,
      limitMinutes: Math.ceil((offer.until - offer.from) / MINUTE),
      endTime: offer.until,
      currency: before.right.currency,
      beforeAmount: inWholeUnits(before.right),
      afterAmount: inWholeUnits(after.right),
      now,
    })
  })

/** Row 134: flash packs of this person, and through what they are paid; the country that was named decides nothing (@rule COIN-59, COIN-60). */
const flashCoin = (deps: OffersDeps): Answered =>
  answer(configCalls.flashCoin, async ({ now, session: { userId } }, work) => {
    const { channels, sold } = await deps.shop.market(work.db, userId)
    if (sold) await beginOffer(work, flashOf(deps), { coupon: deps.newId(), now, userId })
    const running = sold ? await flashPacksFor(work.db, userId, now) : []
    return E.right({
      flashCoinChannel: [...channels],
      coinChannel: [...channels],
      enableWebConfig: sold,
      webFlashUserSeals: running.map(({ coinCode, coupon, until }) => ({ coinCode, couponId: coupon, endTime: until })),
      now,
    })
  })

/** Rows 134, 137 and 138. */
export const makeOffersAnswers = (deps: OffersDeps): readonly Answered[] => [
  flashCoin(deps),
  limitCoin(deps),
  answer(configCalls.percentBanner, async () => E.right({ flag: deps.settings.percentBanner === 1 })),
]
