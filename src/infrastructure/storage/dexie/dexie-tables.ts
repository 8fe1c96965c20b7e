import { Dexie } from 'dexie'
import * as E from 'fp-ts/Either'
import type { Journal } from '../../../application/kernel/journal.port'
import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import { conversationRow, cursorRow, historyRow, outboxRow } from '../chat/row.codec'
import type { ChatTables } from '../chat/tables'
import type { LivcamChat } from './chat-database'
import { KeyedRows } from './keyed-rows'

const { minKey, maxKey } = Dexie

const unreadRows = ({ history }: LivcamChat, user: UserId, croomId: string | null) => {
  const rows = history.where('[userId+read+croomId]')
  return croomId === null
    ? rows.between([user, 0, minKey], [user, 0, maxKey])
    : rows.between([user, 0, croomId], [user, 0, croomId], true, true)
}

const roomOfKey = (key: unknown): readonly string[] => {
  const room: unknown = Array.isArray(key) ? key[2] : undefined
  return typeof room === 'string' ? [room] : []
}

/** The newest rows of a room before an instant, newest first. */
const newest = ({ history }: LivcamChat, user: UserId, croomId: string, before: Instant, limit: number) =>
  history
    .where('[userId+croomId+timestamp]')
    .between([user, croomId, minKey], [user, croomId, before], true, false)
    // oxlint-disable-next-line no-array-reverse -- a query of the database, no array
    .reverse()
    .limit(limit)
    .toArray()

const removeUpTo = async (
  { history }: LivcamChat,
  [user, croomId]: readonly [UserId, string],
  upTo: Instant,
  which: 'all' | 'accepted',
): Promise<void> => {
  const rows = history
    .where('[userId+croomId+timestamp]')
    .between([user, croomId, minKey], [user, croomId, upTo], true, true)
  await (which === 'all' ? rows : rows.filter((row) => row.messageId !== 0)).delete()
}

const readCursor = async (db: LivcamChat, user: UserId): Promise<number> => {
  const row = cursorRow.decode(await db.cursors.get(user))
  return E.isRight(row) ? row.right.seq : 0
}

const clear = async (db: LivcamChat, user: UserId, keepOutbox: boolean): Promise<void> => {
  await db.history.where('[userId+croomId+timestamp]').between([user, minKey], [user, maxKey]).delete()
  await db.conversations.where('userId').equals(user).delete()
  await db.cursors.delete(user)
  if (!keepOutbox) await db.outbox.where('userId').equals(user).delete()
}

/** The tables of one person over IndexedDB; made anew inside each transaction. */
export const dexieTables = (db: LivcamChat, user: UserId, journal: Journal): ChatTables => {
  const history = new KeyedRows({ table: db.history, name: 'messageUuid', codec: historyRow, user, journal })
  const conversations = new KeyedRows({
    table: db.conversations,
    name: 'croomId',
    codec: conversationRow,
    user,
    journal,
  })
  const outbox = new KeyedRows({ table: db.outbox, name: 'messageUuid', codec: outboxRow, user, journal })
  return {
    messages: (names) => history.find(names),
    putMessages: (rows) => history.put(rows),
    removeMessage: (uuid) => history.remove([uuid]),
    removeUpTo: (croomId, upTo, which) => removeUpTo(db, [user, croomId], upTo, which),
    page: async (croomId, before, limit) => history.intact(await newest(db, user, croomId, before, limit)),
    unreadRooms: async () => (await unreadRows(db, user, null).keys()).flatMap(roomOfKey),
    unread: async (croomId, until) =>
      history.intact(await unreadRows(db, user, croomId).toArray()).filter((row) => row.timestamp <= until),
    conversations: async () => conversations.intact(await db.conversations.where('userId').equals(user).toArray()),
    conversationsOf: (names) => conversations.find(names),
    putConversations: (rows) => conversations.put(rows),
    outbox: async () => outbox.intact(await db.outbox.where('userId').equals(user).toArray()),
    outboxOf: (names) => outbox.find(names),
    putOutbox: (row) => outbox.put([row]),
    removeOutbox: (names) => outbox.remove(names),
    cursor: () => readCursor(db, user),
    putCursor: async (seq) => void (await db.cursors.put({ userId: user, seq })),
    clear: (keepOutbox) => clear(db, user, keepOutbox),
  }
}
