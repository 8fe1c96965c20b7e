import type { Selectable } from 'kysely'
import type { Instant } from '../../../src/domain/kernel/time'
import type { MediaId } from '../../media/media-store.port'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { SnapshotsTable } from '../../store/tables/snapshots.table'
import type { Evidence } from './evidence'

export type SnapshotRow = Selectable<SnapshotsTable>

/** Rows that one statement drops. */
const AT_ONCE = 500

/** How many somebody has sent out of one call. */
export const sentOutOf = async (db: Tx, room: string, senderId: number): Promise<number> => {
  const row = await db
    .selectFrom('snapshots')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('room_num', '=', room)
    .where('sender_id', '=', senderId)
    .executeTakeFirstOrThrow()
  return Number(row.sent)
}

/** The newest call that the two talked in, if it began at `since` or later; it may still be on. */
export const lastCallOf = async (
  db: Tx,
  [one, other]: readonly [number, number],
  since: Instant,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('calls')
    .select('room_num')
    .where((where) =>
      where.or([
        where.and([where('caller_id', '=', one), where('callee_id', '=', other)]),
        where.and([where('caller_id', '=', other), where('callee_id', '=', one)]),
      ]),
    )
    .where('answered_at', 'is not', null)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.room_num
}

/** A report is about a call too: its pictures may be looked at, and stay while the report waits. */
export const noteReportedCall = async ({ db }: Work, reportId: string, room: string): Promise<void> => {
  await db
    .insertInto('reported_calls')
    .values({ report_id: reportId, room_num: room })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether somebody has reported the other one of a call. */
export const hasReported = async (db: Tx, room: string, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('reported_calls')
    .innerJoin('reports', 'reports.report_id', 'reported_calls.report_id')
    .select('reports.id')
    .where('reported_calls.room_num', '=', room)
    .where('reports.user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures out of the calls that a report is about, in the order in which they were taken. */
export const snapshotsOfReport = (db: Tx, reportId: number): Promise<SnapshotRow[]> =>
  db
    .selectFrom('snapshots')
    .innerJoin('reported_calls', 'reported_calls.room_num', 'snapshots.room_num')
    .innerJoin('reports', 'reports.report_id', 'reported_calls.report_id')
    .selectAll('snapshots')
    .where('reports.id', '=', reportId)
    .orderBy('snapshots.made_at')
    .orderBy('snapshots.id')
    .execute()

/** A picture out of a call that somebody reported; undefined for every other one. */
export const reportedSnapshot = (db: Tx, id: MediaId): Promise<SnapshotRow | undefined> =>
  db
    .selectFrom('snapshots')
    .selectAll()
    .where('id', '=', id)
    .where('room_num', 'in', (rooms) => rooms.selectFrom('reported_calls').select('room_num'))
    .executeTakeFirst()

/** One file after the other; one that stays behind is found by the sweep. */
const removeInTurn = async (evidence: Evidence, ids: readonly MediaId[]): Promise<void> => {
  for (const id of ids) await evidence.remove(id).catch(() => undefined)
}

/** The rows go with the unit, the files after it. */
export const dropSnapshots = async (work: Work, evidence: Evidence, ids: readonly MediaId[]): Promise<void> => {
  if (ids.length === 0) return
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await work.db
      .deleteFrom('snapshots')
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .execute()
  work.after(() => void removeInTurn(evidence, ids))
}
