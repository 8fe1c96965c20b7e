import type { Instant } from '../../../src/domain/kernel/time'

/** What the gateway offers in a world. */
export interface OffersDesk {
  /** When everybody signed up. */
  readonly since: Instant
  /** When the last offer of a person and a kind began. */
  readonly begun: Map<string, Instant>
  /** How far the gateway's clock is ahead of the browsers', in ms. */
  clockOff: number
  percentBanner: boolean
}

export const makeOffersDesk = (since: Instant): OffersDesk => ({
  since,
  begun: new Map(),
  clockOff: 0,
  percentBanner: true,
})
