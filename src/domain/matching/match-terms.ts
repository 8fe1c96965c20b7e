import { SECOND } from '../kernel/time'
import { LIKE_PRICE } from './places'

/** @rule MTCH-24 */
const COUNTDOWN_MS = 10 * SECOND

/** @rule MTCH-25 */
const RECORDED_PAGE_MS = 30 * SECOND

/** @rule MTCH-13 */
const MATCH_PRICE = 20

/** @rule MTCH-12 MTCH-13 */
const VIP_PRICE = 12

/** How a search goes, and what it costs this person (@rule MTCH-11). */
export interface MatchTerms {
  /** One round of a search. */
  readonly countdownMs: number
  /** So long the page of a recorded call shows. */
  readonly recordedMs: number
  /** Coins of the next match. */
  readonly price: number
  /** Coins of a match when no free one is left. */
  readonly paidPrice: number
  /** Matches at the free price that are left today. */
  readonly freeLeft: number
  /** Matches that are left today; null: no end (@rule MTCH-37). */
  readonly matchesLeft: number | null
  readonly likePrice: number
}

/** A reply as it came: seconds and coins; what is missing was not said. */
export interface TermsSaid {
  readonly countdown?: number
  readonly livecamFakeCallPageShowSeconds?: number
  readonly freePrice?: number
  readonly livecamMatchPrice?: number
  readonly vipPrice?: number
  readonly likePrice?: number
  readonly price?: number
  readonly freeLeft?: number
  readonly matchesLeft?: number
}

const inMs = (seconds: number | undefined, otherwise: number): number =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds * SECOND : otherwise

const whole = (said: number | undefined, otherwise: number): number =>
  said !== undefined && Number.isSafeInteger(said) && said >= 0 ? said : otherwise

/**
 * The reply replaces the defaults; what is no such figure does not. A price that the gateway did not name follows from what it did
 * (@rule MTCH-12, MTCH-13, MTCH-15, MTCH-23, MTCH-24, MTCH-25, MTCH-26).
 */
export const termsOf = (said: TermsSaid, vip: boolean): MatchTerms => {
  const freeLeft = whole(said.freeLeft, 0)
  const paidPrice = vip ? whole(said.vipPrice, VIP_PRICE) : whole(said.livecamMatchPrice, MATCH_PRICE)
  return {
    countdownMs: inMs(said.countdown, COUNTDOWN_MS),
    recordedMs: inMs(said.livecamFakeCallPageShowSeconds, RECORDED_PAGE_MS),
    price: whole(said.price, freeLeft > 0 ? whole(said.freePrice, 0) : paidPrice),
    paidPrice,
    freeLeft,
    matchesLeft: said.matchesLeft === undefined ? null : whole(said.matchesLeft, 0),
    likePrice: whole(said.likePrice, LIKE_PRICE),
  }
}
