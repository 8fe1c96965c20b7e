import type { Instant } from '../../src/domain/kernel/time'
import { relationCode } from '../../src/domain/friends/relation'
import type { MatchBody, MatchGoneBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import { relationsOf, type UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { MatchingDeps } from './matching-deps'

/** Somebody as a match shows them to `viewer` (@rule CALL-2). */
const personFor = async (
  db: Tx,
  { calls: { pictureAt } }: MatchingDeps,
  matchId: string,
  viewer: number,
  user: UserRow,
): Promise<MatchBody['person']> => ({
  id: user.id,
  ident: matchId,
  headImg: pictureAt(user.head_img),
  userName: user.user_name,
  gender: user.gender === 2 ? 2 : 1,
  birthday: user.birthday,
  countryId: user.country_id,
  relation: (await relationsOf(db, viewer, [user.id])).get(user.id)?.relation ?? relationCode.stranger,
  demo: user.demo === 1 ? 1 : 0,
})

/** A hit, as it is told to one of the two. */
interface Hit {
  readonly matchId: string
  readonly to: number
  readonly person: UserRow
  readonly price: number
  readonly recorded: 0 | 1
  readonly now: Instant
}

/** Puts the row `match` into an inbox (@rule MTCH-27). */
export const tellHit = async (work: Work, deps: MatchingDeps, hit: Hit): Promise<void> => {
  const { matchId, now, person, price, recorded, to } = hit
  const body: MatchBody = {
    matchId,
    at: now,
    expires: now + deps.settings.joinMs,
    price,
    recorded,
    person: await personFor(work.db, deps, matchId, to, person),
  }
  await deps.calls.inbox.append(work, to, 'match', body)
}

/** Puts the row `match_gone` into the inboxes of those who wait again, or wait no longer. */
export const tellGone = async (
  work: Work,
  { calls: { inbox } }: MatchingDeps,
  { at, matchId, people, waiting }: Omit<MatchGoneBody, 'waiting'> & { people: readonly number[]; waiting: boolean },
): Promise<void> => {
  const body: MatchGoneBody = { matchId, at, waiting: waiting ? 1 : 0 }
  if (people.length > 0) await inbox.appendAll(work, people, 'match_gone', body)
}
