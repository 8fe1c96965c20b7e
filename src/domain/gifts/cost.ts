import * as E from 'fp-ts/Either'
import type { Instant } from '../kernel/time'
import { type Gift, isPacked } from './gift'

export type NotEnoughCoins = { readonly _tag: 'NotEnoughCoins'; readonly price: number; readonly coins: number }

/** Coins that sending costs now: none out of the backpack (@rule GIFT-6). */
export const costOf = (gift: Gift, now: Instant): number => (isPacked(gift, now) ? 0 : gift.price)

/** What it costs, when the coins suffice (@rule GIFT-9). */
export const affordable = (gift: Gift, coins: number, now: Instant): E.Either<NotEnoughCoins, number> => {
  const price = costOf(gift, now)
  return price <= coins ? E.right(price) : E.left({ _tag: 'NotEnoughCoins', price, coins })
}
