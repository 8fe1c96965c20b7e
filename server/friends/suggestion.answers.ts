import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { relationCode } from '../../src/domain/friends/relation'
import { type DayText, dayOf } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { answer, refuse, type Answered } from '../http/handler'
import { PRESENCE_LIFE_MS } from '../../src/domain/account/beat'
import { type UserRow } from '../profile/people'
import { type PeopleView, seenBy } from '../profile/people-info'
import { unbanned } from '../profile/unbanned'
import { unbarred } from '../profile/unbarred'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

const MALFORMED = refuse(400)

/** Hosts to whom the asker has no bond and who were not offered to them today. */
const candidates = (db: Tx, asker: number, now: Instant) =>
  db
    .selectFrom('users')
    .where('users.goddess', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where('users.id', '<>', asker)
    .where(unbarred(asker))
    .where(unbanned(now))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('relations')
            .select('relations.relation')
            .where('relations.user_id', '=', asker)
            .where('relations.relation', '<>', relationCode.stranger)
            .whereRef('relations.other_id', '=', 'users.id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('suggestions')
            .select('suggestions.day')
            .where('suggestions.user_id', '=', asker)
            .where('suggestions.day', '=', dayOf(now))
            .whereRef('suggestions.other_id', '=', 'users.id'),
        ),
      ),
    )

/** Who is there goes first; among equals each asker has an order of their own, so that not everybody is offered the same host. */
const choose = (db: Tx, asker: number, hostId: number, now: Instant): Promise<UserRow | undefined> => {
  const all = candidates(db, asker, now)
  const some = hostId === 0 ? all : all.where('users.id', '=', hostId)
  return some
    .leftJoin('presence', (join) =>
      join.onRef('presence.user_id', '=', 'users.id').on('presence.seen_at', '>', now - PRESENCE_LIFE_MS),
    )
    .selectAll('users')
    .orderBy(sql`case when presence.user_id is null then 1 else 0 end`)
    .orderBy(sql`(users.id + ${asker}) * 7919 % 1009`)
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
}

const noteOffer = async ({ db }: Work, asker: number, host: number, day: DayText): Promise<void> => {
  await db
    .insertInto('suggestions')
    .values({ user_id: asker, other_id: host, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Row 55: a host to befriend, each at most once a day; nobody when none is left (@rule FRND-27). */
export const suggestion = (view: PeopleView): Answered =>
  answer(friendsCalls.timedSuggestion, async ({ params: { flag, hostId }, session: { userId }, now }, work) => {
    if (hostId < 0 || (flag !== 0 && flag !== 1)) return E.left(MALFORMED)
    const host = await choose(work.db, userId, hostId, now)
    if (host === undefined) return E.right({})
    if (flag === 1) await noteOffer(work, userId, host.id, dayOf(now))
    const [user] = await seenBy(work.db, userId, [host], now, view)
    return E.right(user === undefined ? {} : { user })
  })
