import { shownName } from '../../src/domain/friends/remark'
import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { RelationBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Inbox } from '../inbox/inbox.port'
import type { Work } from '../store/store'
import { findUser, type PictureAddress, type Standing, type UserRow } from './people'

/** How whoever gets the row stands to the person, and what they have noted about them. */
export type Noted = Pick<Standing, 'relation' | 'remark' | 'stick'>

/** How a person looks and stands to whoever gets the row; a remark of theirs takes the place of the name (FRND-40). */
export const relationBody = (
  seen: UserRow,
  { relation, remark, stick }: Noted,
  at: Instant,
  pictureAt: PictureAddress,
): RelationBody => ({
  userId: seen.id,
  relation,
  at,
  userName: shownName(seen.user_name, remark),
  remark,
  stick,
  headImg: pictureAt(seen.head_img),
  demo: seen.demo,
  goddess: seen.goddess,
})

const known = [relationCode.asked, relationCode.friend, relationCode.asking]

interface Alike {
  readonly noted: Noted
  readonly ids: number[]
}

/** Viewers by what their rows say: most have noted nothing, and their row is one. */
const alike = (viewers: readonly (Noted & { readonly user_id: number })[]): ReadonlyMap<string, Alike> => {
  const groups = new Map<string, Alike>()
  for (const { user_id: id, ...noted } of viewers) {
    const key = JSON.stringify([noted.relation, noted.stick, noted.remark])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { noted, ids: [id] })
    else group.ids.push(id)
  }
  return groups
}

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
    .select(['user_id', 'relation', 'remark', 'stick'])
    .where('other_id', '=', userId)
    .where('relation', 'in', known)
    .execute()
  for (const { ids, noted } of alike(viewers).values())
    await inbox.appendAll(work, ids, 'relation', relationBody(user, noted, now, pictureAt))
}
