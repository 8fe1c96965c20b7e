import type { Work } from '../store/store'
import type { MediaKind } from '../store/tables/media.table'
import { dropMedia } from './media-rows'
import type { MediaStore } from './media-store.port'

/** Whose uploads of which kinds wait to be made use of. */
export interface Waiting {
  readonly ownerId: number
  readonly kinds: readonly MediaKind[]
  /** One more than so many takes the place of the oldest. */
  readonly atMost: number
}

/** Leaves room for one more among the uploads that wait. */
export const makeRoom = async (work: Work, media: MediaStore, { atMost, kinds, ownerId }: Waiting): Promise<void> => {
  const drafts = await work.db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'draft')
    .orderBy('made_at', 'desc')
    .execute()
  const old = drafts.slice(Math.max(0, atMost - 1))
  await dropMedia(
    work,
    media,
    old.map(({ id }) => id),
  )
}
