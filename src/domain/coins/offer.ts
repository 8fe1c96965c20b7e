import type { Instant } from '../kernel/time'

/** `limited`: a usual pack for less (@rule COIN-52). `flash`: a pack that is sold in no other way (@rule COIN-60). */
export type OfferKind = 'limited' | 'flash'

/** How offers of a kind follow each other, in ms; `againMs` is the least time from an end to the next beginning, 0: never again. `lastsMs` 0: none. */
export interface OfferRhythm {
  readonly firstAfterMs: number
  readonly lastsMs: number
  readonly againMs: number
}

/** The price less so many percent, in the currency's smallest unit, rounded up; before a provider's fee is put on it. */
export const lessPercent = (minor: number, percent: number): number => Math.floor((minor * (100 - percent) + 99) / 100)

/** An offer counts from its beginning up to, but not including, its end. */
export const runsAt = ({ from, until }: { readonly from: Instant; readonly until: Instant }, now: Instant): boolean =>
  from <= now && now < until

/** Whether somebody may be made an offer now; `lastEnd`: when the last one of its kind ended, null before the first. */
export const mayBegin = (
  { againMs, firstAfterMs, lastsMs }: OfferRhythm,
  { joinedAt, lastEnd }: { readonly joinedAt: Instant; readonly lastEnd: Instant | null },
  now: Instant,
): boolean =>
  lastsMs > 0 && (lastEnd === null ? now >= joinedAt + firstAfterMs : againMs > 0 && now >= lastEnd + againMs)
