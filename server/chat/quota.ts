import * as E from 'fp-ts/Either'
import { dayOf } from '../../src/domain/kernel/day'
import { DAY, type Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import { compiled } from '../store/compiled'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'

const QUOTA = 54006

const countOne = compiled((db, { day, userId }: { userId: number; day: string }) =>
  db
    .insertInto('message_days')
    .values({ user_id: userId, day, sent: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((update) => ({ sent: update('message_days.sent', '+', 1) })),
    )
    .returning('sent'),
)

/** Counts a message of today (UTC); beyond the free quota it is refused, with the time until the next day (@rule CHAT-76, CHAT-80). */
export const countMessage = async (
  work: Work,
  userId: number,
  free: number,
  now: Instant,
): Promise<E.Either<Refusal, void>> => {
  const [counted] = await countOne(work.db, { userId, day: dayOf(now) })
  if (counted === undefined || counted.sent <= free) return E.right(undefined)
  return E.left(refuse(QUOTA, 'Free chat quota has been exhausted today', { countDown: DAY - (now % DAY) }))
}

/** How many messages of today (UTC) count against the free quota, and how many translations. */
export const usedToday = async (
  db: Tx,
  userId: number,
  now: Instant,
): Promise<{ readonly sent: number; readonly translated: number }> => {
  const row = await db
    .selectFrom('message_days')
    .select(['sent', 'translated'])
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return row ?? { sent: 0, translated: 0 }
}

/** Counts the translation of a message that was counted before; false when no free one is left today (@rule CHAT-81). */
export const countTranslation = async ({ db }: Work, userId: number, free: number, now: Instant): Promise<boolean> => {
  const counted = await db
    .updateTable('message_days')
    .set((of) => ({ translated: of('translated', '+', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .where('translated', '<', free)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}

/** Forgets the counts of days that are over. */
export const pruneQuota = (store: Store, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db.deleteFrom('message_days').where('day', '<', dayOf(now)).execute()
    return E.right(undefined)
  })
