import { MINUTE, type Instant } from '../kernel/time'
import type { Price } from './price'

/** @rule COIN-55 COIN-56 */
const LIMIT_MINUTES = 5

/** The end of an offer for which none is given: a day that has passed, so that it is not shown (@rule COIN-57, COIN-58). */
const DEFAULT_END: Instant = 1_735_689_600_000

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
 * lasts in all: no clock of a device stretches it.
 *
 * @rule COIN-53 COIN-54 COIN-55 COIN-57
 */
export const offerLeft = ({ endTime, limitMinutes, now }: SaidEnd, here: Instant): number =>
  Math.max(0, Math.min((endTime ?? DEFAULT_END) - (now ?? here), (limitMinutes ?? LIMIT_MINUTES) * MINUTE))

/** Who is reminded, when they leave the shop, of the offer they have: each person once in a session. @rule COIN-61 COIN-62 */
export const remindsOnLeaving = (offer: LimitedOffer | null, asked: boolean): boolean => offer !== null && !asked
