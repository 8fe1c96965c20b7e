import type { Received } from '../../../application/chat/chat-store.port'
import type { Message } from '../../../domain/chat/message'
import { chatIdOf } from '../../../domain/chat/chat-id'
import type { UserId } from '../../../domain/kernel/ids'
import { applyDeletions } from './delete-conversation'
import { withExpiry } from './expire'
import { freshOf } from './fresh'
import { keepBehind } from './keep-behind'
import { markRoomRead } from './mark-read'
import { withoutLostRequest, withRelation } from './relations'
import type { ConversationRow, HistoryRow } from './row.codec'
import { emptyConversation, friendOf, historyRowOf, withLast } from './rows'
import type { ChatTables } from './tables'

type Rooms = Map<string, ConversationRow>

const roomsOf = async (tables: ChatTables, user: UserId, friends: readonly UserId[]): Promise<Rooms> => {
  const fresh = new Map(
    [...new Set(friends)].map((friend) => [chatIdOf(user, friend), emptyConversation(user, friend)]),
  )
  const stored = await tables.conversationsOf([...fresh.keys()])
  return new Map([...fresh, ...stored.map((row) => [row.croomId, row] as const)])
}

/**
 * The row to write, or nothing when this message is already here; an own one that waits has hereby been accepted, and one that
 * was accepted before learns what became of its translation.
 */
const rowFor = (
  user: UserId,
  message: Message,
  stored: HistoryRow | undefined,
  read: boolean,
): HistoryRow | undefined => {
  const row = historyRowOf(user, message, read)
  if (stored === undefined) return row
  if (stored.messageId === 0 && message.id !== 0) return { ...row, read: stored.read }
  const { translation } = row
  return translation && !stored.translation && stored.content !== '' ? { ...stored, translation } : undefined
}

/**
 * Stores what is missing of these messages and answers with whom they are. What lies before the point up to which the
 * conversation was read is read; with `asRead` everything is (@rule CHAT-59). A message between other people is no concern of
 * this person's store, whoever sent it here.
 */
export const insertMessages = async (
  tables: ChatTables,
  user: UserId,
  messages: readonly Message[],
  asRead: boolean,
): Promise<readonly UserId[]> => {
  const own = messages.filter(({ receiver, sender }) => sender === user || receiver === user)
  const unique = [...new Map(own.map((message) => [message.uuid, message])).values()]
  const stored = new Map((await tables.messages(unique.map(({ uuid }) => uuid))).map((row) => [row.messageUuid, row]))
  const rooms = await roomsOf(
    tables,
    user,
    unique.map((message) => friendOf(user, message)),
  )
  const rows = (await freshOf(tables, unique, rooms)).flatMap((message) => {
    const room = rooms.get(chatIdOf(message.sender, message.receiver))
    const row = rowFor(user, message, stored.get(message.uuid), asRead || message.at <= (room?.readUpTo ?? 0))
    return row ? [row] : []
  })
  if (rows.length === 0) return []
  rows.forEach((row) => {
    const room = rooms.get(row.croomId)
    if (!room) return
    rooms.set(row.croomId, withExpiry(row.timestamp >= room.timestamp ? withLast(room, row) : room, [row]))
  })
  const touched = new Set(rows.map((row) => row.croomId))
  await tables.putMessages(rows)
  await tables.putConversations([...rooms.values()].filter((room) => touched.has(room.croomId)))
  const replaced = rows.flatMap((row) => {
    const before = stored.get(row.messageUuid)
    return before ? [{ row, before }] : []
  })
  await tables.removeOutbox(replaced.map(({ row }) => row.messageUuid))
  for (const { before, row } of replaced)
    if (before.messageId === 0)
      await keepBehind(tables, { croomId: row.croomId, writtenAt: before.timestamp, at: row.timestamp })
  return [...rooms.values()].filter((room) => touched.has(room.croomId)).map((room) => room.friendId)
}

const applyRelations = async (tables: ChatTables, user: UserId, relations: Received['relations']) => {
  const rooms = await roomsOf(
    tables,
    user,
    relations.map((one) => one.user),
  )
  relations.forEach((one) => {
    const key = chatIdOf(user, one.user)
    const room = rooms.get(key)
    if (room) rooms.set(key, withRelation(room, one))
  })
  const related: ConversationRow[] = []
  for (const room of rooms.values()) related.push(await withoutLostRequest(tables, room))
  await tables.putConversations(related)
}

/** Applies rows of the inbox together with their cursor; answers whose conversations changed. */
export const applyReceived = async (
  tables: ChatTables,
  user: UserId,
  received: Received,
): Promise<readonly UserId[]> => {
  const own = received.reads.filter((read) => read.reader === user)
  const written = await insertMessages(tables, user, received.messages, false)
  for (const read of own) await markRoomRead(tables, chatIdOf(user, read.friend), read.upTo)
  const deleted = await applyDeletions(tables, user, received.deletions)
  if (received.relations.length > 0) await applyRelations(tables, user, received.relations)
  await tables.putCursor(Math.max(await tables.cursor(), received.cursor))
  const related = received.relations.map((one) => one.user)
  return [...new Set([...written, ...own.map((read) => read.friend), ...related, ...deleted])]
}
