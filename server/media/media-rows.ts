import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import type { Random } from '../random'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { MediaKind, MediaState, MediaTable } from '../store/tables/media.table'
import type { MediaId, MediaStore } from './media-store.port'

export type Medium = Selectable<MediaTable>

const ID_BYTES = 16
/** Rows that one statement drops. */
const AT_ONCE = 500

export const newMediaId = (random: Random): MediaId => random.bytes(ID_BYTES).toString('hex')

/** Where a medium is asked for, below the base path (row 185). */
export const mediaPath = (id: MediaId): string => accountCalls.media.path.replace('{id}', id)

const [before = ''] = accountCalls.media.path.split('{id}')
const address = new RegExp(`${before}([0-9a-f]{32})(?:[?#].*)?$`)

/** The medium that an address names, with or without base path and size; undefined for any other address. */
export const mediaIdOf = (given: string): MediaId | undefined => address.exec(given)?.[1]

export const findMedium = (db: Tx, id: MediaId): Promise<Medium | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

export interface NewMedium {
  readonly id: MediaId
  readonly ownerId: number
  readonly kind: MediaKind
  readonly state: MediaState
  readonly now: Instant
  readonly width?: number
  readonly height?: number
}

/** The files are in the media store before their row is written. */
export const addMedium = async ({ db }: Work, medium: NewMedium): Promise<void> => {
  const { height = null, id, kind, now, ownerId, state, width = null } = medium
  const row = { id, owner_id: ownerId, kind, state, made_at: now, decided_at: null, width, height }
  await db.insertInto('media').values(row).execute()
}

/** One file after the other, so that a person with thousands of them keeps nobody from theirs. */
const removeInTurn = async (media: MediaStore, ids: readonly MediaId[]): Promise<void> => {
  for (const id of ids) await media.remove(id).catch(() => undefined)
}

/** The rows go with the unit, the files after it; a file that stays behind is found by the sweep. */
export const dropMedia = async (work: Work, media: MediaStore, ids: readonly MediaId[]): Promise<void> => {
  if (ids.length === 0) return
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await work.db
      .deleteFrom('media')
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .execute()
  work.after(() => void removeInTurn(media, ids))
}
