import { chatIdOf } from '../../../domain/chat/chat-id'
import type { ListedConversation } from '../../../domain/chat/conversation'
import { mergeConversations } from '../../../domain/chat/conversation-list'
import type { MessageKind } from '../../../domain/chat/message'
import { numbers, type MessageNumbers } from '../../../domain/chat/message-kind'
import { relationCode } from '../../../domain/friends/relation'
import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import type { ConversationRow } from './row.codec'
import { emptyConversation, listedOf } from './rows'

/** Numbers that stand for a kind where the server lists the kind only. */
const numbersOf: Readonly<Record<MessageKind, MessageNumbers>> = {
  txt: numbers.text,
  friend: numbers.friend,
  img: numbers.image,
  gift: numbers.gift,
  giftAsk: { type: 4, typeValue: 4 },
  video: numbers.call,
  system: numbers.system,
}

const personOf = (stored: ConversationRow, merged: ListedConversation): ConversationRow => ({
  ...stored,
  userName: merged.name,
  headImg: merged.headImg,
  relation: relationCode[merged.relation],
  stick: merged.pinned ? 1 : 0,
  demo: merged.demo ? 1 : 0,
  noReadCount: merged.unread,
})

const rowOf = (stored: ConversationRow, merged: ListedConversation): ConversationRow => {
  const person = personOf(stored, merged)
  if (merged.lastAt <= stored.timestampUser) return person
  const { type, typeValue } = numbersOf[merged.lastKind]
  return {
    ...person,
    messageUuid: '',
    messageType: type,
    messageTypeValue: typeValue,
    content: merged.lastText,
    timestamp: merged.lastAt,
    timestampUser: merged.lastAt,
    lastKind: merged.lastKind,
  }
}

/**
 * Up to when the conversation is known to be read. Whoever wrote last had nothing left to read there: a server that has not
 * heard of the reading brings no count back with an own message (@rule CHAT-11).
 */
const knownRead = ({ noReadCount, readUpTo, senderId, timestampUser }: ConversationRow, user: UserId): Instant =>
  senderId === user && noReadCount === 0 ? Math.max(readUpTo, timestampUser) : readUpTo

/** The rows to write when the server has listed these conversations; what was deleted here does not come back (@rule CHAT-11, CHAT-14). */
export const mergedRows = (
  user: UserId,
  stored: readonly ConversationRow[],
  listed: readonly ListedConversation[],
): readonly ConversationRow[] => {
  const rows = new Map(stored.map((row) => [row.croomId, row]))
  const rowFor = (friend: UserId) => rows.get(chatIdOf(user, friend)) ?? emptyConversation(user, friend)
  const there = listed
    .filter((one) => one.lastAt > (rowFor(one.friend).deletedUpTo ?? 0))
    .map((one) => (rowFor(one.friend).untold === 1 ? { ...one, unread: 0 } : one))
  const listedAt = new Map(there.map((one) => [one.friend, one.lastAt]))
  const local = [...listedAt.keys()].map((friend) => listedOf(rowFor(friend), 0))
  return mergeConversations(local, there, (friend) => knownRead(rowFor(friend), user)).map((one) => {
    const row = rowOf(rowFor(one.friend), one)
    return { ...row, listedAt: Math.max(row.listedAt ?? 0, listedAt.get(one.friend) ?? 0) }
  })
}
