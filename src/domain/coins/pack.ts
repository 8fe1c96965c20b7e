import type { Option } from 'fp-ts/Option'
import type { Instant } from '../kernel/time'
import type { Choice } from './choice'
import type { Price } from './price'
import type { ProviderName } from './provider'

/** How a payment is made, whoever carries it out. */
export type PayKind = 'card' | 'bank' | 'wallet' | 'cash' | 'later'

/** One way to pay for a pack (@rule COIN-5). */
export interface PayWay {
  readonly provider: ProviderName
  /** What the provider is called. */
  readonly name: string
  readonly kind: PayKind
  /** Names the way among those of all providers. */
  readonly channel: string
  /** What is paid in the end, the provider's fee and an offer in it. */
  readonly price: Price
  /** Coins on top of the pack's. */
  readonly extra: number
  /** The provider's own fee, which is a part of `price` (COIN-17). */
  readonly fee: Option<Price>
  /** The coins come when the money has arrived, which may take days. */
  readonly delayed: boolean
}

/** Flash packs of a higher type look and stand as those of this one. @rule COIN-6 COIN-7 */
const HIGHEST_LOOK = 22

/** By which packs are ordered and get their look. @rule COIN-6 COIN-7 */
export const lookOf = (coinType: number): number => Math.min(coinType, HIGHEST_LOOK)

/** Coins that are sold, with the ways to pay for them, at least one (@rule COIN-4). */
export interface Pack {
  readonly coinCode: string
  /** By `lookOf`. */
  readonly look: number
  readonly coins: number
  /** Whose prices they are: alpha-2, or `ZZ`. */
  readonly country: string
  /** Percent off what the coins usually cost; 0 for none. */
  readonly discount: number
  /** The lowest price. */
  readonly from: Price
  /** The special deal that the price stands on; null for a usual price. */
  readonly offer: { readonly coupon: string; readonly until: Instant | null } | null
  readonly ways: readonly PayWay[]
}

export const choiceOf = (pack: Pack, way: PayWay): Choice => ({
  coinCode: pack.coinCode,
  coins: pack.coins,
  extra: way.extra,
  provider: way.provider,
  payChannel: way.kind,
  channel: way.channel,
  price: way.price,
  country: pack.country,
  couponId: pack.offer?.coupon ?? null,
  card: null,
})

/** Whether a coin costs less in `one` than in `other`, by their lowest prices; compared as fractions, without rounding. */
const cheaper = (one: Pack, other: Pack): boolean =>
  BigInt(one.from.minor) * BigInt(other.coins) < BigInt(other.from.minor) * BigInt(one.coins)

/** The pack whose coins cost least; none where all cost the same, or in different currencies. */
export const bestValue = (packs: readonly Pack[]): Pack | null => {
  const [first, ...others] = packs
  if (first === undefined || others.some(({ from }) => from.currency !== first.from.currency)) return null
  const best = others.reduce((sofar, pack) => (cheaper(pack, sofar) ? pack : sofar), first)
  return packs.some((pack) => cheaper(best, pack)) ? best : null
}

/** The most that any way adds to a pack, in whole percent of its coins (@rule COIN-8). */
export const mostExtra = (packs: readonly Pack[]): number =>
  Math.max(0, ...packs.flatMap(({ coins, ways }) => ways.map(({ extra }) => Math.floor((extra * 100) / coins))))
