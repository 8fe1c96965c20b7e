import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { photoStateCode } from '../../src/domain/profile/photo'
import type { PhotoBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Inbox } from '../inbox/inbox.port'
import { findMedium } from '../media/media-rows'
import type { MediaId, MediaStore } from '../media/media-store.port'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { MediaKind } from '../store/tables/media.table'
import { findUser, type PictureAddress } from './people'
import { setSlot, showInSlot, shownIn, type Slot } from './picture-slots'
import { tellProfile } from './tell-profile'

export interface ReviewDeps {
  readonly inbox: Inbox
  readonly media: MediaStore
  readonly pictureAt: PictureAddress
}

/** A picture that waits for the operator. */
export interface ToReview {
  readonly id: MediaId
  readonly kind: MediaKind
  readonly ownerId: number
  readonly ownerName: string
  readonly at: Instant
}

export interface Decision {
  readonly id: MediaId
  readonly verdict: 'approved' | 'refused'
  /** Kept with the picture; empty for an approval. */
  readonly reason: string
  readonly now: Instant
}

export type NoSuchPicture = { readonly _tag: 'NoSuchPicture' }

/** Pictures that wait, the oldest first. */
export const picturesToReview = async (db: Tx, limit: number): Promise<readonly ToReview[]> => {
  const rows = await db
    .selectFrom('media')
    .innerJoin('users', 'users.id', 'media.owner_id')
    .select(['media.id', 'media.kind', 'media.owner_id', 'media.made_at', 'users.user_name'])
    .where('media.state', '=', 'reviewing')
    .orderBy('media.made_at')
    .orderBy('media.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ownerId: row.owner_id,
    ownerName: row.user_name,
    at: row.made_at,
  }))
}

/** Whether it belongs to a profile: those that operators review. */
export const isOfProfile = (kind: MediaKind): kind is PhotoBody['kind'] => kind !== 'chat' && kind !== 'proof'

/** What others see of the owner follows the decision. A portrait that is taken back stays with its owner, marked. */
const followInSlot = async (
  work: Work,
  deps: ReviewDeps,
  { id, now, verdict }: Decision,
  owner: { readonly id: number; readonly slot: Slot },
): Promise<void> => {
  const { slot } = owner
  const user = await findUser(work.db, owner.id)
  if (!user) return
  if (verdict === 'approved') await showInSlot(work, deps.media, { user, slot }, id)
  else if (shownIn(user, slot) === id) await setSlot(work, user.id, slot, null)
  else return
  if (slot === 'head') await tellProfile(work, deps, user.id, now)
}

const photoIdOf = async (db: Tx, id: MediaId): Promise<{ readonly id?: number }> =>
  (await db.selectFrom('photos').select('id').where('media_id', '=', id).executeTakeFirst()) ?? {}

interface Reviewed {
  readonly id: MediaId
  readonly kind: PhotoBody['kind']
  readonly owner_id: number
}

const tellOwner = async (work: Work, { inbox }: ReviewDeps, { id, kind, owner_id }: Reviewed, state: number) => {
  const body: PhotoBody = { kind, state, ...(await photoIdOf(work.db, id)) }
  await inbox.append(work, owner_id, 'photo', body)
}

/**
 * The operator's word on a picture that waits, or another word on one that was decided before: it is shown or not, and its
 * owner hears of it. The same word twice is one.
 *
 * @rule PROF-23
 */
export const decidePicture = async (
  work: Work,
  deps: ReviewDeps,
  decision: Decision,
): Promise<E.Either<NoSuchPicture, void>> => {
  const { id, now, reason, verdict } = decision
  const medium = await findMedium(work.db, id)
  if (medium === undefined) return E.left({ _tag: 'NoSuchPicture' })
  const { kind, owner_id, state } = medium
  if (!isOfProfile(kind) || state === 'draft') return E.left({ _tag: 'NoSuchPicture' })
  if (state === verdict) return E.right(undefined)
  await work.db.updateTable('media').set({ state: verdict, reason, decided_at: now }).where('id', '=', id).execute()
  if (kind !== 'album') await followInSlot(work, deps, decision, { id: owner_id, slot: kind })
  await tellOwner(work, deps, { id, kind, owner_id }, photoStateCode[verdict])
  return E.right(undefined)
}
