import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Store } from '../store/store'
import { dropMedia } from './media-rows'
import type { MediaId, MediaStore } from './media-store.port'

const BATCH = 200

/** Which of these a row names. */
type Known = (db: Tx, ids: readonly MediaId[]) => Promise<readonly MediaId[]>

/** What is kept in files, whoever keeps it. */
type Files = Pick<MediaStore, 'list' | 'remove'>

const knownMedia: Known = async (db, ids) => {
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

const removeUnknown = async (store: Store, files: Files, known: Known, ids: readonly MediaId[]): Promise<void> => {
  if (ids.length === 0) return
  const kept = new Set(await store.read((db) => known(db, ids)))
  for (const id of ids) if (!kept.has(id)) await files.remove(id)
}

/** Removes files that no row names: of uploads that came to nothing, and those that outlived their row. */
export const sweepFiles = async (store: Store, files: Files, known: Known, before: Instant): Promise<void> => {
  let batch: MediaId[] = []
  for await (const id of files.list(before)) {
    batch.push(id)
    if (batch.length < BATCH) continue
    await removeUnknown(store, files, known, batch)
    batch = []
  }
  await removeUnknown(store, files, known, batch)
}

const dropDrafts = (store: Store, media: MediaStore, before: Instant) =>
  store.work<never, void>(async (work) => {
    const drafts = await work.db
      .selectFrom('media')
      .select('id')
      .where('state', '=', 'draft')
      .where('made_at', '<', before)
      .limit(BATCH)
      .execute()
    await dropMedia(
      work,
      media,
      drafts.map(({ id }) => id),
    )
    return E.right(undefined)
  })

/** Forgets what was uploaded and never made use of. */
export const sweepMedia = async (
  store: Store,
  media: MediaStore,
  { draftMs, orphanMs }: Settings['pictures'],
  now: Instant,
): Promise<void> => {
  await dropDrafts(store, media, now - draftMs)
  await sweepFiles(store, media, knownMedia, now - orphanMs)
}
