import { PRESENCE_LIFE_MS } from '../../src/domain/account/beat'
import { relationCode } from '../../src/domain/friends/relation'
import { presenceCode } from '../../src/domain/friends/presence'
import { shownName } from '../../src/domain/friends/remark'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import type { FriendOnlineBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Bus } from '../bus/bus.port'
import { findUser, type PictureAddress, presenceOf } from '../profile/people'
import { friendTopic, presenceTopic } from '../rtm/topics'
import { reachedByPush } from '../push/subscriptions'
import type { Pushes } from '../push/pushes.port'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'

/** Friends who are told at once; who is beyond them asks for presence anyway (FRND-47). */
const TOLD_AT_ONCE = 1_000

/** How often it is looked for people who have fallen silent, and how long after that nobody is told any more. */
export const SILENCE_LOOK_MS = 10 * SECOND
const NEWS_MS = 1.5 * SILENCE_LOOK_MS

/** What presence is told by. */
export interface PresenceNews {
  readonly bus: Bus
  readonly pictureAt: PictureAddress
  readonly pushes: Pick<Pushes, 'reminder'>
  /** The least time between two reminders of one friend, in ms. */
  readonly remindQuietMs: number
}

/** Whom a change of somebody's presence is told, those newest to them first; a block leaves no friendship, so that nobody barred hears it. */
export const friendsOf = async (db: Tx, userId: number): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('relations')
    .select('other_id')
    .where('user_id', '=', userId)
    .where('relation', '=', relationCode.friend)
    .orderBy('changed_at', 'desc')
    .limit(TOLD_AT_ONCE)
    .execute()
  return rows.map(({ other_id }) => other_id)
}

/** Friends who want to hear of somebody and have not for a while; they are few, whoever is here. */
const wantToHear = async (db: Tx, userId: number, quietMs: number, now: Instant): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('relations')
    .select('user_id')
    .where('other_id', '=', userId)
    .where('remind', '=', 1)
    .where('relation', '=', relationCode.friend)
    .where('reminded_at', '<=', now - quietMs)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Who of them is here, and whom a push reaches elsewhere. */
const reachable = async (db: Tx, people: readonly number[], now: Instant) => {
  const here = new Set((await presenceOf(db, people, now)).keys())
  const away = people.filter((viewer) => !here.has(viewer))
  return { here, elsewhere: await reachedByPush(db, away) }
}

/** Those whom it reaches; from now on they have heard. */
const takeReminders = async ({ db }: Work, userId: number, reached: readonly number[], { now, quietMs }: Quiet) =>
  reached.length === 0
    ? []
    : db
        .updateTable('relations')
        .set({ reminded_at: now })
        .where('other_id', '=', userId)
        .where('user_id', 'in', [...reached])
        .where('remind', '=', 1)
        .where('relation', '=', relationCode.friend)
        .where('reminded_at', '<=', now - quietMs)
        .returning(['user_id', 'remark'])
        .execute()

interface Quiet {
  readonly now: Instant
  readonly quietMs: number
}

/** Somebody has come online: friends who want to hear of it do, by a `friend_online` hint, or a push where they are not here (@rule FRND-42). */
export const remindFriends = async (
  work: Work,
  { bus, pictureAt, pushes, remindQuietMs: quietMs }: PresenceNews,
  userId: number,
  now: Instant,
): Promise<void> => {
  const friend = await findUser(work.db, userId)
  if (friend === undefined) return
  const { elsewhere, here } = await reachable(work.db, await wantToHear(work.db, userId, quietMs, now), now)
  const viewers = await takeReminders(work, userId, [...here, ...elsewhere], { now, quietMs })
  for (const { user_id: to } of viewers) if (elsewhere.has(to)) await pushes.reminder(work, { to, from: userId, now })
  const face = { userId, headImg: pictureAt(friend.head_img), at: now }
  work.after(() => {
    for (const { remark, user_id } of viewers) {
      if (!here.has(user_id)) continue
      const body: FriendOnlineBody = { ...face, userName: shownName(friend.user_name, remark) }
      bus.publish(friendTopic(user_id), JSON.stringify(body))
    }
  })
}

/** Tells of people whose beats have stopped. Hints may come twice: several processes look, and each look reaches back a little. */
export const tellSilent = (store: Store, bus: Bus, now: Instant): Promise<void> =>
  store.read(async (db) => {
    const silent = await db
      .selectFrom('presence')
      .select('user_id')
      .where('seen_at', '<=', now - PRESENCE_LIFE_MS)
      .where('seen_at', '>', now - PRESENCE_LIFE_MS - NEWS_MS)
      .execute()
    for (const { user_id: userId } of silent) {
      const body = JSON.stringify({ userId, status: presenceCode.offline })
      for (const friend of await friendsOf(db, userId)) bus.publish(presenceTopic(friend), body)
    }
  })
