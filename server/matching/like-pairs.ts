import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { LikePairsTable } from '../store/tables/cards.table'

export type LikePair = Selectable<LikePairsTable>

/** A like: who likes whom, where and when. */
export interface Liking {
  readonly by: number
  readonly of: number
  readonly now: Instant
}

/** What a like has done. */
export interface Noted {
  /** It was not there before. */
  readonly fresh: boolean
  /** Both like each other. */
  readonly mutual: boolean
  /** It was the one that made it so. */
  readonly completes: boolean
}

const keyOf = (one: number, other: number) => ({ user_id: Math.min(one, other), other_id: Math.max(one, other) })

export const findLikePair = (db: Tx, one: number, other: number): Promise<LikePair | undefined> => {
  const { other_id, user_id } = keyOf(one, other)
  const pairs = db.selectFrom('like_pairs').selectAll().where('user_id', '=', user_id)
  return pairs.where('other_id', '=', other_id).executeTakeFirst()
}

/**
 * Notes a like; the same one twice is one. The row of the pair is taken first, so that of two likes that cross one comes later
 * and completes the pair, never none and never both (@rule MTCH-30).
 */
export const noteLike = async ({ db }: Work, { by, now, of }: Liking): Promise<Noted> => {
  const key = keyOf(by, of)
  const empty = { user_at: null, other_at: null, completed_at: null, caller_id: null, place: null, used_at: null }
  const pair = await db
    .insertInto('like_pairs')
    .values({ ...key, ...empty })
    .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doUpdateSet({ user_id: key.user_id }))
    .returningAll()
    .executeTakeFirstOrThrow()
  const [own, others] = by === key.user_id ? [pair.user_at, pair.other_at] : [pair.other_at, pair.user_at]
  if (own !== null) return { fresh: false, mutual: others !== null, completes: false }
  const side = by === key.user_id ? { user_at: now } : { other_at: now }
  await db
    .updateTable('like_pairs')
    .set(side)
    .where('user_id', '=', key.user_id)
    .where('other_id', '=', key.other_id)
    .execute()
  await db
    .insertInto('likes')
    .values({ user_id: by, other_id: of, at: now })
    .onConflict((one) => one.doNothing())
    .execute()
  return { fresh: true, mutual: others !== null, completes: others !== null }
}

/** Whoever completed the pair may call the other from that place, once. */
export const grantCall = async (
  { db }: Work,
  { by, now, of }: Liking,
  place: NonNullable<LikePair['place']>,
): Promise<void> => {
  const { other_id, user_id } = keyOf(by, of)
  await db
    .updateTable('like_pairs')
    .set({ completed_at: now, caller_id: by, place })
    .where('user_id', '=', user_id)
    .where('other_id', '=', other_id)
    .execute()
}

/** Uses the call of a pair up; false: it was used before. */
export const useCall = async ({ db }: Work, one: number, other: number, now: Instant): Promise<boolean> => {
  const { other_id, user_id } = keyOf(one, other)
  const used = await db
    .updateTable('like_pairs')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('other_id', '=', other_id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}
