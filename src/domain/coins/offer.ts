import type { Instant } from '../kernel/time'

/** `limited`: a usual pack for less (@rule COIN-52). `flash`: a pack that is sold in no other way (@rule COIN-60). */
export type OfferKind = 'limited' | 'flash'

/** The price less so many percent, in the currency's smallest unit, rounded up; before a provider's fee is put on it. */
export const lessPercent = (minor: number, percent: number): number => Math.floor((minor * (100 - percent) + 99) / 100)

/** An offer counts from its beginning up to, but not including, its end. */
export const runsAt = ({ from, until }: { readonly from: Instant; readonly until: Instant }, now: Instant): boolean =>
  from <= now && now < until
