import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { PRESENCE_LIFE_MS } from '../../src/domain/account/beat'
import { relationCode } from '../../src/domain/friends/relation'
import type { DayText } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import type { DeckPlace } from '../../src/domain/matching/places'
import type { AgeAssurance } from '../account/age-assurance.port'
import { unbanned } from '../profile/unbanned'
import { unbarred } from '../profile/unbarred'
import type { Database, Tx } from '../store/database'

/** Who is to be shown somebody, where and when. */
export interface Viewer {
  readonly userId: number
  readonly place: DeckPlace
  readonly day: DayText
  readonly now: Instant
}

type Where = ExpressionBuilder<Database, 'users'>

const shownTo =
  ({ day, place, userId }: Viewer) =>
  (where: Where): Expression<SqlBool> =>
    where.exists(
      where
        .selectFrom('cards_shown')
        .select('cards_shown.number')
        .where('cards_shown.user_id', '=', userId)
        .where('cards_shown.place', '=', place)
        .where('cards_shown.day', '=', day)
        .whereRef('cards_shown.other_id', '=', 'users.id'),
    )

const likedBy =
  (userId: number) =>
  (where: Where): Expression<SqlBool> =>
    where.exists(
      where
        .selectFrom('likes')
        .select('likes.at')
        .where('likes.user_id', '=', userId)
        .whereRef('likes.other_id', '=', 'users.id'),
    )

const friendOf =
  (userId: number) =>
  (where: Where): Expression<SqlBool> =>
    where.exists(
      where
        .selectFrom('relations')
        .select('relations.relation')
        .where('relations.user_id', '=', userId)
        .where('relations.relation', '=', relationCode.friend)
        .whereRef('relations.other_id', '=', 'users.id'),
    )

/** Adults in good standing whom no block keeps away from the viewer: nobody else is ever shown (@rule PLUS-12, PLUS-16). */
export const presentable = (db: Tx, { now, userId }: Pick<Viewer, 'now' | 'userId'>, age: AgeAssurance) =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where('users.id', '<>', userId)
    .where(unbarred(userId))
    .where(unbanned(now))
    .where(age.adults)

/** Of these whom the viewer has not met: no friend, nobody whom they like already, nobody who was shown today. */
export const strangersTo = (db: Tx, viewer: Viewer, age: AgeAssurance) =>
  presentable(db, viewer, age)
    .where((where) => where.not(friendOf(viewer.userId)(where)))
    .where((where) => where.not(likedBy(viewer.userId)(where)))
    .where((where) => where.not(shownTo(viewer)(where)))

/** People who are there now. */
export const online =
  (now: Instant) =>
  (where: Where): Expression<SqlBool> =>
    where.exists(
      where
        .selectFrom('presence')
        .select('presence.status')
        .whereRef('presence.user_id', '=', 'users.id')
        .where('presence.seen_at', '>', now - PRESENCE_LIFE_MS),
    )
