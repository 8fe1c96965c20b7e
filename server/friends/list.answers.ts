import * as E from 'fp-ts/Either'
import { FRIENDS_A_PAGE, WATCHED_A_PAGE } from '../../src/domain/friends/pace'
import { relationCode } from '../../src/domain/friends/relation'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { answer, type Answered } from '../http/handler'
import { type PeopleView, seenBy } from '../profile/people-info'
import type { Tx } from '../store/database'
import { pageAsked, pagesOf } from './paging'

type Listed = readonly (typeof relationCode)[keyof typeof relationCode][]

const friendsAndRequests: Listed = [relationCode.asked, relationCode.friend, relationCode.asking]

const peopleOf = (db: Tx, userId: number, relations: Listed) =>
  db
    .selectFrom('relations')
    .innerJoin('users', 'users.id', 'relations.other_id')
    .where('relations.user_id', '=', userId)
    .where('relations.relation', 'in', [...relations])
    .where('users.deleted_at', 'is', null)

const countOf = async (db: Tx, userId: number, relations: Listed): Promise<number> => {
  const people = peopleOf(db, userId, relations)
  const { count } = await people.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** One page of people, favourites first (FRND-28). */
const rowsOf = (db: Tx, userId: number, relations: Listed, { offset, size }: ReturnType<typeof pageAsked>) =>
  peopleOf(db, userId, relations)
    .selectAll('users')
    .orderBy('relations.stick', 'desc')
    .orderBy('relations.changed_at', 'desc')
    .orderBy('users.id')
    .limit(size)
    .offset(offset)
    .execute()

/** Row 38: friends and open requests of both directions (FRND-29, FRND-37). */
const friends = (view: PeopleView): Answered =>
  answer(friendsCalls.list, async ({ params, session: { userId }, now }, { db }) => {
    const asked = pageAsked(params.page_num, params.page_size, FRIENDS_A_PAGE)
    const pages = pagesOf(await countOf(db, userId, friendsAndRequests), asked)
    const users = await rowsOf(db, userId, friendsAndRequests, asked)
    return E.right({ pageNo: asked.pageNo, pages, list: await seenBy(db, userId, users, now, view) })
  })

/** Friends of whose coming online somebody wants to hear. */
export const remindersOn = async (db: Tx, userId: number): Promise<number> => {
  const friendly = peopleOf(db, userId, [relationCode.friend]).where('relations.remind', '=', 1)
  const { count } = await friendly.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Row 49: friends with their switches (FRND-41, FRND-43). */
const reminders = (view: PeopleView, limit: number): Answered =>
  answer(friendsCalls.onlineRemindList, async ({ params, session: { userId }, now }, { db }) => {
    const asked = pageAsked(params.page_num, params.page_size, WATCHED_A_PAGE)
    const pages = pagesOf(await countOf(db, userId, [relationCode.friend]), asked)
    const users = await rowsOf(db, userId, [relationCode.friend], asked)
    const people = await seenBy(db, userId, users, now, view)
    const list = people.map((person) => ({ ...person, remindSwitch: person.remindSwitch ?? 0 }))
    const relationFriends = { pageNo: asked.pageNo, pages, list }
    return E.right({ relationFriends, remindNum: await remindersOn(db, userId), remindLimit: limit })
  })

/** Rows 38 and 49. */
export const makeListAnswers = (view: PeopleView, { reminders: limit }: { readonly reminders: number }) => [
  friends(view),
  reminders(view, limit),
]
