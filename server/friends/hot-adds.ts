import * as E from 'fp-ts/Either'
import { dayOf } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'

/** Requests from hot videos that somebody has got for nothing today (UTC). */
export const hotAddsUsed = async (db: Tx, userId: number, now: Instant): Promise<number> => {
  const row = await db
    .selectFrom('hot_adds')
    .select('used')
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return row?.used ?? 0
}

/** One more of them (@rule FRND-16). */
export const countHotAdd = async ({ db }: Work, userId: number, now: Instant): Promise<void> => {
  await db
    .insertInto('hot_adds')
    .values({ user_id: userId, day: dayOf(now), used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((of) => ({ used: of('hot_adds.used', '+', 1) })),
    )
    .execute()
}

/** Forgets what was free and what was offered on days that are over. */
export const pruneFriendDays = (store: Store, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db.deleteFrom('hot_adds').where('day', '<', dayOf(now)).execute()
    await db.deleteFrom('suggestions').where('day', '<', dayOf(now)).execute()
    return E.right(undefined)
  })
