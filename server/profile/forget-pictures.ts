import { dropMedia } from '../media/media-rows'
import type { MediaStore } from '../media/media-store.port'
import type { Work } from '../store/store'

/**
 * Takes every picture of somebody whose account goes, those in their messages too: rows in the unit, files after it. What
 * others sent them stays with the sender.
 *
 * @rule PLUS-14
 */
export const forgetPictures = async (work: Work, media: MediaStore, userId: number): Promise<void> => {
  const { db } = work
  const own = await db.selectFrom('media').select('id').where('owner_id', '=', userId).execute()
  await db.deleteFrom('photos').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ head_img: '', background: '' }).where('id', '=', userId).execute()
  await db.updateTable('media').set({ receiver_id: null }).where('receiver_id', '=', userId).execute()
  await dropMedia(
    work,
    media,
    own.map(({ id }) => id),
  )
}
