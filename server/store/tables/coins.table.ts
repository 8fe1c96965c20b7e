import type { Generated } from 'kysely'

/** A person's coin accounts, kept equal to the sum of the postings (PLUS-5). Only `debt` is at or below zero. */
export interface BalancesTable {
  user_id: number
  bought: Generated<number>
  given: Generated<number>
  held: Generated<number>
  debt: Generated<number>
  points: Generated<number>
}

/** One movement, once for each `key`. `amount` and `balance_after` are what the person's list shows (PLUS-6). */
export interface TransfersTable {
  id: Generated<number>
  key: string
  kind: string
  user_id: number
  /** What was asked, in one canonical text: the same key must mean the same. */
  content: string
  /** What the person owns more (or less) by it; 0 is not listed. */
  amount: number
  balance_after: number
  other_id: number | null
  ref: string | null
  at: number
}

/** The postings of a transfer sum to zero; `user_id` 0 is the house. */
export interface PostingsTable {
  transfer_id: number
  user_id: number
  account: string
  amount: number
}

/** Coins set aside, with where they came from and where they go back to. */
export interface HoldsTable {
  key: string
  user_id: number
  bought: number
  given: number
  state: 'open' | 'settled' | 'released'
  at: number
}

/** A limit that somebody set for themselves (PLUS-9); null is none. From `raised_from` on, `raised_to` holds. */
export interface SpendingLimitsTable {
  user_id: number
  period: 'daily' | 'monthly'
  coins: number | null
  raised_to: number | null
  raised_from: number | null
}
