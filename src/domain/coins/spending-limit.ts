import { startOfDay, startOfMonth } from '../kernel/day'
import { DAY, type Instant } from '../kernel/time'
import type { SpendingLimit } from './ledger'

/** Coins that may leave the account in a period; null: as many as there are. */
export type Limit = number | null

export const limitPeriods = ['daily', 'monthly'] as const

/** A day or a month, in UTC. */
export type LimitPeriod = (typeof limitPeriods)[number]

/** A limit that somebody set for themselves, and the higher one that waits. */
export interface OwnLimit {
  readonly limit: Limit
  readonly raise: { readonly to: Limit; readonly from: Instant } | null
}

export type OwnLimits = Readonly<Record<LimitPeriod, OwnLimit>>

/** Coins that have left the account in the period that runs; a hold counts when made, unless it was released. */
export type Spent = Readonly<Record<LimitPeriod, number>>

/** Nobody sets a limit above this many coins. */
export const HIGHEST_LIMIT = 1_000_000_000

const unlimited: OwnLimit = { limit: null, raise: null }

export const noLimits: OwnLimits = { daily: unlimited, monthly: unlimited }

export const isLimit = (value: Limit): boolean =>
  value === null || (Number.isSafeInteger(value) && value >= 0 && value <= HIGHEST_LIMIT)

/** The limit that holds now. */
export const limitAt = ({ limit, raise }: OwnLimit, now: Instant): Limit =>
  raise !== null && now >= raise.from ? raise.to : limit

const isHigher = (wanted: Limit, than: Limit): boolean => than !== null && (wanted === null || wanted > than)

/**
 * A lower limit holds at once, a higher one after 24 h; wanting the same again changes nothing, wanting what holds already
 * takes a raise back.
 *
 * @rule PLUS-9
 */
export const changeLimit = (own: OwnLimit, wanted: Limit, now: Instant): OwnLimit => {
  const limit = limitAt(own, now)
  if (!isHigher(wanted, limit)) return { limit: wanted, raise: null }
  const waiting = own.raise !== null && now < own.raise.from && own.raise.to === wanted
  return waiting ? own : { limit, raise: { to: wanted, from: now + DAY } }
}

/** When each period began that runs now. */
export const beginnings = (now: Instant): Readonly<Record<LimitPeriod, Instant>> => ({
  daily: startOfDay(now),
  monthly: startOfMonth(now),
})

const LONGER_THAN_A_MONTH = 32 * DAY

/** When each period is over that runs now. */
export const endings = (now: Instant): Readonly<Record<LimitPeriod, Instant>> => ({
  daily: startOfDay(now) + DAY,
  monthly: startOfMonth(startOfMonth(now) + LONGER_THAN_A_MONTH),
})

/** The refusal of a spending that goes beyond a limit, until the last of the limits in its way ends; null: it may be. @rule PLUS-9 */
export const beyondLimit = (own: OwnLimits, spent: Spent, amount: number, now: Instant): SpendingLimit | null => {
  const reached = limitPeriods.filter((period) => {
    const limit = limitAt(own[period], now)
    return limit !== null && spent[period] + amount > limit
  })
  if (reached.length === 0) return null
  return { _tag: 'SpendingLimit', until: Math.max(...reached.map((period) => endings(now)[period])) }
}

/** A limit as its owner sees it: what holds, what is spent of it, and the higher one that waits (@rule PLUS-9). */
export interface LimitState extends OwnLimit {
  readonly spent: number
}

export type SpendingLimits = Readonly<Record<LimitPeriod, LimitState>>
