import type { OfferKind, OfferRhythm } from '../../../src/domain/coins/offer'
import { DAY, HOUR, MINUTE, type Instant } from '../../../src/domain/kernel/time'

/** What the gateway offers in a world. */
export interface OffersDesk {
  /** When everybody signed up. */
  readonly since: Instant
  /** When the last offer of a person and a kind began. */
  readonly begun: Map<string, Instant>
  rhythms: Readonly<Record<OfferKind, OfferRhythm>>
  /** How far the gateway's clock is ahead of the browsers', in ms. */
  clockOff: number
  /** The gateway tells when a limited offer ends. */
  saysEnd: boolean
  percentBanner: boolean
}

export const makeOffersDesk = (since: Instant): OffersDesk => ({
  since,
  begun: new Map(),
  rhythms: {
    limited: { firstAfterMs: 0, lastsMs: 5 * MINUTE, againMs: 7 * DAY },
    flash: { firstAfterMs: DAY, lastsMs: 3 * HOUR, againMs: 7 * DAY },
  },
  clockOff: 0,
  saysEnd: true,
  percentBanner: true,
})
