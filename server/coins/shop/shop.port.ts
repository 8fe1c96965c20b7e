import type { Either } from 'fp-ts/Either'
import type { Price } from '../../../src/domain/coins/price'
import type { ProviderName } from '../../../src/domain/coins/provider'
import type { Tx } from '../../store/database'
import type { Offer } from '../offers/offers'

/** What somebody wants to buy, and how. `offer`: the one that the order redeems (its percent, or its flash pack). */
export interface Wanted {
  readonly coinCode: string
  /** How the payment is made: `card`, `bank`, `wallet`, `cash`, `later`. */
  readonly payChannel: string
  /** Names the channel among those of all providers; begins with its provider's name. */
  readonly thirdPaymentChannelCode: string
  readonly offer: Pick<Offer, 'coinCode' | 'percent'> | null
}

/** What an order costs and brings, by the catalogue of this moment; an order keeps it as it was. */
export interface Quote extends Price {
  readonly coinCode: string
  /** Coins that are bought. */
  readonly coins: number
  /** Coins on top, given. */
  readonly extra: number
  /** The same price in US cents, by the list of dollars. */
  readonly usCents: number
  /** Whose prices they are: alpha-2, or `ZZ`. */
  readonly country: string
  readonly provider: ProviderName
  readonly payChannel: string
  /** `thirdPaymentChannelCode`: the channel of `Payment`. */
  readonly channel: string
  /** What is bought, in English, for the provider's page and for orders. */
  readonly itemName: string
}

/** Nothing is sold in that country, no such pack is (a flash pack without its offer among them), or not through that channel. */
export type NotSold = { readonly _tag: 'NotSold'; readonly what: 'country' | 'pack' | 'channel' }

/** Where somebody buys. */
export interface Market {
  /** Whose prices hold: alpha-2, or `ZZ`. */
  readonly country: string
  /** Whether anything is sold there (COIN-16). */
  readonly sold: boolean
  /** `thirdPaymentChannelCode` of the ways to pay there. */
  readonly channels: readonly string[]
}

/** What coins cost whom: the one place that decides prices. The country is that of the account. */
export interface Shop {
  /** The price of one order, the provider's fee and the offer in it. */
  readonly quote: (db: Tx, userId: number, wanted: Wanted) => Promise<Either<NotSold, Quote>>
  /** The lowest price of a pack less so many percent, and its coins without those on top (COIN-4). */
  readonly fromPrice: (
    db: Tx,
    userId: number,
    coinCode: string,
    percent: number,
  ) => Promise<Either<NotSold, Price & { readonly coins: number }>>
  readonly market: (db: Tx, userId: number) => Promise<Market>
  /** Codes of the usual packs, the smallest first. */
  readonly packCodes: readonly string[]
  /** Codes of the flash packs, the smallest first. */
  readonly flashCodes: readonly string[]
}
