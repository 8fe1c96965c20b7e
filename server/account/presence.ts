import { presenceCode } from '../../src/domain/friends/presence'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { PRESENCE_LIFE_MS } from '../../src/domain/account/beat'
import { presenceOf } from '../profile/people'

const BUSY = 1
const FREE = 2

/** What others saw before and what they see now (FRND-46). */
export interface PresenceChange {
  readonly before: number
  readonly after: number
}

const seen = async (db: Tx, userId: number, now: Instant): Promise<number> =>
  (await presenceOf(db, [userId], now)).get(userId) ?? presenceCode.offline

/** Notes a beat: `status` 1 busy, 2 free (@rule GATE-26). */
export const noteBeat = async (work: Work, userId: number, status: number, now: Instant): Promise<PresenceChange> => {
  const before = await seen(work.db, userId, now)
  const beat = { status: status === BUSY ? BUSY : FREE, seen_at: now }
  await work.db
    .insertInto('presence')
    .values({ user_id: userId, ...beat })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(beat))
    .execute()
  return { before, after: beat.status === BUSY ? presenceCode.busy : presenceCode.online }
}

/** Changes the status without being a sign of life: ringing and calls do so (@rule CALL-71). */
export const noteStatus = async (work: Work, userId: number, status: number, now: Instant): Promise<PresenceChange> => {
  const before = await seen(work.db, userId, now)
  await work.db
    .updateTable('presence')
    .set({ status: status === BUSY ? BUSY : FREE })
    .where('user_id', '=', userId)
    .execute()
  return { before, after: await seen(work.db, userId, now) }
}

/** Whoever has signed out everywhere is gone at once (@rule FRND-46). */
export const forgetPresence = async (work: Work, userId: number): Promise<void> => {
  await work.db.deleteFrom('presence').where('user_id', '=', userId).execute()
}

/** How many people are here now (PLUS-2). */
export const countOnline = async (db: Tx, now: Instant): Promise<number> => {
  const { count } = await db
    .selectFrom('presence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seen_at', '>', now - PRESENCE_LIFE_MS)
    .executeTakeFirstOrThrow()
  return Number(count)
}
