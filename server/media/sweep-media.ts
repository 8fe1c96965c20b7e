import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Settings } from '../settings'
import type { Store } from '../store/store'
import { dropMedia } from './media-rows'
import type { MediaId, MediaStore } from './media-store.port'

const BATCH = 200

const removeUnknown = async (store: Store, media: MediaStore, ids: readonly MediaId[]): Promise<void> => {
  if (ids.length === 0) return
  const known = await store.read((db) =>
    db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [...ids])
      .execute(),
  )
  const kept = new Set(known.map(({ id }) => id))
  for (const id of ids) if (!kept.has(id)) await media.remove(id)
}

/** Removes files that no row names: of uploads that came to nothing, and those that outlived their row. */
const sweepFiles = async (store: Store, media: MediaStore, before: Instant): Promise<void> => {
  let batch: MediaId[] = []
  for await (const id of media.list(before)) {
    batch.push(id)
    if (batch.length < BATCH) continue
    await removeUnknown(store, media, batch)
    batch = []
  }
  await removeUnknown(store, media, batch)
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
  await sweepFiles(store, media, now - orphanMs)
}
