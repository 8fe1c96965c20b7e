import { MINUTE, type Instant } from '../kernel/time'
import type { Price } from './price'

/** @rule COIN-55 COIN-56 */
const LIMIT_MINUTES = 5

/** When an offer ends for which no end is given, unless the deployment says another day: one that has passed (@rule COIN-57, COIN-58). */
export const DEFAULT_OFFER_END: Instant = 1_735_689_600_000

/** A usual pack for less; `until` by this device's clock (@rule COIN-52). */
export interface LimitedOffer {
  readonly coins: number
  readonly percent: number
  readonly before: Price
  readonly after: Price
  readonly until: Instant
}

/** When an offer is over, as the gateway says it; `now` is the gateway's time. Null: not said. */
export interface SaidEnd {
  readonly endTime: Instant | null
  readonly limitMinutes: number | null
  readonly now: Instant | null
}

/**
 * How long an offer still runs, in ms; 0: it is over. By the gateway's time where it is said, and never longer than the offer
 * lasts in all: no clock of a device stretches it. `defaultEnd` is the end where none is said.
 *
 * @rule COIN-53 COIN-54 COIN-55 COIN-57 COIN-58
 */
export const offerLeft = ({ endTime, limitMinutes, now }: SaidEnd, here: Instant, defaultEnd: Instant): number =>
  Math.max(0, Math.min((endTime ?? defaultEnd) - (now ?? here), (limitMinutes ?? LIMIT_MINUTES) * MINUTE))

/** Who is reminded, when they leave the shop, of the offer they have: each person once in a session. @rule COIN-61 COIN-62 */
export const remindsOnLeaving = (offer: LimitedOffer | null, asked: boolean): boolean => offer !== null && !asked
