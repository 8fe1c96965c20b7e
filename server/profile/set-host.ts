import * as E from 'fp-ts/Either'
import type { Work } from '../store/store'
import { findUser } from './people'

export type NoSuchPerson = { readonly _tag: 'NoSuchPerson' }

/** Coins a minute that a new host begins with. */
export interface FirstPrices {
  readonly price: number
  readonly friendPrice: number
}

/** Makes somebody a host, or ends it; a host who is made again keeps the prices that they set (SAFE-21). */
export const setHost = async (
  { db }: Work,
  userId: number,
  host: boolean,
  first: FirstPrices,
): Promise<E.Either<NoSuchPerson, void>> => {
  const user = await findUser(db, userId)
  if (!user) return E.left({ _tag: 'NoSuchPerson' })
  const prices = user.price > 0 ? {} : { price: first.price, friend_price: first.friendPrice }
  await db
    .updateTable('users')
    .set(host ? { goddess: 1, ...prices } : { goddess: 0 })
    .where('id', '=', userId)
    .execute()
  return E.right(undefined)
}
