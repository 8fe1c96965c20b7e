import type { Relation } from '../friends/relation'
import { DAY, type Instant } from '../kernel/time'
import { hasExpired } from './expiry'

/** A gift of the list (@rule GIFT-1). */
export interface Gift {
  readonly id: number
  readonly name: string
  /** Address of its picture; '' for none. */
  readonly image: string
  /** Its price in coins. */
  readonly price: number
  /** Its places; a gift without one stands behind all that have one. */
  readonly sort: number
  readonly friendSort: number
  /** When it, or the first of those in the backpack, expires; null: never. */
  readonly expires: Instant | null
  /** How many lie in the backpack. */
  readonly count: number
}

/** Where a gift is sent from. */
export type GiftPlace = 'chat' | 'call'

/** Where the list is looked at, and how one stands to the receiver. */
export interface GiftSetting {
  readonly place: GiftPlace
  readonly relation: Relation
}

/** A chat with a friend has an order of its own (@rule GIFT-2). */
export const inOrder = (gifts: readonly Gift[], { place, relation }: GiftSetting): readonly Gift[] => {
  const key = place === 'chat' && relation === 'friend' ? 'friendSort' : 'sort'
  return gifts.toSorted((a, b) => a[key] - b[key] || a.id - b.id)
}

/** Can be sent without coins; what has expired cannot. */
export const isPacked = (gift: Gift, now: Instant): boolean => gift.count > 0 && !hasExpired(gift, now)

/** What costs nothing because it lies in the backpack, and all the rest (@rule GIFT-6). */
export const shelves = (
  gifts: readonly Gift[],
  now: Instant,
): { readonly backpack: readonly Gift[]; readonly popular: readonly Gift[] } => ({
  backpack: gifts.filter((gift) => isPacked(gift, now)),
  popular: gifts.filter((gift) => !isPacked(gift, now)),
})

/** @rule GIFT-7 */
const QUICK = 6

/** The gifts of the quick bar, from a list in its order (@rule GIFT-7). */
export const quickGifts = (gifts: readonly Gift[]): readonly Gift[] => gifts.slice(0, QUICK)

/** One fewer in the backpack. */
export const withoutOne = (gifts: readonly Gift[], id: number): readonly Gift[] =>
  gifts.map((gift) => (gift.id === id && gift.count > 0 ? { ...gift, count: gift.count - 1 } : gift))

/** A list that was read serves for so long. @rule GIFT-3 */
export const GIFT_LIST_LIFE_MS = 5 * DAY

/** Whether a list that was read at an instant still serves. @rule GIFT-3 */
export const listServes = (readAt: Instant, now: Instant): boolean => readAt <= now && now < readAt + GIFT_LIST_LIFE_MS
