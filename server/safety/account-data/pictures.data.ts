import { buffer } from 'node:stream/consumers'
import type { Medium } from '../../media/media-rows'
import type { MediaStore } from '../../media/media-store.port'
import { forgetPictures } from '../../profile/forget-pictures'
import { type Delete, type Fate, fewRows, type Part, time } from './fate'

const SIZE = 'large'

/** The picture itself, as an address that holds it; null when its file is gone. */
const imageOf = async (media: MediaStore, { id }: Medium): Promise<string | null> => {
  const file = await media.open(id, SIZE)
  if (file === undefined) return null
  const bytes = await buffer(file.stream)
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

const pictures: Part = {
  name: 'pictures',
  read: async ({ db, media, userId }) => {
    const rows = await db.selectFrom('media').selectAll().where('owner_id', '=', userId).execute()
    const told: unknown[] = []
    for (const row of rows) {
      const { kind, reason, state } = row
      const times = { uploaded: time(row.made_at), decided: time(row.decided_at) }
      told.push({ id: row.id, kind, state, reason, ...times, image: await imageOf(media, row) })
    }
    return told
  },
}

const picturesGo: Delete = (work, { media }, { userId }) => forgetPictures(work, media, userId)

/** Pictures with their files; both tables go in one. */
export const picturesData = {
  media: { columns: ['owner_id', 'receiver_id'], exported: pictures, deleted: picturesGo },
  photos: {
    columns: ['user_id'],
    exported: fewRows('album', 'photos', 'user_id', (row) => ({ picture: row.media_id, place: row.order_num })),
    deleted: picturesGo,
  },
} as const satisfies Readonly<Record<string, Fate>>
