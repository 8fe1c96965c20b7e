import { chatIdOf } from '../../../domain/chat/chat-id'
import type { UserId } from '../../../domain/kernel/ids'
import type { Deletion } from '../../../application/chat/chat-store.port'
import { lastShown } from './last-shown'
import type { ConversationRow } from './row.codec'
import { emptyConversation, withLast } from './rows'
import type { ChatTables } from './tables'

const NOTHING_LEFT = {
  messageUuid: '',
  messageType: 1,
  messageTypeValue: 0,
  content: '',
  timestamp: 0,
  timestampUser: 0,
  noReadCount: 0,
  lastKind: 'txt',
} as const

/** The room with the last-message fields of what is left in it; one without messages is not listed. */
export const settled = async (tables: ChatTables, room: ConversationRow): Promise<ConversationRow> => {
  const last = await lastShown(tables, room.croomId)
  return last === undefined ? { ...room, ...NOTHING_LEFT } : withLast(room, last)
}

const roomOf = async (tables: ChatTables, user: UserId, friend: UserId): Promise<ConversationRow> => {
  const [room] = await tables.conversationsOf([chatIdOf(user, friend)])
  return room ?? emptyConversation(user, friend)
}

const emptied = async (
  tables: ChatTables,
  room: ConversationRow,
  upTo: number,
  changes: Partial<ConversationRow>,
): Promise<void> => {
  const left = await settled(tables, room)
  const deletedUpTo = Math.max(upTo, room.deletedUpTo ?? 0)
  await tables.putConversations([{ ...left, noReadCount: 0, ...changes, deletedUpTo }])
}

/** A deletion by this person on this device: whatever waits goes too, and the server is still to be told (@rule CHAT-14). */
export const deleteHere = async (tables: ChatTables, user: UserId, friend: UserId): Promise<readonly UserId[]> => {
  const room = await roomOf(tables, user, friend)
  const [newest] = await tables.page(room.croomId, Infinity, 1)
  const upTo = Math.max(room.timestampUser, newest?.timestamp ?? 0)
  const waiting = (await tables.outbox()).filter((row) => row.croomId === room.croomId)
  await tables.removeOutbox(waiting.map((row) => row.messageUuid))
  await tables.removeUpTo(room.croomId, upTo, 'all')
  await emptied(tables, room, upTo, { untold: 1, readUpTo: Math.max(room.readUpTo, upTo) })
  return [friend]
}

/** A deletion on another device, or by the gateway; what waits here stays (@rule CHAT-14). */
export const applyDeletions = async (
  tables: ChatTables,
  user: UserId,
  deletions: readonly Deletion[],
): Promise<readonly UserId[]> => {
  for (const { friend, upTo } of deletions) {
    const room = await roomOf(tables, user, friend)
    await tables.removeUpTo(room.croomId, upTo, 'accepted')
    await emptied(tables, room, upTo, {})
  }
  return deletions.map(({ friend }) => friend)
}

/** What newer messages have overtaken is no longer told: the server would take them away too. */
export const untoldOf = (rooms: readonly ConversationRow[]): readonly Deletion[] =>
  rooms
    .filter((room) => room.untold === 1 && room.timestampUser <= (room.deletedUpTo ?? 0))
    .map((room) => ({ friend: room.friendId, upTo: room.deletedUpTo ?? 0 }))

export const markTold = async (tables: ChatTables, user: UserId, friend: UserId): Promise<void> => {
  const rooms = await tables.conversationsOf([chatIdOf(user, friend)])
  await tables.putConversations(rooms.map((room) => ({ ...room, untold: 0 as const })))
}
