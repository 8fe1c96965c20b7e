import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { Inbox } from '../inbox/inbox.port'
import { findUser, type PictureAddress, relationsOf } from '../profile/people'
import { relationBody } from '../profile/tell-profile'
import type { Work } from '../store/store'

const unknown = { relation: relationCode.stranger, remark: '', stick: 0 }

/** Tells all devices of `viewer` how they stand to `seen` and what they have noted about them. */
export const tellRelation = async (
  { inbox, pictureAt }: { readonly inbox: Inbox; readonly pictureAt: PictureAddress },
  work: Work,
  viewer: number,
  seen: number,
  now: Instant,
): Promise<void> => {
  const person = await findUser(work.db, seen)
  if (person === undefined) return
  const noted = (await relationsOf(work.db, viewer, [seen])).get(seen) ?? unknown
  await inbox.append(work, viewer, 'relation', relationBody(person, noted, now, pictureAt))
}
