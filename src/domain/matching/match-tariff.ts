/** What a match costs, in coins, and how many there are on a day (@rule MTCH-11, MTCH-13, MTCH-37). */
export interface MatchTariff {
  /** Matches a day at `freePrice`. */
  readonly freePerDay: number
  readonly freePrice: number
  readonly price: number
  readonly vipPrice: number
  /** Matches a day in all; a VIP has no such limit. */
  readonly perDay: number
}

/** Somebody who would meet another: how many matches they have had today, and whether they have bought coins (COIN-2). */
export interface MatchUse {
  readonly used: number
  readonly vip: boolean
}

/** Coins that the next match costs (@rule MTCH-12, MTCH-13). */
export const nextPrice = (tariff: MatchTariff, { used, vip }: MatchUse): number => {
  if (used < tariff.freePerDay) return tariff.freePrice
  return vip ? tariff.vipPrice : tariff.price
}

/** How many more matches of today are free. */
export const freeLeft = ({ freePerDay }: MatchTariff, { used }: MatchUse): number => Math.max(0, freePerDay - used)

/** How many more matches there may be today; null: as many as one likes (@rule MTCH-37). */
export const matchesLeft = ({ perDay }: MatchTariff, { used, vip }: MatchUse): number | null =>
  vip ? null : Math.max(0, perDay - used)
