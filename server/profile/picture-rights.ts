import type { MayLook, MediaRights } from '../media/media-page'
import { blockersOf, findUser } from './people'

/** Others see what was approved, unless its owner has blocked them; visitors see the portraits of hosts (row 140). */
const mayLook: MayLook = async (db, { kind, owner_id, state }, asker) => {
  if (asker === owner_id) return true
  const owner = state === 'approved' ? await findUser(db, owner_id) : undefined
  if (!owner) return false
  if (asker === null) return kind === 'head' && owner.goddess === 1
  return (await blockersOf(db, asker, [owner_id])).size === 0
}

/** Who may see the pictures of profiles. */
export const pictureRights: Pick<MediaRights, 'head' | 'background' | 'album'> = {
  head: mayLook,
  background: mayLook,
  album: mayLook,
}
