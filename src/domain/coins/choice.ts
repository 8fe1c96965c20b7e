import type { Price } from './price'
import type { ProviderName } from './provider'

/**
 * What somebody wants to buy: a pack through one channel of a provider, at the price that was shown.
 *
 * @rule COIN-5 COIN-20 COIN-21
 */
export interface Choice {
  readonly coinCode: string
  /** Coins of the pack. */
  readonly coins: number
  /** Coins that this channel adds to them. */
  readonly extra: number
  readonly provider: ProviderName
  readonly payChannel: string
  /** Names the channel among those of all providers. */
  readonly channel: string
  /** All that is paid, the fee in it. */
  readonly price: Price
  /** Whose prices these are: a country, alpha-2, or the generic one (COIN-15, COIN-16). */
  readonly country: string
  /** The offer that the price comes from. */
  readonly couponId: string | null
  /** The provider's token of a saved card to pay with. */
  readonly card: string | null
}
