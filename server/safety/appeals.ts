import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import { type AppealState, mayAppeal } from '../../src/domain/safety/appeal'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { AppealsTable } from '../store/tables/safety.table'
import type { Appellant } from './appeal-token'

export type AppealRow = Selectable<AppealsTable>

/** The person's appeals against a sanction, the oldest first. */
const appealsOf = (db: Tx, { sanctionId, userId }: Appellant): Promise<AppealRow[]> =>
  db
    .selectFrom('appeals')
    .selectAll()
    .where('sanction_id', '=', sanctionId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** How far the person's appeal has come, and whether they may make one now. */
export interface AppealStanding {
  readonly state: AppealState | null
  readonly open: boolean
}

export const appealStanding = async (
  db: Tx,
  { perSanction }: Settings['safety']['appeals'],
  who: Appellant,
): Promise<AppealStanding> => {
  const states = (await appealsOf(db, who)).map(({ state }) => state)
  return { state: states.at(-1) ?? null, open: mayAppeal(states, perSanction) }
}

export const findAppeal = (db: Tx, id: number): Promise<AppealRow | undefined> =>
  db.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst()

/** Appeals that wait for an operator, the oldest first. */
export const openAppeals = (db: Tx, limit: number): Promise<AppealRow[]> =>
  db.selectFrom('appeals').selectAll().where('state', '=', 'open').orderBy('id').limit(limit).execute()

export const findByToken = (db: Tx, tokenHash: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeals').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** Puts an appeal before the operators. */
export const storeAppeal = async (
  { db }: Work,
  { sanctionId, userId }: Appellant,
  appeal: { readonly words: string; readonly tokenHash: string | null; readonly now: Instant },
): Promise<void> => {
  await db
    .insertInto('appeals')
    .values({
      sanction_id: sanctionId,
      user_id: userId,
      token_hash: appeal.tokenHash,
      words: appeal.words,
      state: 'open',
      made_at: appeal.now,
      decided_at: null,
      decided_by: null,
      answer: null,
    })
    .execute()
}

/** How an operator answers an appeal. */
export interface Decision {
  readonly by: string
  readonly reason: string
  readonly now: Instant
}

/** Decides an open appeal; Left when there is none of that number, or it was decided before. */
export const decideAppeal = async (
  { db }: Work,
  id: number,
  state: Exclude<AppealState, 'open'>,
  { by, now, reason }: Decision,
): Promise<E.Either<'NoOpenAppeal', AppealRow>> => {
  const decided = await db
    .updateTable('appeals')
    .set({ state, decided_at: now, decided_by: by, answer: reason })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  return decided === undefined ? E.left('NoOpenAppeal') : E.right(decided)
}

/** Every open appeal against a sanction that was lifted has been heard. */
export const closeAppeals = async ({ db }: Work, sanctionId: number, { by, now, reason }: Decision): Promise<void> => {
  await db
    .updateTable('appeals')
    .set({ state: 'lifted', decided_at: now, decided_by: by, answer: reason })
    .where('sanction_id', '=', sanctionId)
    .where('state', '=', 'open')
    .execute()
}
