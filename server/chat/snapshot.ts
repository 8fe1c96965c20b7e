import { shownName } from '../../src/domain/friends/remark'
import type { ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import type { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import { faceOutside } from '../profile/deleted-person'
import type { PictureAddress } from '../profile/people'
import type { Tx } from '../store/database'
import { recentPeople } from './conversations'
import { toMessageBody } from './message-body'
import type { DeliverDeps } from './deliver'

const PAGE = 200
const CONVERSATIONS = 1_000
/** What a new device gets of the past; older messages come by `getChatMsg`. */
const MESSAGES_AT_MOST = 2_000
export const LAST_PAGE = MESSAGES_AT_MOST / PAGE

const relationsFor = async (db: Tx, userId: number, pictureAt: PictureAddress, language: Language) => {
  const rows = await db
    .selectFrom('relations')
    .innerJoin('users', 'users.id', 'relations.other_id')
    .select(['relations.other_id', 'relation', 'remark', 'stick', 'changed_at'])
    .leftJoin('blocks as mine', (join) =>
      join.on('mine.user_id', '=', userId).onRef('mine.other_id', '=', 'relations.other_id'),
    )
    .leftJoin('blocks as theirs', (join) =>
      join.onRef('theirs.user_id', '=', 'relations.other_id').on('theirs.other_id', '=', userId),
    )
    .select([
      'user_name',
      'head_img',
      'deleted_at',
      'demo',
      'goddess',
      'mine.at as blocked_at',
      'theirs.at as barred_at',
    ])
    .where('relations.user_id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    userId: row.other_id,
    relation: row.relation,
    at: row.changed_at,
    userName: shownName(faceOutside(row, language).user_name, row.remark),
    remark: row.remark,
    stick: row.stick,
    headImg: pictureAt(faceOutside(row, language).head_img),
    demo: row.demo,
    goddess: row.goddess,
  }))
}

/** Messages of both directions that the person has not deleted (CHAT-14). */
const messagesOf = (db: Tx, userId: number) =>
  db
    .selectFrom('messages')
    .where((where) => where.or([where('receiver_id', '=', userId), where('sender_id', '=', userId)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('conversations')
            .select('conversations.at')
            .where('conversations.user_id', '=', userId)
            .where((of) =>
              of.or([
                of('conversations.other_id', '=', of.ref('messages.sender_id')),
                of('conversations.other_id', '=', of.ref('messages.receiver_id')),
              ]),
            )
            .whereRef('conversations.hidden_up_to', '>=', 'messages.id'),
        ),
      ),
    )

type Snapshot = ReplyOf<typeof chatCalls.snapshot>

/** What the person has deleted of their conversations: a device that was away too long forgets it too (CHAT-14). */
const deletionsOf = (db: Tx, userId: number): Promise<Snapshot['deletions']> =>
  db
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.id', 'conversations.hidden_up_to')
    .select(['conversations.other_id as friendId', 'messages.at as upTo'])
    .where('conversations.user_id', '=', userId)
    .where('conversations.hidden_up_to', '>', 0)
    .execute()

/** Counted once, for the first page; later ones see by themselves whether another may follow. */
const pagesOf = async (db: Tx, userId: number, page: number, found: number): Promise<number> => {
  if (page > 1) return found < PAGE ? page : Math.min(page + 1, LAST_PAGE)
  const some = messagesOf(db, userId).select('messages.id').limit(MESSAGES_AT_MOST).as('some')
  const { count } = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil(Number(count) / PAGE))
}

/**
 * All that a device needs which is too far behind (wire 184). The cursor is read before the rest: what comes between is
 * delivered again as rows, which is harmless, and nothing is missed. `page` is at most `LAST_PAGE`.
 */
export const snapshotOf = async (
  db: Tx,
  { inbox, pictureAt }: Pick<DeliverDeps, 'inbox' | 'pictureAt'>,
  { userId, page, now, language }: { userId: number; page: number; now: Instant; language: Language },
): Promise<Snapshot> => {
  const cursor = await inbox.head(db, userId)
  const rows = await messagesOf(db, userId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
  const first = page === 1
  const recent = first
    ? await recentPeople(db, userId, { pageNo: 1, size: CONVERSATIONS, now, language }, pictureAt)
    : { list: [] }
  return {
    cursor,
    pages: await pagesOf(db, userId, page, rows.length),
    unread: recent.list.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0),
    conversations: recent.list,
    relations: first ? await relationsFor(db, userId, pictureAt, language) : [],
    deletions: first ? await deletionsOf(db, userId) : [],
    messages: rows.map((row) => toMessageBody(row, pictureAt)).toReversed(),
  }
}
