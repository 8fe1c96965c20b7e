import * as E from 'fp-ts/Either'
import { WATCHED_A_PAGE } from '../../src/domain/friends/pace'
import type { PairEvent } from '../../src/domain/friends/pair'
import type { UserId } from '../../src/domain/kernel/ids'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import type { CallsDeps } from '../calls/calls-deps'
import { leavePeer } from '../calls/hang-up'
import { hideConversation } from '../chat/hide-conversation'
import { partHit } from '../matching/leave-matching'
import type { MatchingDeps } from '../matching/matching-deps'
import { answer, refuse, type Answered } from '../http/handler'
import { findKept, nobody } from '../profile/people'
import { seenBy } from '../profile/people-info'
import type { Tx } from '../store/database'
import { changePair, type FriendsDeps } from './change-pair'
import { pageAsked, pagesOf } from './paging'
import { userIdOf } from './pair-store'

/** Blocking also ends a call of the two, and a hit that is open. */
export interface PartingDeps extends FriendsDeps {
  readonly calls: CallsDeps
  readonly matching: MatchingDeps
}

const NOT_YOURS = refuse(403)

type Whom = { readonly by: UserId; readonly other: UserId }

const whom = async (db: Tx, me: number, otherId: number): Promise<Whom | null> => {
  const found = await findKept(db, otherId)
  return found === undefined ? null : { by: userIdOf(me), other: userIdOf(found.id) }
}

/** Row 47: both are strangers, and the conversation of the one who deletes is gone (@rule FRND-35). */
const unfriend = (deps: PartingDeps): Answered =>
  answer(friendsCalls.delete, async ({ params, session, now }, work) => {
    const two = await whom(work.db, session.userId, params.f_u_id)
    if (two === null) return E.left(nobody)
    const event: PairEvent = { _tag: 'Unfriend', by: two.by }
    const changed = await changePair(deps, work, { event, ...two, location: 0, now })
    if (E.isLeft(changed)) return changed
    await hideConversation(work, deps.inbox, two.by, two.other)
    return E.right(undefined)
  })

/** Row 43: friendship, request, call, match and the blocker's conversation end in one unit (@rule FRND-35, PLUS-12). */
const block = (deps: PartingDeps): Answered =>
  answer(friendsCalls.addBlack, async ({ params, session, now }, work) => {
    if (params.f_u_id !== session.userId) return E.left(NOT_YOURS)
    const two = await whom(work.db, session.userId, params.defriend_u_id)
    if (two === null) return E.left(nobody)
    const event: PairEvent = { _tag: 'Block', by: two.by, of: two.other }
    const changed = await changePair(deps, work, { event, ...two, location: 0, now })
    if (E.isLeft(changed)) return changed
    await leavePeer(work, deps.calls, { by: two.by, peer: two.other }, now)
    await partHit(work, deps.matching, { by: two.by, peer: two.other }, now)
    await hideConversation(work, deps.inbox, two.by, two.other)
    return E.right(undefined)
  })

/** Row 45: only the own bar is lifted; what the block ended stays ended (@rule FRND-45). */
const unblock = (deps: PartingDeps): Answered =>
  answer(friendsCalls.removeBlack, async ({ params, session, now }, work) => {
    if (params.f_u_id !== session.userId) return E.left(NOT_YOURS)
    const two = await whom(work.db, session.userId, params.defriend_u_id)
    if (two === null) return E.left(nobody)
    const event: PairEvent = { _tag: 'Unblock', by: two.by, of: two.other }
    const changed = await changePair(deps, work, { event, ...two, location: 0, now })
    return E.isLeft(changed) ? changed : E.right(undefined)
  })

/** Row 44: whom somebody has blocked, the newest first (@rule FRND-44). */
const blacklist = (deps: PartingDeps): Answered =>
  answer(friendsCalls.blacklist, async ({ params, session: { userId }, now }, { db }) => {
    const asked = pageAsked(params.page, params.size, WATCHED_A_PAGE)
    const blocked = db
      .selectFrom('blocks')
      .innerJoin('users', 'users.id', 'blocks.other_id')
      .where('blocks.user_id', '=', userId)
      .where('users.deleted_at', 'is', null)
    const { count } = await blocked.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const newest = blocked.selectAll('users').orderBy('blocks.at', 'desc').orderBy('users.id')
    const users = await newest.limit(asked.size).offset(asked.offset).execute()
    const list = await seenBy(db, userId, users, now, deps)
    return E.right({ pageNo: asked.pageNo, pages: pagesOf(Number(count), asked), list })
  })

/** Rows 43, 44, 45 and 47. */
export const makePartingAnswers = (deps: PartingDeps): readonly Answered[] => [
  block(deps),
  blacklist(deps),
  unblock(deps),
  unfriend(deps),
]
