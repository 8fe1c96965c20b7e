import * as E from 'fp-ts/Either'
import { providerNames } from '../../../src/domain/coins/provider'
import { inWholeUnits, type Price } from '../../../src/domain/coins/price'
import type { Instant } from '../../../src/domain/kernel/time'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import type { ReplyOf } from '../../../src/infrastructure/gateway/contract/call'
import { answer, answerPublicly, refuse, type Answered } from '../../http/handler'
import type { Tx } from '../../store/database'
import { type Offer, runningOffers } from '../offers/offers'
import type { Catalogue, PackOnOffer, Way } from './catalogue'
import { priceLists } from './price-lists'
import { accountCountry, cheapest } from './shop'

type WirePack = ReplyOf<typeof shopCalls.packList>['list'][number]

/** Prices of another country are nobody's to see (COIN-15). */
const NOT_YOURS = refuse(400)

const english = ({ minor, currency }: Price): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(inWholeUnits({ minor, currency }))

const markOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

const toChannel = ({ channel, extra, feeMinor, price, usCents }: Way) => ({
  payCompanyCode: channel.provider,
  channelCode: channel.code,
  thirdPaymentChannelCode: channel.code,
  payChannel: channel.kind,
  isCredit: channel.kind === 'card' ? 1 : 0,
  tag: channel.credit,
  currency: price.currency,
  price: inWholeUnits(price),
  usPrice: inWholeUnits({ minor: usCents, currency: 'USD' }),
  extraCoinNum: extra,
  ...(feeMinor === 0 ? {} : { fee: inWholeUnits({ minor: feeMinor, currency: price.currency }) }),
})

/** What a coin of the smallest usual pack costs, against which the others are a bargain or not. */
const usualOf = (catalogue: Catalogue, country: string) => {
  const smallest = catalogue.packs.find((pack) => !pack.flash && catalogue.base(pack, country) > 0)
  return smallest && { minor: catalogue.base(smallest, country), coins: smallest.coins }
}

/** How much less its coins cost than those of the smallest pack, in whole percent, rounded down. */
const bargain = (catalogue: Catalogue, country: string, pack: PackOnOffer): number => {
  const usual = usualOf(catalogue, country)
  if (usual === undefined) return 0
  const atUsual = usual.minor * pack.coins
  return Math.max(0, Math.floor(((atUsual - catalogue.base(pack, country) * usual.coins) * 100) / atUsual))
}

/** A pack as its buyer sees it; none where it is not sold (@rule COIN-4, COIN-5). */
const toPack = (
  catalogue: Catalogue,
  country: string,
  pack: PackOnOffer,
  offer: Offer | undefined,
): readonly WirePack[] => {
  const ways = catalogue.ways(pack, country, offer?.percent ?? 0)
  const least = cheapest(ways)
  if (least === undefined) return []
  const percent = offer?.percent ?? 0
  return [
    {
      coinCode: pack.coinCode,
      coinType: pack.coinType,
      totalCoinNum: pack.coins,
      countryCode: country,
      currencyMark: markOf(least.price.currency),
      minPrice: inWholeUnits(least.price),
      discount: percent > 0 ? percent : bargain(catalogue, country, pack),
      priceFormat: english(least.price),
      channels: ways.map(toChannel),
      ...(offer === undefined ? {} : { couponId: offer.coupon, endTime: offer.until }),
    },
  ]
}

interface Looker {
  readonly userId: number
  readonly now: Instant
}

/** The packs that somebody sees: the usual ones, or the flash packs that they may buy; Left for the prices of others. */
const packsFor = async (
  db: Tx,
  catalogue: Catalogue,
  { now, userId }: Looker,
  asked: { readonly countryCode?: string | undefined; readonly flash: boolean },
): Promise<E.Either<typeof NOT_YOURS, WirePack[]>> => {
  const code = await accountCountry(db, userId)
  const country = catalogue.countryOf(code)
  if (asked.countryCode !== undefined && asked.countryCode !== country) return E.left(NOT_YOURS)
  if (!catalogue.sellsIn(code)) return E.right([])
  const offers = await runningOffers(db, userId, now)
  const list = catalogue.packs
    .filter(({ flash }) => flash === asked.flash)
    .flatMap((pack) => {
      const offer = offers.find(({ coinCode }) => coinCode === pack.coinCode)
      return asked.flash && offer === undefined ? [] : toPack(catalogue, country, pack, offer)
    })
  return E.right(list)
}

const countriesOf = (blocked: readonly string[]) => [
  ...[...priceLists].map(([countryCode, { currency }]) => ({
    countryCode,
    currency,
    ...(blocked.includes(countryCode) ? { blocked: true } : {}),
  })),
  ...blocked
    .filter((code) => !priceLists.has(code))
    .map((countryCode) => ({ countryCode, currency: 'USD', blocked: true })),
]

/**
 * Rows 142 to 145: what is sold to whom, for how much, and where. What a page's address names (COIN-10) decides nothing here:
 * the prices are those of the account.
 */
export const makeShopAnswers = (catalogue: Catalogue, blocked: readonly string[]): readonly Answered[] => [
  answer(shopCalls.packList, async ({ now, params: { countryCode }, session: { userId } }, { db }) => {
    const list = await packsFor(db, catalogue, { now, userId }, { countryCode, flash: false })
    return E.isLeft(list) ? list : E.right({ list: list.right })
  }),
  answer(shopCalls.flashPackList, async ({ now, params: { countryCode }, session: { userId } }, { db }) => {
    const list = await packsFor(db, catalogue, { now, userId }, { countryCode, flash: true })
    return E.isLeft(list) ? list : E.right({ list: list.right })
  }),
  answer(shopCalls.coinAndChannel, async ({ now, params: { countryCode }, session: { userId } }, { db }) => {
    const list = await packsFor(db, catalogue, { now, userId }, { countryCode, flash: false })
    if (E.isLeft(list)) return list
    const codes = new Set(
      list.right.flatMap(({ channels = [] }) => channels.map(({ payCompanyCode }) => payCompanyCode)),
    )
    const providers = Object.entries(providerNames).filter(([code]) => codes.has(code))
    return E.right({
      list: list.right,
      providers: providers.map(([payCompanyCode, name]) => ({ payCompanyCode, name })),
    })
  }),
  answerPublicly(shopCalls.countries, () => Promise.resolve(E.right({ list: countriesOf(blocked) }))),
]
