import * as E from 'fp-ts/Either'
import type { Instant } from '../../../src/domain/kernel/time'
import { sweepFiles } from '../../media/sweep-media'
import type { MediaId } from '../../media/media-store.port'
import type { Settings } from '../../settings'
import type { Tx } from '../../store/database'
import type { Store } from '../../store/store'
import type { Evidence } from './evidence'
import { dropSnapshots } from './snapshot-rows'

const BATCH = 200

/** Pictures whose time is over; those of a call that was reported stay while a report about it waits, and for a while after. */
const due = (
  db: Tx,
  { keepMs, mostMs, reportedKeepMs }: Settings['snapshots'],
  now: Instant,
): Promise<{ id: MediaId }[]> =>
  db
    .selectFrom('snapshots')
    .select('id')
    .where('made_at', '<', now - keepMs)
    .where((where) =>
      where.or([
        where('made_at', '<', now - mostMs),
        where('room_num', 'not in', (rooms) =>
          rooms
            .selectFrom('reported_calls')
            .innerJoin('reports', 'reports.report_id', 'reported_calls.report_id')
            .select('reported_calls.room_num')
            .where((report) =>
              report.or([report('closed_at', 'is', null), report('closed_at', '>=', now - reportedKeepMs)]),
            ),
        ),
      ]),
    )
    .orderBy('made_at')
    .limit(BATCH)
    .execute()

const known = async (db: Tx, ids: readonly MediaId[]): Promise<readonly MediaId[]> => {
  const rows = await db.selectFrom('snapshots').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** Forgets pictures for safety when their time is over, and files that no row names (@rule PLUS-4). */
export const sweepEvidence = async (
  store: Store,
  evidence: Evidence,
  { pictures, snapshots }: Pick<Settings, 'pictures' | 'snapshots'>,
  now: Instant,
): Promise<void> => {
  let dropped: number
  do {
    dropped = await store
      .work<never, number>(async (work) => {
        const ids = (await due(work.db, snapshots, now)).map(({ id }) => id)
        await dropSnapshots(work, evidence, ids)
        return E.right(ids.length)
      })
      .then((outcome) => (E.isRight(outcome) ? outcome.right : 0))
  } while (dropped === BATCH)
  await sweepFiles(store, evidence, known, now - pictures.orphanMs)
}
