import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { ReportsTable } from '../store/tables/reports.table'

export type ReportRow = Selectable<ReportsTable>

/** Who says what about whom. */
export interface Report {
  readonly by: number
  readonly about: number
  readonly cause: number
  readonly now: Instant
}

/** Puts it before the operators and answers its number; while one of the same kind waits, its number is answered. */
export const storeReport = async (work: Work, report: Report, newId: () => string): Promise<string> => {
  const { about, by, cause, now } = report
  const waiting = await work.db
    .selectFrom('reports')
    .select('report_id')
    .where('user_id', '=', by)
    .where('other_id', '=', about)
    .where('cause', '=', cause)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (waiting !== undefined) return waiting.report_id
  const id = newId()
  const open = { closed_at: null, closed_by: null, answer: null }
  await work.db
    .insertInto('reports')
    .values({ report_id: id, user_id: by, other_id: about, cause, made_at: now, ...open })
    .execute()
  return id
}

/** Reports that wait for an operator, the oldest first. */
export const waitingReports = (db: Tx, limit: number): Promise<ReportRow[]> =>
  db.selectFrom('reports').selectAll().where('closed_at', 'is', null).orderBy('id').limit(limit).execute()

/** All that was ever said about a person, the newest first. */
export const reportsAbout = (db: Tx, userId: number, limit: number): Promise<ReportRow[]> =>
  db.selectFrom('reports').selectAll().where('other_id', '=', userId).orderBy('id', 'desc').limit(limit).execute()

/** Closes a report that waits; Left when there is none of that number, or it was closed before. */
export const closeReport = async (
  { db }: Work,
  id: number,
  { by, now, reason }: { readonly by: string; readonly reason: string; readonly now: Instant },
): Promise<E.Either<'NoOpenReport', ReportRow>> => {
  const closed = await db
    .updateTable('reports')
    .set({ closed_at: now, closed_by: by, answer: reason })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return closed === undefined ? E.left('NoOpenReport') : E.right(closed)
}

/** Forgets what was closed before `before`. */
export const pruneReports = async ({ db }: Work, before: Instant): Promise<void> => {
  await db.deleteFrom('reports').where('closed_at', '<', before).execute()
}
