import type { ProviderName } from './provider'

/** A card that a provider keeps; the product knows its last digits and a token, never the number. @rule COIN-42 */
export interface SavedCard {
  readonly id: string
  readonly provider: ProviderName
  readonly brand: string
  readonly last4: string
  /** 1 to 12. */
  readonly expiryMonth: number
  readonly expiryYear: number
}
