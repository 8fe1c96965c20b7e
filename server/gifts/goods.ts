import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'

/** What somebody has of one gift; `expiresAt` is when the first of it expires, 0: none does. */
export interface Goods {
  readonly count: number
  readonly expiresAt: Instant
}

const NEVER = 0

const lots = (db: Tx, userId: number, now: Instant) =>
  db
    .selectFrom('goods')
    .select(['gift_id', 'count', 'expires_at'])
    .where('user_id', '=', userId)
    .where('count', '>', 0)
    .where((where) => where.or([where('expires_at', '=', NEVER), where('expires_at', '>', now)]))

const sooner = (one: Instant, other: Instant): Instant =>
  one === NEVER || other === NEVER ? Math.max(one, other) : Math.min(one, other)

/** Somebody's backpack, by gift; what has expired is not in it. */
export const goodsOf = async (db: Tx, userId: number, now: Instant): Promise<ReadonlyMap<number, Goods>> => {
  const found = new Map<number, Goods>()
  for (const { count, expires_at, gift_id } of await lots(db, userId, now).execute()) {
    const known = found.get(gift_id) ?? { count: 0, expiresAt: NEVER }
    found.set(gift_id, { count: known.count + count, expiresAt: sooner(known.expiresAt, expires_at) })
  }
  return found
}

/** Takes one out of the backpack, first what expires first; false: there is none. */
export const takeGood = async (work: Work, userId: number, giftId: number, now: Instant): Promise<boolean> => {
  const mine = await lots(work.db, userId, now).where('gift_id', '=', giftId).execute()
  const [first] = mine.toSorted((a, b) => (a.expires_at || Infinity) - (b.expires_at || Infinity))
  if (first === undefined) return false
  const taken = await work.db
    .updateTable('goods')
    .set((of) => ({ count: of('count', '-', 1) }))
    .where('user_id', '=', userId)
    .where('gift_id', '=', giftId)
    .where('expires_at', '=', first.expires_at)
    .where('count', '>', 0)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Puts gifts into somebody's backpack; `expiresAt` 0: they stay. */
export const putGoods = async (
  { db }: Work,
  { count, expiresAt, giftId, userId }: Goods & { readonly userId: number; readonly giftId: number },
): Promise<void> => {
  await db
    .insertInto('goods')
    .values({ user_id: userId, gift_id: giftId, expires_at: expiresAt, count })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'gift_id', 'expires_at'])
        .doUpdateSet((of) => ({ count: of('goods.count', '+', of.ref('excluded.count')) })),
    )
    .execute()
}

/** Forgets what has expired or been given away. */
export const pruneGoods = (store: Store, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .deleteFrom('goods')
      .where((where) =>
        where.or([
          where('count', '=', 0),
          where.and([where('expires_at', '>', NEVER), where('expires_at', '<=', now)]),
        ]),
      )
      .execute()
    return E.right(undefined)
  })
