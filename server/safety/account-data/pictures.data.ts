import { buffer } from 'node:stream/consumers'
import type { Medium } from '../../media/media-rows'
import type { MediaStore } from '../../media/media-store.port'
import { forgetPictures } from '../../profile/forget-pictures'
import { type Delete, type Fate, fewRows, type Part, time } from './fate'

const SIZE = 'large'

/** The picture itself, as an address that holds it; null when its file is gone, undefined when it has more than `most` bytes. */
const imageOf = async (
  media: MediaStore,
  { id }: Medium,
  most: number,
): Promise<{ readonly image: string | null; readonly size: number } | undefined> => {
  const file = await media.open(id, SIZE)
  if (file === undefined) return { image: null, size: 0 }
  if (file.size > most) {
    file.stream.destroy()
    return undefined
  }
  const bytes = await buffer(file.stream)
  return { image: `data:image/webp;base64,${bytes.toString('base64')}`, size: bytes.length }
}

const told = ({ decided_at, id, kind, made_at, reason, state }: Medium, image: string | null) => ({
  id,
  kind,
  state,
  reason,
  uploaded: time(made_at),
  decided: time(decided_at),
  image,
})

/** The newest first, until the rows or the bytes are too many: then it says that some are missing. */
const pictures: Part = {
  name: 'pictures',
  read: async ({ db, limit, media, pictureBytes, userId }) => {
    const own = db.selectFrom('media').selectAll().where('owner_id', '=', userId)
    const rows = await own
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(limit + 1)
      .execute()
    const newest: unknown[] = []
    let left = pictureBytes
    for (const row of rows.slice(0, limit)) {
      const held = await imageOf(media, row, left)
      if (held === undefined) break
      newest.push(told(row, held.image))
      left -= held.size
    }
    return newest.length < rows.length ? { complete: false, newest } : newest
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
