import * as E from 'fp-ts/Either'
import { inWholeUnits } from '../../src/domain/coins/price'
import type { Money } from '../../src/domain/kernel/money'
import type { Tx } from '../store/database'
import type { Shop } from './shop/shop.port'

/** About how much money so many coins are to somebody; null where no coins are sold. */
export type MoneyOf = (db: Tx, userId: number, coins: number) => Promise<Money | null>

/** The code of the pack that somebody bought last: `ref` of its credit. */
const lastBought = async (db: Tx, userId: number): Promise<readonly string[]> => {
  const bought = db.selectFrom('transfers').select('ref').where('user_id', '=', userId).where('kind', '=', 'purchase')
  const last = await bought.orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.ref === null || last?.ref === undefined ? [] : [last.ref]
}

/** By the pack that was bought last, else by the smallest one, at today's price in the person's country (@rule PLUS-3). */
export const makeMoneyOf =
  ({ fromPrice, packCodes }: Pick<Shop, 'fromPrice' | 'packCodes'>): MoneyOf =>
  async (db, userId, coins) => {
    for (const code of [...(await lastBought(db, userId)), ...packCodes]) {
      const price = await fromPrice(db, userId, code, 0)
      if (E.isLeft(price)) continue
      return { amount: (coins * inWholeUnits(price.right)) / price.right.coins, currency: price.right.currency }
    }
    return null
  }
