import type { Instant } from '../../../domain/kernel/time'
import type { ConversationRow } from './row.codec'
import type { ChatTables } from './tables'

/** An own message is stored here as the last one; what the server has only listed has no uuid. */
const endsWithOwn = ({ friendId, messageUuid, senderId }: ConversationRow): boolean =>
  messageUuid !== '' && senderId !== friendId

/**
 * Everything of the room up to and with `upTo` is read from now on, also what arrives late. A count that the server listed is
 * over with their last message, though an own one stands behind it (@rule CHAT-11, CHAT-55).
 */
export const markRoomRead = async (tables: ChatTables, croomId: string, upTo: Instant): Promise<void> => {
  const rows = await tables.unread(croomId, upTo)
  await tables.putMessages(rows.map((row) => ({ ...row, read: 1 as const })))
  const rooms = await tables.conversationsOf([croomId])
  await tables.putConversations(
    rooms.map((room) => ({
      ...room,
      noReadCount: upTo >= room.timestampUser || endsWithOwn(room) ? 0 : room.noReadCount,
      readUpTo: Math.max(room.readUpTo, upTo),
    })),
  )
}

/**
 * As `markRoomRead`, for a reading on this device: never past the newest message that is known, so that a clock that runs
 * ahead does not swallow what is still to come.
 */
export const markSeen = async (tables: ChatTables, croomId: string, upTo: Instant): Promise<void> => {
  const [room] = await tables.conversationsOf([croomId])
  if (room) await markRoomRead(tables, croomId, Math.min(upTo, room.timestampUser))
}

/** Sets to read whatever came before `before`; answers the rooms concerned (@rule CHAT-56). */
export const markOldRead = async (tables: ChatTables, before: Instant): Promise<readonly string[]> => {
  const rows = await tables.unread(null, before - 1)
  await tables.putMessages(rows.map((row) => ({ ...row, read: 1 as const })))
  const stale = (await tables.conversations()).filter((room) => room.noReadCount > 0 && room.timestampUser < before)
  await tables.putConversations(stale.map((room) => ({ ...room, noReadCount: 0 })))
  return [...rows.map((row) => row.croomId), ...stale.map((room) => room.croomId)]
}
