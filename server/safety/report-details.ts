import * as E from 'fp-ts/Either'
import { causeWith, reportCauses } from '../../src/domain/safety/report'
import { refuse, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { ReportRow } from './reports'

/** The same for a report of somebody else and for one that is not there. */
const NOT_YOURS = refuse(403)
const DECIDED = refuse(403, 'This report has been decided')

/** A report that still waits, for whoever made it. */
export const ownReport = async (db: Tx, reportId: string, userId: number): Promise<E.Either<Refusal, ReportRow>> => {
  const row = await db
    .selectFrom('reports')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return E.left(NOT_YOURS)
  return row.closed_at === null ? E.right(row) : E.left(DECIDED)
}

/** Whether the person has said the same cause of the same other one in another report that waits. */
const saidBefore = async (db: Tx, { id, other_id, user_id }: ReportRow, cause: number): Promise<boolean> => {
  const other = db
    .selectFrom('reports')
    .select('id')
    .where('user_id', '=', user_id)
    .where('other_id', '=', other_id)
    .where('cause', '=', cause)
    .where('closed_at', 'is', null)
    .where('id', '<>', id)
  return (await other.executeTakeFirst()) !== undefined
}

/** What follows a report. What is not given stays as it was. */
export interface Details {
  readonly reason?: number
  readonly words?: string
  /** Checked; empty: none. */
  readonly email?: string
  readonly language: string
}

/** A reason of another cause moves the report there: who goes back and thinks again makes no second one (@rule SAFE-2 SAFE-9). */
const reasonOf = async (db: Tx, report: ReportRow, code: number) => {
  const cause = causeWith(code)
  if (cause === undefined) return null
  const next = code === reportCauses[cause] ? null : code
  const moved = reportCauses[cause] !== report.cause && !(await saidBefore(db, report, reportCauses[cause]))
  return { next_cause: next, ...(moved ? { cause: reportCauses[cause] } : {}) }
}

/** Adds details to a report; Left when there is no such reason. */
export const addDetails = async (
  { db }: Work,
  report: ReportRow,
  { email, language, reason, words }: Details,
): Promise<E.Either<Refusal, void>> => {
  const told = reason === undefined ? {} : await reasonOf(db, report, reason)
  if (told === null) return E.left(refuse(400))
  const change = {
    ...told,
    language,
    ...(words === undefined ? {} : { words }),
    ...(email === undefined ? {} : { email: email === '' ? null : email }),
  }
  await db.updateTable('reports').set(change).where('id', '=', report.id).execute()
  return E.right(undefined)
}
