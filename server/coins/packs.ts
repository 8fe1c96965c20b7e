import type { Money } from '../../src/domain/kernel/money'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'

/** Coins that are sold (COIN-4). */
export interface Pack {
  readonly coinCode: string
  readonly coins: number
  readonly usCents: number
}

/** The packs on offer, the cheapest first. */
export const packsOnOffer = (packs: Settings['packs']): readonly Pack[] =>
  Object.entries(packs)
    .map(([coinCode, pack]) => ({ coinCode, ...pack }))
    .filter(({ coins, usCents }) => coins > 0 && usCents > 0)
    .toSorted((a, b) => a.usCents - b.usCents)

/** The code of the pack that somebody bought last: `ref` of its credit; null before the first purchase. */
const lastBought = async (db: Tx, userId: number): Promise<string | null> => {
  const bought = db.selectFrom('transfers').select('ref').where('user_id', '=', userId).where('kind', '=', 'purchase')
  return (await bought.orderBy('id', 'desc').limit(1).executeTakeFirst())?.ref ?? null
}

/**
 * About how much money so many coins are to this person: by their last purchase, else by the cheapest pack; null where no
 * coins are sold (@rule PLUS-3).
 */
export const moneyOf = async (db: Tx, packs: readonly Pack[], userId: number, coins: number): Promise<Money | null> => {
  const code = await lastBought(db, userId)
  const pack = packs.find(({ coinCode }) => coinCode === code) ?? packs[0]
  return pack === undefined ? null : { amount: (coins * pack.usCents) / pack.coins / 100, currency: 'USD' }
}
