import type { Instant } from './time'

/** Why nothing, or not so much, can be spent though coins may be there (20012, 20010). */
export type SpendingBlock =
  /** Coins of a payment that was returned are owed, and must be topped up first. */
  | { readonly _tag: 'DebtOpen'; readonly debt: number }
  /** The limit that the person set for themselves is reached until then (@rule PLUS-9). */
  | { readonly _tag: 'SpendingLimit'; readonly until: Instant }

export const isSpendingBlock = <A extends { readonly _tag: string }>(why: A): why is Extract<A, SpendingBlock> =>
  why._tag === 'DebtOpen' || why._tag === 'SpendingLimit'
