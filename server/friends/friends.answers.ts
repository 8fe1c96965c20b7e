import * as E from 'fp-ts/Either'
import { relationFor } from '../../src/domain/friends/pair'
import { relationCode } from '../../src/domain/friends/relation'
import type { UserId } from '../../src/domain/kernel/ids'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { answer, type Answered } from '../http/handler'
import { findUser, nobody, reachable } from '../profile/people'
import { infoOf, seenBy } from '../profile/people-info'
import type { Tx } from '../store/database'
import { findPeople } from './find-people'
import { makeListAnswers } from './list.answers'
import { makeNotesAnswers } from './notes.answers'
import { loadPair, userIdOf } from './pair-store'
import { makePartingAnswers, type PartingDeps } from './parting.answers'
import { makeRequestAnswers } from './request.answers'
import { suggestion } from './suggestion.answers'

const relationTo = async (db: Tx, me: UserId, otherId: number): Promise<number> => {
  const { pair } = await loadPair(db, me, userIdOf(otherId))
  return relationCode[relationFor(pair, me)]
}

/** Rows 38 to 50, 54, 55 and 179. */
export const makeFriendsAnswers = (deps: PartingDeps): readonly Answered[] => [
  ...makeListAnswers(deps, deps.settings),
  ...makeRequestAnswers(deps),
  ...makePartingAnswers(deps),
  ...makeNotesAnswers(deps),
  suggestion(deps),
  answer(friendsCalls.getRelation, async ({ params, session }, { db }) =>
    (await findUser(db, params.f_u_id))
      ? E.right({ relation: await relationTo(db, userIdOf(session.userId), params.f_u_id) })
      : E.left(nobody),
  ),
  answer(friendsCalls.search, async ({ params, session, now }, { db }) => {
    const users = await findPeople(db, session.userId, params.s_txt, now)
    return E.right({ list: await seenBy(db, session.userId, users, now, deps) })
  }),
  answer(friendsCalls.searchUser, async ({ params, session, now }, { db }) => {
    const user = await reachable(db, session.userId, params.searchUserId)
    const person = user && (await infoOf(db, session.userId, user, now, deps))
    return person ? E.right(person) : E.left(nobody)
  }),
]
