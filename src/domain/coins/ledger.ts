import * as E from 'fp-ts/Either'
import type { Coins } from '../kernel/coins'
import type { Instant } from '../kernel/time'

/** A person's accounts. All are at or above zero but `debt`, which is at or below it. */
export type PersonAccount = 'bought' | 'given' | 'held' | 'debt' | 'points'

/** The house's accounts: where coins and points come from and go to. They may be below zero. */
export type HouseAccount = 'issue' | 'sales' | 'income' | 'hosts'

/** One side of a movement: `amount` is signed and never 0. */
export interface Posting {
  readonly account: PersonAccount | HouseAccount
  readonly amount: number
}

export interface Purse {
  readonly bought: number
  readonly given: number
  readonly held: number
  readonly debt: number
  readonly points: number
}

/** Coins by where they come from, so that what goes back goes back there. */
export interface Split {
  readonly bought: number
  readonly given: number
}

/** `needed` and `balance` in coins. */
export type NotEnoughCoins = { readonly _tag: 'NotEnoughCoins'; readonly needed: number; readonly balance: number }

/** Coins are owed: `amount` of them must be topped up before anything is spent. */
export type DebtOpen = { readonly _tag: 'DebtOpen'; readonly amount: number }

/** The limit that the person set for themselves is reached; it ends at `until` (@rule PLUS-9). */
export type SpendingLimit = { readonly _tag: 'SpendingLimit'; readonly until: Instant }

export type CannotPay = NotEnoughCoins | DebtOpen | SpendingLimit

export const emptyPurse: Purse = { bought: 0, given: 0, held: 0, debt: 0, points: 0 }

/** What can be spent, shown to the person as the balance; held coins are not in it. */
export const spendable = (purse: Purse): number => purse.bought + purse.given

/** What belongs to the person in all: held coins count until they are settled, and what is owed is taken off. */
export const owned = (purse: Purse): number => purse.bought + purse.given + purse.held + purse.debt

/** Every movement sums to zero (@rule PLUS-5). */
export const balanced = (postings: readonly Posting[]): boolean =>
  postings.reduce((sum, { amount }) => sum + amount, 0) === 0

const isPersons = (account: Posting['account']): account is PersonAccount => account in emptyPurse

/** The purse after the movement. */
export const applied = (purse: Purse, postings: readonly Posting[]): Purse =>
  postings.reduce(
    (after, { account, amount }) => (isPersons(account) ? { ...after, [account]: after[account] + amount } : after),
    purse,
  )

const postings = (...sides: readonly (readonly [Posting['account'], number])[]): readonly Posting[] =>
  sides.filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ account, amount }))

/**
 * Which coins pay: given ones before bought ones. Nobody goes below zero, and nothing is spent while coins are owed.
 *
 * @rule PLUS-5
 */
export const split = (purse: Purse, amount: Coins): E.Either<NotEnoughCoins | DebtOpen, Split> => {
  if (purse.debt < 0) return E.left({ _tag: 'DebtOpen', amount: -purse.debt })
  if (spendable(purse) < amount) return E.left({ _tag: 'NotEnoughCoins', needed: amount, balance: spendable(purse) })
  const given = Math.min(purse.given, amount)
  return E.right({ given, bought: amount - given })
}

/** Coins leave the person for the house at once. */
export const spend = (from: Split): readonly Posting[] =>
  postings(['bought', -from.bought], ['given', -from.given], ['income', from.bought + from.given])

/** Coins are set aside: still the person's, no longer to be spent. */
export const hold = (from: Split): readonly Posting[] =>
  postings(['bought', -from.bought], ['given', -from.given], ['held', from.bought + from.given])

/** Exactly the coins that were held go to the house. */
export const settle = (held: Split): readonly Posting[] =>
  postings(['held', -(held.bought + held.given)], ['income', held.bought + held.given])

/**
 * Coins come to the person from `source`, each kind to its own account, but what is owed is paid first,
 * from the given ones before the bought ones.
 *
 * @rule PLUS-5
 */
export const credit = (purse: Purse, source: HouseAccount | 'held', coins: Split): readonly Posting[] => {
  const fromGiven = Math.min(-purse.debt, coins.given)
  const fromBought = Math.min(-purse.debt - fromGiven, coins.bought)
  return postings(
    [source, -(coins.bought + coins.given)],
    ['debt', fromGiven + fromBought],
    ['bought', coins.bought - fromBought],
    ['given', coins.given - fromGiven],
  )
}

/** Coins are taken back (a payment was returned): bought ones first, then given ones; what is missing is owed. */
export const reclaim = (purse: Purse, amount: Coins): readonly Posting[] => {
  const bought = Math.min(purse.bought, amount)
  const given = Math.min(purse.given, amount - bought)
  return postings(['sales', amount], ['bought', -bought], ['given', -given], ['debt', bought + given - amount])
}

/** Points that a host earned are taken back, as far as they are still there. */
export const unearn = (purse: Purse, points: Coins): readonly Posting[] => {
  const taken = Math.min(purse.points, points)
  return postings(['points', -taken], ['hosts', taken])
}

/** A host earns points (@rule CALL-65). Points are no coins and never become coins. */
export const earn = (points: Coins): readonly Posting[] => postings(['hosts', -points], ['points', points])
