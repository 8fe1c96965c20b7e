import * as E from 'fp-ts/Either'
import { relationFor, type PairEvent } from '../../src/domain/friends/pair'
import { relationCode } from '../../src/domain/friends/relation'
import type { UserId } from '../../src/domain/kernel/ids'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { answer, type Answered } from '../http/handler'
import { findUser, nobody, reachable, type UserRow } from '../profile/people'
import { infoOf, seenBy } from '../profile/people-info'
import type { Tx } from '../store/database'
import { changePair, type FriendsDeps } from './change-pair'
import { findPeople } from './find-people'
import { loadPair, userIdOf } from './pair-store'

const MAX_PAGE = 100

const listed = [relationCode.asked, relationCode.friend, relationCode.asking]

/** Friends and open requests of both directions, pinned ones first (FRND-28, FRND-29). */
const friendsOf = async (
  db: Tx,
  userId: number,
  pageNo: number,
  size: number,
): Promise<{ users: UserRow[]; pages: number }> => {
  const mine = db
    .selectFrom('relations')
    .innerJoin('users', 'users.id', 'relations.other_id')
    .where('relations.user_id', '=', userId)
    .where('relation', 'in', listed)
    .where('users.deleted_at', 'is', null)
  const { count } = await mine.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const users = await mine
    .selectAll('users')
    .orderBy('stick', 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('users.id')
    .limit(size)
    .offset((pageNo - 1) * size)
    .execute()
  return { users, pages: Math.max(1, Math.ceil(Number(count) / size)) }
}

const list = (deps: FriendsDeps): Answered =>
  answer(friendsCalls.list, async ({ params, session, now }, { db }) => {
    const pageNo = Math.max(1, params.page_num)
    const size = Math.min(MAX_PAGE, Math.max(1, params.page_size))
    const { users, pages } = await friendsOf(db, session.userId, pageNo, size)
    return E.right({ pageNo, pages, list: await seenBy(db, session.userId, users, now, deps) })
  })

/** Row 39: the request, its fee and both inboxes are one unit. */
const add = (deps: FriendsDeps): Answered =>
  answer(friendsCalls.add, async ({ params, session, now }, work) => {
    const by = userIdOf(session.userId)
    const other = await reachable(work.db, by, params.f_u_id)
    if (!other) return E.left(nobody)
    const of = userIdOf(other.id)
    const event: PairEvent = { _tag: 'Ask', by, of, at: now }
    const pair = await changePair(deps, work, { event, by, other: of, location: params.add_location, now })
    return E.isLeft(pair) ? pair : E.right({ relation: relationCode[relationFor(pair.right, by)] })
  })

const events = { accept: 'Accept', refuse: 'Refuse', withdraw: 'Withdraw' } as const

/** Row 179: the same answer twice is one. */
const answerRequest = (deps: FriendsDeps): Answered =>
  answer(friendsCalls.answerRequest, async ({ params, session, now }, work) => {
    const by = userIdOf(session.userId)
    const other = await (params.answer === 'accept'
      ? reachable(work.db, by, params.f_u_id)
      : findUser(work.db, params.f_u_id))
    if (!other) return E.left(nobody)
    const event: PairEvent = { _tag: events[params.answer], by }
    const pair = await changePair(deps, work, { event, by, other: userIdOf(other.id), location: 0, now })
    return E.isLeft(pair) ? pair : E.right({ relation: relationCode[relationFor(pair.right, by)] })
  })

const relationTo = async (db: Tx, me: UserId, otherId: number): Promise<number> => {
  const { pair } = await loadPair(db, me, userIdOf(otherId))
  return relationCode[relationFor(pair, me)]
}

/** Rows 38, 39, 40, 50, 54 and 179. */
export const makeFriendsAnswers = (deps: FriendsDeps): readonly Answered[] => [
  list(deps),
  add(deps),
  answerRequest(deps),
  answer(friendsCalls.getRelation, async ({ params, session }, { db }) =>
    (await findUser(db, params.f_u_id))
      ? E.right({ relation: await relationTo(db, userIdOf(session.userId), params.f_u_id) })
      : E.left(nobody),
  ),
  answer(friendsCalls.search, async ({ params, session, now }, { db }) => {
    const users = await findPeople(db, session.userId, params.s_txt)
    return E.right({ list: await seenBy(db, session.userId, users, now, deps) })
  }),
  answer(friendsCalls.searchUser, async ({ params, session, now }, { db }) => {
    const user = await reachable(db, session.userId, params.searchUserId)
    const person = user && (await infoOf(db, session.userId, user, now, deps))
    return person ? E.right(person) : E.left(nobody)
  }),
]
