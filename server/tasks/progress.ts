import { locations } from '../../src/domain/calls/locations'
import { numbers } from '../../src/domain/chat/message-kind'
import { relationCode } from '../../src/domain/friends/relation'
import { DAY, type Instant, MINUTE } from '../../src/domain/kernel/time'
import type { TaskType } from '../../src/domain/tasks/task'
import type { Tx } from '../store/database'

/** How much somebody has done of each type of task. */
export type Progress = Readonly<Record<TaskType, number>>

/** What people write; records of calls and news of friendships are written in their name. */
const WRITTEN = [numbers.text.type, numbers.image.type]

/** People whom somebody has written to, by the newest message to each. */
const peopleWritten = async (db: Tx, userId: number, since: Instant): Promise<number> => {
  const { count } = await db
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversations.user_id', '=', userId)
    .where('conversations.at', '>=', since)
    .where('conversations.other_id', '>', 0)
    .where(
      ({ selectFrom }) =>
        selectFrom('messages')
          .select('messages.at')
          .whereRef('messages.receiver_id', '=', 'conversations.other_id')
          .where('messages.sender_id', '=', userId)
          .where('messages.type', 'in', WRITTEN)
          .orderBy('messages.id', 'desc')
          .limit(1),
      '>=',
      since,
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Friendships that began and still are. */
const friendsMade = async (db: Tx, userId: number, since: Instant): Promise<number> => {
  const { count } = await db
    .selectFrom('relations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('relation', '=', relationCode.friend)
    .where('changed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Talks that have ended, of one side; no talk lasts a day. */
const talksOf = (db: Tx, userId: number, since: Instant, side: 'caller_id' | 'callee_id') =>
  db
    .selectFrom('calls')
    .select(['caller_id', 'callee_id', 'call_location', 'connected_ms'])
    .where(side, '=', userId)
    .where('created_at', '>=', since - DAY)
    .where('ended_at', '>=', since)
    .where('connected_ms', '>', 0)
    .execute()

const different = (people: readonly number[]): number => new Set(people).size

/** Calls count for who has called, a match for both of it; each person counts once. */
const talks = async (db: Tx, userId: number, since: Instant) => {
  const [made, taken] = await Promise.all([
    talksOf(db, userId, since, 'caller_id'),
    talksOf(db, userId, since, 'callee_id'),
  ])
  const called = made.filter(({ call_location }) => call_location !== locations.match)
  const met = [...made, ...taken].filter(({ call_location }) => call_location === locations.match)
  return {
    call: different(called.map(({ callee_id }) => callee_id)),
    wall_call: different(
      called.filter(({ call_location }) => call_location === locations.wallOrChat).map(({ callee_id }) => callee_id),
    ),
    match: different(met.map(({ callee_id, caller_id }) => (caller_id === userId ? callee_id : caller_id))),
    liv_cam: Math.floor(met.reduce((sum, { connected_ms }) => sum + connected_ms, 0) / MINUTE),
  }
}

/** Orders that were paid and not returned, and those of them that a limited offer was redeemed with. */
const purchases = async (db: Tx, userId: number, since: Instant) => {
  const paid = await db
    .selectFrom('orders')
    .leftJoin('offers', 'offers.order_id', 'orders.order_id')
    .select('offers.kind')
    .where('orders.user_id', '=', userId)
    .where('orders.course', '=', 'paid')
    .where('orders.returned', '=', 0)
    .where('orders.paid_at', '>=', since)
    .execute()
  return { pay: paid.length, pay_percent: paid.filter(({ kind }) => kind === 'limited').length }
}

/**
 * What somebody has done since 00:00 of a day, read from where it is kept: nothing counts that has not happened (record 56). Whoever asks is
 * signed in.
 */
export const progressOf = async (db: Tx, userId: number, since: Instant): Promise<Progress> => ({
  login_in: 1,
  send_msg: await peopleWritten(db, userId, since),
  add_friend: await friendsMade(db, userId, since),
  ...(await talks(db, userId, since)),
  ...(await purchases(db, userId, since)),
})
