import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import { dropMedia, findMedium, mediaIdOf, mediaPath, type Medium } from '../media/media-rows'
import type { MediaId, MediaStore } from '../media/media-store.port'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { UserRow } from './people'

/** The portrait and the backdrop of a profile: each has one picture that others see, and one that waits for the review. */
export type Slot = 'head' | 'background'

const columns = { head: 'head_img', background: 'background' } as const

export interface SlotDeps {
  readonly media: MediaStore
  readonly settings: Pick<Settings, 'pictures'>
}

/** Which slot, whose, and when. */
export interface Filling {
  readonly user: UserRow
  readonly slot: Slot
  readonly now: Instant
}

const UPDATE_FAILED = refuse(10025, 'update user info failed')

/** The picture that only its owner sees: it is being reviewed, or was refused last. */
export const waitingIn = async (db: Tx, ownerId: number, slot: Slot): Promise<readonly Medium[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', slot)
    .where('state', 'in', ['reviewing', 'refused'])
    .orderBy('made_at', 'desc')
    .execute()

/** The picture of the slot that others see. */
export const shownIn = (user: UserRow, slot: Slot): MediaId | undefined => mediaIdOf(user[columns[slot]])

/** Others see that picture in the slot from now on, or none. */
export const setSlot = async ({ db }: Work, userId: number, slot: Slot, id: MediaId | null): Promise<void> => {
  const path = id === null ? '' : mediaPath(id)
  await db
    .updateTable('users')
    .set(slot === 'head' ? { head_img: path } : { background: path })
    .where('id', '=', userId)
    .execute()
}

/** Shows others another picture in the slot, or none; the one that they saw goes. */
export const showInSlot = async (
  work: Work,
  media: MediaStore,
  { slot, user }: Omit<Filling, 'now'>,
  id: MediaId | null,
): Promise<void> => {
  const shown = shownIn(user, slot)
  await setSlot(work, user.id, slot, id)
  if (shown !== undefined && shown !== id) await dropMedia(work, media, [shown])
}

const usableDraft = async (db: Tx, id: MediaId | undefined, ownerId: number): Promise<boolean> => {
  const medium = id === undefined ? undefined : await findMedium(db, id)
  return medium !== undefined && medium.owner_id === ownerId && medium.state === 'draft'
}

const useDraft = async (work: Work, deps: SlotDeps, filling: Filling, id: MediaId): Promise<void> => {
  const { now, slot } = filling
  const reviewed = deps.settings.pictures.review > 0
  await work.db
    .updateTable('media')
    .set({ kind: slot, state: reviewed ? 'reviewing' : 'approved', decided_at: reviewed ? null : now })
    .where('id', '=', id)
    .execute()
  if (!reviewed) await showInSlot(work, deps.media, filling, id)
}

/**
 * Puts the picture of that address into the slot: '' empties it, the one that others see takes back what waited, and an
 * upload of the owner begins to wait for the review, or is shown at once where the deployment has none.
 */
export const fillSlot = async (
  work: Work,
  deps: SlotDeps,
  filling: Filling,
  address: string,
): Promise<E.Either<Refusal, void>> => {
  const { slot, user } = filling
  const waiting = (await waitingIn(work.db, user.id, slot)).map(({ id }) => id)
  const id = mediaIdOf(address)
  if (id !== undefined && waiting.includes(id)) return E.right(undefined)
  const again = id !== undefined && id === shownIn(user, slot)
  if (address !== '' && !again && !(await usableDraft(work.db, id, user.id))) return E.left(UPDATE_FAILED)
  await dropMedia(work, deps.media, waiting)
  if (address === '') await showInSlot(work, deps.media, filling, null)
  else if (id !== undefined && !again) await useDraft(work, deps, filling, id)
  return E.right(undefined)
}
