import type { Coins } from '../kernel/coins'

/** What coins are given for once: the product was installed (@rule TASK-39), or may send notices. */
export type RewardKind = 'install' | 'push'

/** `none`: nothing is given here or to this person (@rule TASK-47). */
export type RewardStatus = 'none' | 'open' | 'given'

/** How they travel (rows 81, 83, 121). */
export const rewardStatusCode: Readonly<Record<RewardStatus, 0 | 1 | 2>> = { none: 0, open: 1, given: 2 }

/** Everything unknown is no offer (@rule TASK-47). */
export const rewardStatusOf = (code: number | undefined): RewardStatus =>
  code === 1 ? 'open' : code === 2 ? 'given' : 'none'

/** A reward as its person sees it (@rule TASK-39). */
export interface Reward {
  readonly status: RewardStatus
  readonly coins: Coins
  /** What it costs to get there, in coins. */
  readonly price: Coins
  /** Address of a drawing; empty for none. */
  readonly picture: string
}
