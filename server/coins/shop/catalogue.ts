import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import { lessPercent } from '../../../src/domain/coins/offer'
import { cardsTaken, priceCountry } from '../../../src/domain/coins/price-country'
import { grossUp, type Price } from '../../../src/domain/coins/price'
import type { ProviderName } from '../../../src/domain/coins/provider'
import type { Settings } from '../../settings'
import { type Channel, channels } from './channels'
import { type PriceList, priceLists } from './price-lists'

/** Figures of the deployment, and where it does not sell. */
export interface CatalogueConfig {
  readonly figures: Settings['shop']
  /** Countries, alpha-2, in which nothing is sold (COIN-16). */
  readonly blocked: readonly string[]
  /** Cards are taken in more countries (COIN-13, COIN-14). */
  readonly cardsWidened: boolean
  /** The providers that the deployment has. */
  readonly provided: (provider: ProviderName) => boolean
}

/** A pack before it is known how it is paid. */
export interface PackOnOffer {
  readonly coinCode: string
  /** Orders packs and gives them their look; 30 and what is above 22 count as 22 (COIN-6). */
  readonly coinType: number
  readonly coins: number
  readonly flash: boolean
}

/** One way to pay a pack: the price with the provider's fee, and the fee alone, in the smallest unit. */
export interface Way {
  readonly channel: Channel
  readonly price: Price
  readonly feeMinor: number
  readonly usCents: number
  readonly extra: number
}

const FLASH_TYPE = 30

const packsOf = (coins: Readonly<Record<string, number>>, flash: boolean): readonly PackOnOffer[] =>
  Object.entries(coins)
    .filter(([, amount]) => amount > 0)
    .toSorted(([, one], [, other]) => one - other)
    .map(([coinCode, amount], at) => ({ coinCode, coinType: flash ? FLASH_TYPE : at + 1, coins: amount, flash }))

const baseOf = (figures: Settings['shop'], list: PriceList['list'], coinCode: string): number => {
  const prices: Readonly<Record<string, number>> = figures.prices[list]
  return prices[coinCode] ?? 0
}

/** Packs, countries, ways to pay: what is sold where, and for how much. */
export const makeCatalogue = ({ blocked, cardsWidened, figures, provided }: CatalogueConfig) => {
  const packs = [...packsOf(figures.coins, false), ...packsOf(figures.flashCoins, true)]
  const taken = ({ countries }: Channel, country: string): boolean =>
    countries === 'cards' ? cardsTaken(country, cardsWidened) : countries.includes(country)
  const listOf = (country: string): PriceList => priceLists.get(country) ?? { list: 'ZZ', currency: 'USD' }

  /** The price of a pack through a channel; none where it is withdrawn there. */
  const way = (pack: PackOnOffer, country: string, channel: Channel, percent: number): O.Option<Way> => {
    const { currency, list } = listOf(country)
    const fee = figures.feeMillionths[channel.provider]
    const base = lessPercent(baseOf(figures, list, pack.coinCode), percent)
    const dollars = lessPercent(baseOf(figures, 'USD', pack.coinCode), percent)
    return pipe(
      grossUp(base, fee),
      O.map((minor) => ({
        channel,
        price: { minor, currency },
        feeMinor: minor - base,
        usCents: O.getOrElse(() => 0)(grossUp(dollars, fee)),
        extra: Math.floor((pack.coins * figures.extraPercent[channel.provider]) / 100),
      })),
    )
  }

  const channelsIn = (country: string): readonly Channel[] =>
    channels.filter((channel) => provided(channel.provider) && taken(channel, country))

  return {
    packs,
    /** Whose prices somebody of that country pays. */
    countryOf: (code: string): string => priceCountry(code, (country) => priceLists.has(country)),
    sellsIn: (code: string): boolean => !blocked.includes(code),
    channelsIn,
    /** The price before any fee, in the smallest unit; 0: not sold. */
    base: (pack: PackOnOffer, country: string): number => baseOf(figures, listOf(country).list, pack.coinCode),
    currencyOf: (country: string): string => listOf(country).currency,
    ways: (pack: PackOnOffer, country: string, percent: number): readonly Way[] =>
      RA.filterMap((channel: Channel) => way(pack, country, channel, percent))(channelsIn(country)),
  }
}

export type Catalogue = ReturnType<typeof makeCatalogue>
