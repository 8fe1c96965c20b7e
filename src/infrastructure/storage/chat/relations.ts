import type { Received } from '../../../application/chat/chat-store.port'
import { relationCode } from '../../../domain/friends/relation'
import type { Instant } from '../../../domain/kernel/time'
import { settled } from './delete-conversation'
import type { ConversationRow } from './row.codec'
import type { ChatTables } from './tables'

type Change = Received['relations'][number]

/** A room that is listed for a request alone: nobody has written in it. */
const isOnlyRequest = (room: ConversationRow): boolean => room.lastKind === 'friend' && room.messageUuid === ''

const withRequest = (room: ConversationRow, at: Instant): ConversationRow =>
  at <= Math.max(room.timestampUser, room.deletedUpTo ?? 0)
    ? room
    : {
        ...room,
        messageUuid: '',
        messageType: 2,
        messageTypeValue: 1,
        content: '',
        timestamp: at,
        timestampUser: at,
        listedAt: at,
        lastKind: 'friend',
        noReadCount: at > room.readUpTo ? Math.max(1, room.noReadCount) : room.noReadCount,
      }

/** A request that comes in stands in the list, unread, as a message would (@rule CHAT-10). */
export const withRelation = (room: ConversationRow, change: Change): ConversationRow => {
  const told: ConversationRow = {
    ...room,
    relation: relationCode[change.relation],
    userName: change.name === '' ? room.userName : change.name,
    headImg: change.headImg === '' ? room.headImg : change.headImg,
    ...(change.pinned === undefined ? {} : { stick: change.pinned ? 1 : 0 }),
    ...(change.demo === undefined ? {} : { demo: change.demo ? 1 : 0 }),
  }
  const isNew = change.relation === 'asking' && room.relation !== relationCode.asking
  if (isNew && change.at !== undefined) return withRequest(told, change.at)
  return change.relation !== 'asking' && isOnlyRequest(room) ? { ...told, noReadCount: 0 } : told
}

/** Who has become a friend stays in the list; a request that came to nothing leaves it. */
export const withoutLostRequest = async (tables: ChatTables, room: ConversationRow): Promise<ConversationRow> => {
  const kept = room.relation === relationCode.asking || room.relation === relationCode.friend
  return kept || !isOnlyRequest(room) ? room : settled(tables, room)
}
