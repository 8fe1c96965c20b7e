import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { deletionGrace } from '../../src/infrastructure/gateway/contract/user.codec'
import { makeCert } from '../account/certs'
import type { Entrant } from '../account/gate.port'
import { refuseKeeping, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { DeletionsTable } from '../store/tables/safety.table'
import { wordsOf, type Words } from '../texts/words'

const GRACE = 10032

/** 10032 in words: the day of the deletion, in UTC. */
export const graceText = (dueAt: Instant, { day, say }: Words): string => say('deletion', { date: day(dueAt) })

export const findDeletion = (db: Tx, userId: number): Promise<Selectable<DeletionsTable> | undefined> =>
  db.selectFrom('deletions').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Begins the grace: from here on nobody finds the person (@rule PLUS-14). Asking again changes nothing; answers when it is over. */
export const beginGrace = async (work: Work, userId: number, graceMs: number, now: Instant): Promise<Instant> => {
  const known = await findDeletion(work.db, userId)
  if (known !== undefined) return known.due_at
  const row = { user_id: userId, asked_at: now, due_at: now + graceMs, done_at: null }
  await work.db.insertInto('deletions').values(row).execute()
  await work.db.updateTable('users').set({ deleted_at: now }).where('id', '=', userId).execute()
  return row.due_at
}

/** Within the grace: everything is as it was. */
const keepAccount = async ({ db }: Work, userId: number): Promise<void> => {
  await db.deleteFrom('deletions').where('user_id', '=', userId).where('done_at', 'is', null).execute()
  await db.updateTable('users').set({ deleted_at: null }).where('id', '=', userId).execute()
}

type Grace = t.TypeOf<typeof deletionGrace>

/**
 * Whoever signs in within the grace hears when the account goes, and gets the one-use cert with which row 67 keeps it. After it
 * nobody is there any more.
 *
 * @rule PLUS-14
 */
export const passGrace = async (work: Work, entrant: Entrant): Promise<E.Either<Refusal, void>> => {
  const { keepsAccount, language, now, userId } = entrant
  const deletion = await findDeletion(work.db, userId)
  if (deletion === undefined || deletion.done_at !== null || deletion.due_at <= now) return E.right(undefined)
  if (keepsAccount) return E.right(await keepAccount(work, userId))
  const cert = await makeCert(work, userId, 'keepAccount', now)
  const data: Grace = { userId, cert, deleteAt: deletion.due_at }
  return E.left(refuseKeeping(GRACE, graceText(deletion.due_at, wordsOf(language)), data))
}
