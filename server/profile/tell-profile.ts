import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { RelationBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Inbox } from '../inbox/inbox.port'
import type { Work } from '../store/store'
import { findUser, type PictureAddress, type UserRow } from './people'

/** How a person looks and stands to whoever gets the row. */
export const relationBody = (
  seen: UserRow,
  relation: number,
  at: Instant,
  pictureAt: PictureAddress,
): RelationBody => ({
  userId: seen.id,
  relation,
  at,
  userName: seen.user_name,
  headImg: pictureAt(seen.head_img),
  demo: seen.demo,
  goddess: seen.goddess,
})

const known = [relationCode.asked, relationCode.friend, relationCode.asking]

/** Friends and those with an open request learn the new name and portrait by the row that tells of relations. */
export const tellProfile = async (
  work: Work,
  { inbox, pictureAt }: { readonly inbox: Inbox; readonly pictureAt: PictureAddress },
  userId: number,
  now: Instant,
): Promise<void> => {
  const user = await findUser(work.db, userId)
  if (!user) return
  const viewers = await work.db
    .selectFrom('relations')
    .select(['user_id', 'relation'])
    .where('other_id', '=', userId)
    .where('relation', 'in', known)
    .execute()
  for (const relation of known) {
    const ids = viewers.filter((viewer) => viewer.relation === relation).map(({ user_id }) => user_id)
    if (ids.length > 0) await inbox.appendAll(work, ids, 'relation', relationBody(user, relation, now, pictureAt))
  }
}
