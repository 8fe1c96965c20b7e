import { relationCode } from '../../src/domain/friends/relation'
import type { RecentUser } from '../../src/infrastructure/gateway/contract/chat.calls'
import type { Instant } from '../../src/domain/kernel/time'
import { faceOf } from '../profile/deleted-person'
import { type PictureAddress, presenceOf, relationsOf } from '../profile/people'
import type { Tx } from '../store/database'

/** Unread messages of `userId` by sender. */
const unreadOf = async (db: Tx, userId: number, others: readonly number[]): Promise<Map<number, number>> => {
  if (others.length === 0) return new Map()
  const rows = await db
    .selectFrom('messages')
    .leftJoin('reads', (join) =>
      join.onRef('reads.other_id', '=', 'messages.sender_id').on('reads.user_id', '=', userId),
    )
    .select(['messages.sender_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('messages.receiver_id', '=', userId)
    .where('messages.sender_id', 'in', [...others])
    .where((where) =>
      where.or([where('reads.read_up_to', 'is', null), where('messages.id', '>', where.ref('reads.read_up_to'))]),
    )
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
    .innerJoin('users', 'users.id', 'conversations.other_id')
    .innerJoin('messages', 'messages.id', 'conversations.last_message_id')
    .where('conversations.user_id', '=', userId)
    .whereRef('conversations.last_message_id', '>', 'conversations.hidden_up_to')

/** Recent people, the newest first (CHAT-8). */
export const recentPeople = async (
  db: Tx,
  userId: number,
  { pageNo, size, now }: { pageNo: number; size: number; now: Instant },
  pictureAt: PictureAddress,
): Promise<RecentPage> => {
  const { count } = await recentRows(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await recentRows(db, userId)
    .select(['users.id as friend', 'users.user_name', 'users.head_img', 'users.deleted_at', 'users.demo'])
    .select(['messages.content', 'messages.type', 'messages.type_value', 'messages.at as sent'])
    .orderBy('conversations.at', 'desc')
    .orderBy('conversations.other_id')
    .limit(size)
    .offset((pageNo - 1) * size)
    .execute()
  const ids = rows.map((row) => row.friend)
  const [unread, relations, presence] = [
    await unreadOf(db, userId, ids),
    await relationsOf(db, userId, ids),
    await presenceOf(db, ids, now),
  ]
  const list = rows.map((row) => ({
    friendId: row.friend,
    headImg: pictureAt(faceOf(row).head_img),
    userName: faceOf(row).user_name,
    content: row.content,
    messageType: row.type,
    messageTypeValue: row.type_value,
    unreadCount: unread.get(row.friend) ?? 0,
    timestamp: row.sent,
    relation: relations.get(row.friend)?.relation ?? relationCode.stranger,
    stick: relations.get(row.friend)?.stick ?? 0,
    status: presence.get(row.friend) ?? 0,
    demo: row.demo,
  }))
  return { pages: Math.max(1, Math.ceil(Number(count) / size)), list }
}
