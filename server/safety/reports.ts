import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { ReportOutcome } from '../../src/domain/safety/report'
import { dropMedia } from '../media/media-rows'
import type { MediaStore } from '../media/media-store.port'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'
import type { ReportsTable } from '../store/tables/reports.table'

export type ReportRow = Selectable<ReportsTable>

/** Pictures that one unit of work drops. */
const AT_ONCE = 200

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

/** What operators came to. */
export interface Closing {
  readonly by: string
  readonly reason: string
  readonly outcome: ReportOutcome
  readonly now: Instant
}

/** A part of a long list. */
export interface Part {
  readonly limit: number
  readonly offset: number
}

/** What waits about one person. */
export interface Reported {
  readonly about: number
  /** Different people who reported them, as far as they still have accounts. */
  readonly reporters: number
  readonly reports: number
  /** Of them, those that say that somebody may be in danger. */
  readonly urgent: number
  readonly since: Instant
}

/** People about whom reports wait for an operator: urgent ones first, then whom most have reported, then who has waited longest. */
export const waitingReports = async (db: Tx, { limit, offset }: Part): Promise<readonly Reported[]> => {
  const rows = await db
    .selectFrom('reports')
    .select('other_id')
    .select(({ fn }) => [
      fn.count<number>('user_id').distinct().as('reporters'),
      fn.countAll<number>().as('reports'),
      fn.sum<number>('urgent').as('urgent'),
      fn.min('made_at').as('since'),
    ])
    .where('closed_at', 'is', null)
    .groupBy('other_id')
    .orderBy(({ fn }) => fn.max('urgent'), 'desc')
    .orderBy('reporters', 'desc')
    .orderBy('since')
    .orderBy('other_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ other_id, reporters, reports, since, urgent }) => ({
    about: other_id,
    reporters: Number(reporters),
    reports: Number(reports),
    urgent: Number(urgent),
    since,
  }))
}

/** All that was ever said about a person: what waits first, then the newest. */
export const reportsAbout = (db: Tx, userId: number, { limit, offset }: Part): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('other_id', '=', userId)
    .orderBy((where) => where.case().when('closed_at', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const findReport = (db: Tx, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()

/** Closes a report that waits; Left when there is none of that number, or it was closed before. */
export const closeReport = async (
  { db }: Work,
  id: number,
  { by, now, outcome, reason }: Closing,
): Promise<E.Either<'NoOpenReport', ReportRow>> => {
  const closed = await db
    .updateTable('reports')
    .set({ closed_at: now, closed_by: by, answer: reason, outcome })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return closed === undefined ? E.left('NoOpenReport') : E.right(closed)
}

/** Forgets what was closed before `before`; a picture goes before its report. */
export const pruneReports = async ({ db }: Work, before: Instant): Promise<void> => {
  await db.deleteFrom('reports').where('closed_at', '<', before).where('image_id', 'is', null).execute()
}

/** Drops the pictures of reports that were closed before `before`. */
export const forgetReportPictures = (store: Store, media: MediaStore, before: Instant): Promise<unknown> =>
  store.work<never, void>(async (work) => {
    const old = await work.db
      .selectFrom('reports')
      .select('image_id')
      .where('image_id', 'is not', null)
      .where('closed_at', '<', before)
      .limit(AT_ONCE)
      .execute()
    const ids = old.flatMap(({ image_id }) => image_id ?? [])
    if (ids.length === 0) return E.right(undefined)
    await work.db.updateTable('reports').set({ image_id: null }).where('image_id', 'in', ids).execute()
    await dropMedia(work, media, ids)
    return E.right(undefined)
  })
