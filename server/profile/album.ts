import type { ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import { photoStateCode } from '../../src/domain/profile/photo'
import type { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { mediaPath } from '../media/media-rows'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { MediaState } from '../store/tables/media.table'
import type { PictureAddress } from './people'

type PhotoBody = ReplyOf<typeof accountCalls.uploadPhotos>

export interface PhotoRow {
  readonly id: number
  readonly media_id: string
  readonly order_num: number
  readonly state: MediaState
}

/** Without a state where everybody may see it (PROF-21). */
export const toPhoto = ({ id, media_id, order_num, state }: PhotoRow, pictureAt: PictureAddress): PhotoBody => {
  const seen = { id, pic: pictureAt(mediaPath(media_id)), orderNum: order_num }
  return state === 'approved' ? seen : { ...seen, state: photoStateCode[state === 'refused' ? 'refused' : 'reviewing'] }
}

const photos = (db: Tx, ownerId: number) =>
  db
    .selectFrom('photos')
    .innerJoin('media', 'media.id', 'photos.media_id')
    .select(['photos.id', 'photos.media_id', 'photos.order_num', 'media.state'])
    .where('photos.user_id', '=', ownerId)

/** The album in its order; others see what was approved (@rule PROF-21). */
export const photosOf = (db: Tx, ownerId: number, asker: number): Promise<PhotoRow[]> => {
  const ordered = photos(db, ownerId).orderBy('photos.order_num').orderBy('photos.id')
  return (ownerId === asker ? ordered : ordered.where('media.state', '=', 'approved')).execute()
}

/** A photo of the owner's own album. */
export const findPhoto = (db: Tx, ownerId: number, id: number): Promise<PhotoRow | undefined> =>
  photos(db, ownerId).where('photos.id', '=', id).executeTakeFirst()

/** Puts the medium at the end of the album. */
export const addPhoto = async ({ db }: Work, ownerId: number, mediaId: string): Promise<PhotoRow> => {
  const last = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.max('order_num').as('order_num'))
    .where('user_id', '=', ownerId)
    .executeTakeFirst()
  const { id } = await db
    .insertInto('photos')
    .values({ media_id: mediaId, user_id: ownerId, order_num: (last?.order_num ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await findPhoto(db, ownerId, id)
  if (added === undefined) throw new Error('a photo has a medium')
  return added
}
