import { sql } from 'kysely'
import { relationCode } from '../../src/domain/friends/relation'
import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import type { RecentUser } from '../../src/infrastructure/gateway/contract/chat.calls'
import { type Bars, type Face, faceOutside } from '../profile/deleted-person'
import type { PictureAddress } from '../profile/people'
import { presenceSeen } from '../profile/presence-seen'
import type { Tx } from '../store/database'
import { systemName } from './system-senders'

/** One bound, so that of each person only the unread messages are walked: neither read nor deleted. */
const seenUpTo = sql<number>`case when coalesce(reads.read_up_to, 0) > conversations.hidden_up_to
  then reads.read_up_to else conversations.hidden_up_to end`

/** Unread messages of `userId` by sender; what was deleted is not unread any more. */
const unreadOf = async (db: Tx, userId: number, others: readonly number[]): Promise<Map<number, number>> => {
  if (others.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversations')
    .leftJoin('reads', (join) =>
      join.on('reads.user_id', '=', userId).onRef('reads.other_id', '=', 'conversations.other_id'),
    )
    .innerJoin('messages', (join) =>
      join
        .on('messages.receiver_id', '=', userId)
        .onRef('messages.sender_id', '=', 'conversations.other_id')
        .on('messages.id', '>', seenUpTo),
    )
    .select(['messages.sender_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('conversations.user_id', '=', userId)
    .where('conversations.other_id', 'in', [...others])
    .groupBy('messages.sender_id')
    .execute()
  return new Map(rows.map((row) => [row.sender_id, Number(row.count)]))
}

export interface RecentPage {
  readonly pages: number
  readonly list: RecentUser[]
}

const recentRows = (db: Tx, userId: number) =>
  db
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.id', 'conversations.last_message_id')
    .leftJoin('users', 'users.id', 'conversations.other_id')
    .leftJoin('relations', (join) =>
      join.on('relations.user_id', '=', userId).onRef('relations.other_id', '=', 'conversations.other_id'),
    )
    .leftJoin('blocks as mine', (join) =>
      join.on('mine.user_id', '=', userId).onRef('mine.other_id', '=', 'conversations.other_id'),
    )
    .leftJoin('blocks as theirs', (join) =>
      join.onRef('theirs.user_id', '=', 'conversations.other_id').on('theirs.other_id', '=', userId),
    )
    .where('conversations.user_id', '=', userId)
    .whereRef('conversations.last_message_id', '>', 'conversations.hidden_up_to')

type Shown = Bars & { readonly [name in keyof Face]: Face[name] | null } & {
  readonly friend: number
  readonly remark: string | null
}

/**
 * What the reader calls a person: their remark, else the name; a deleted person has neither, and of somebody in a block with
 * the reader neither name nor portrait is told (FRND-39, PLUS-12, PLUS-14).
 */
const looksOf = (
  { deleted_at, friend, head_img, remark, user_name, ...bars }: Shown,
  pictureAt: PictureAddress,
  language: Language,
) => {
  if (user_name === null || head_img === null) return { userName: systemName(friend), headImg: '' }
  const face = faceOutside({ user_name, head_img, deleted_at, ...bars }, language)
  const called = deleted_at === null ? (remark ?? '') : ''
  return { userName: called === '' ? face.user_name : called, headImg: pictureAt(face.head_img) }
}

/** Recent people and the product's own senders, the newest first (@rule CHAT-8). */
export const recentPeople = async (
  db: Tx,
  userId: number,
  { pageNo, size, now, language }: { pageNo: number; size: number; now: Instant; language: Language },
  pictureAt: PictureAddress,
): Promise<RecentPage> => {
  const { count } = await recentRows(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await recentRows(db, userId)
    .select(['conversations.other_id as friend', 'users.user_name', 'users.head_img', 'users.deleted_at', 'users.demo'])
    .select(['messages.content', 'messages.type', 'messages.type_value', 'messages.at as sent'])
    .select(['relations.relation', 'relations.stick', 'relations.remark'])
    .select(['mine.at as blocked_at', 'theirs.at as barred_at'])
    .orderBy('conversations.at', 'desc')
    .orderBy('conversations.other_id')
    .limit(size)
    .offset((pageNo - 1) * size)
    .execute()
  const ids = rows.map((row) => row.friend)
  const [unread, presence] = [await unreadOf(db, userId, ids), await presenceSeen(db, userId, ids, now)]
  const list = rows.map((row) => ({
    friendId: row.friend,
    ...looksOf(row, pictureAt, language),
    content: row.content,
    messageType: row.type,
    messageTypeValue: row.type_value,
    unreadCount: unread.get(row.friend) ?? 0,
    timestamp: row.sent,
    relation: row.relation ?? relationCode.stranger,
    stick: row.stick ?? 0,
    status: presence.get(row.friend) ?? 0,
    demo: row.demo ?? 0,
  }))
  return { pages: Math.max(1, Math.ceil(Number(count) / size)), list }
}
