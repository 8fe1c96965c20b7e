import { chatIdOf } from '../../../domain/chat/chat-id'
import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
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

/** Behind the newest message that the gateway has lie what waits, and so many that it never gets. */
const LOOKED_AT = 100

/** The newest of a room that the gateway is known to have; what waits has the time of this machine, which may lie ahead. */
const newestKnown = async (tables: ChatTables, room: ConversationRow, waiting: number): Promise<Instant> => {
  const rows = await tables.page(room.croomId, Infinity, waiting + LOOKED_AT)
  return Math.max(room.listedAt ?? 0, rows.find((row) => row.messageId !== 0)?.timestamp ?? 0)
}

/** A deletion by this person on this device: whatever waits goes too, and the server is still to be told (@rule CHAT-14). */
export const deleteHere = async (tables: ChatTables, user: UserId, friend: UserId): Promise<readonly UserId[]> => {
  const room = await roomOf(tables, user, friend)
  const waiting = (await tables.outbox()).filter((row) => row.croomId === room.croomId)
  const upTo = Math.max(room.deletedUpTo ?? 0, await newestKnown(tables, room, waiting.length))
  await tables.removeOutbox(waiting.map((row) => row.messageUuid))
  await tables.removeUpTo(room.croomId, Infinity, 'all')
  const told = { deletedUpTo: upTo, readUpTo: Math.max(room.readUpTo, upTo), untold: upTo > 0 ? 1 : 0 } as const
  await tables.putConversations([{ ...room, ...NOTHING_LEFT, ...told }])
  return [friend]
}

/** What the gateway told without a message, and later than what is deleted: a request, or what it has listed. */
const isToldLater = (room: ConversationRow, upTo: Instant): boolean =>
  room.messageUuid === '' && room.timestampUser > upTo

/** A deletion on another device, or by the gateway; what waits here stays (@rule CHAT-14). */
export const applyDeletions = async (
  tables: ChatTables,
  user: UserId,
  deletions: readonly Deletion[],
): Promise<readonly UserId[]> => {
  for (const { friend, upTo } of deletions) {
    const room = await roomOf(tables, user, friend)
    await tables.removeUpTo(room.croomId, upTo, 'accepted')
    const left = isToldLater(room, upTo) ? room : { ...(await settled(tables, room)), noReadCount: 0 }
    await tables.putConversations([{ ...left, deletedUpTo: Math.max(upTo, room.deletedUpTo ?? 0) }])
  }
  return deletions.map(({ friend }) => friend)
}

/** Each is told with its instant, so that what has come since stays on the server too. */
export const untoldOf = (rooms: readonly ConversationRow[]): readonly Deletion[] =>
  rooms.filter((room) => room.untold === 1).map((room) => ({ friend: room.friendId, upTo: room.deletedUpTo ?? 0 }))

export const markTold = async (tables: ChatTables, user: UserId, friend: UserId): Promise<void> => {
  const rooms = await tables.conversationsOf([chatIdOf(user, friend)])
  await tables.putConversations(rooms.map((room) => ({ ...room, untold: 0 as const })))
}
