import * as O from 'fp-ts/Option'
import { relationOf } from '../../../domain/friends/relation'
import type { ListedConversation } from '../../../domain/chat/conversation'
import type { Delivery, OutboxEntry, StoredMessage } from '../../../domain/chat/delivery'
import { chatIdOf } from '../../../domain/chat/chat-id'
import type { Message, MessageKind } from '../../../domain/chat/message'
import { kindOf } from '../../../domain/chat/message-kind'
import type { UserId } from '../../../domain/kernel/ids'
import { partsOf } from './message-parts.codec'
import type { ConversationRow, HistoryRow, OutboxRow } from './row.codec'

export const friendOf = (user: UserId, message: Pick<Message, 'sender' | 'receiver'>): UserId =>
  message.sender === user ? message.receiver : message.sender

/** What is sent is read (@rule CHAT-54). */
export const historyRowOf = (user: UserId, message: Message, read: boolean): HistoryRow => ({
  messageUuid: message.uuid,
  messageType: message.type,
  messageTypeValue: message.typeValue,
  userId: user,
  croomId: chatIdOf(message.sender, message.receiver),
  read: read || message.read === true || message.sender === user ? 1 : 0,
  bizType: message.bizType,
  content: message.content,
  timestamp: message.at,
  receiverId: message.receiver,
  senderId: message.sender,
  messageId: message.id,
  ...(message.expires === undefined ? {} : { expires: message.expires }),
  ...(message.uniqueId === undefined ? {} : { uniqueId: message.uniqueId }),
  ...partsOf(message),
})

export const messageOf = (row: HistoryRow): Message => ({
  uuid: row.messageUuid,
  id: row.messageId,
  sender: row.senderId,
  receiver: row.receiverId,
  type: row.messageType,
  typeValue: row.messageTypeValue,
  bizType: row.bizType,
  content: row.content,
  at: row.timestamp,
  ...(row.expires === undefined ? {} : { expires: row.expires }),
  ...(row.uniqueId === undefined ? {} : { uniqueId: row.uniqueId }),
  ...partsOf(row),
})

const deliveryOf = (waiting: OutboxRow | undefined): Delivery => {
  if (waiting === undefined) return { _tag: 'Sent' }
  return waiting.failure === null ? { _tag: 'Pending' } : { _tag: 'Failed', why: waiting.failure }
}

export const storedOf = (row: HistoryRow, waiting: OutboxRow | undefined): StoredMessage => ({
  ...messageOf(row),
  read: row.read === 1,
  delivery: deliveryOf(waiting),
})

export const entryOf = (row: OutboxRow): OutboxEntry => ({
  message: messageOf(row.message),
  attempts: row.attempts,
  nextAt: row.nextAt,
  blocked: row.failure !== null,
  ...(row.translated === true && { translated: true }),
  ...(row.inCall === true && { inCall: true }),
})

export const emptyConversation = (user: UserId, friend: UserId): ConversationRow => ({
  croomId: chatIdOf(user, friend),
  userId: user,
  senderId: friend,
  friendId: friend,
  userName: '',
  headImg: '',
  relation: 4,
  stick: 0,
  noReadCount: 0,
  timestampUser: 0,
  messageUuid: '',
  messageType: 1,
  messageTypeValue: 0,
  content: '',
  timestamp: 0,
  demo: 0,
  lastKind: 'txt',
  readUpTo: 0,
})

/** The conversation with its last-message fields taken from this row (@rule CHAT-51). */
export const withLast = (conversation: ConversationRow, last: HistoryRow): ConversationRow => ({
  ...conversation,
  senderId: last.senderId,
  messageUuid: last.messageUuid,
  messageType: last.messageType,
  messageTypeValue: last.messageTypeValue,
  content: last.content,
  timestamp: last.timestamp,
  timestampUser: last.timestamp,
  lastKind: O.getOrElse<MessageKind>(() => 'txt')(kindOf(messageOf(last))),
})

export const listedOf = (row: ConversationRow, unreadRows: number): ListedConversation => ({
  friend: row.friendId,
  name: row.userName,
  headImg: row.headImg,
  relation: relationOf(row.relation),
  pinned: row.stick === 1,
  demo: row.demo === 1,
  unread: Math.max(row.noReadCount, unreadRows),
  lastKind: row.lastKind,
  lastText: row.content,
  lastAt: row.timestampUser,
})
