import type { QueuedExtras } from '../../../application/chat/chat-store.port'
import type { SendFailure } from '../../../domain/chat/delivery'
import type { Message } from '../../../domain/chat/message'
import { DELETED } from '../../../domain/chat/message-kind'
import { chatIdOf } from '../../../domain/chat/chat-id'
import type { MessageUuid, UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import { keepBehind } from './keep-behind'
import { lastShown } from './last-shown'
import { insertMessages } from './receive'
import type { OutboxRow } from './row.codec'
import { friendOf, historyRowOf, messageOf, withLast } from './rows'
import type { ChatTables } from './tables'

type Changed = Promise<readonly UserId[]>

/** Writes a message and its outbox row; a uuid that is already here changes nothing. */
export const enqueue = async (
  tables: ChatTables,
  user: UserId,
  message: Message,
  { inCall, picture, translated }: QueuedExtras,
): Changed => {
  const written = await insertMessages(tables, user, [message], true)
  if (written.length === 0) return []
  await tables.putOutbox({
    messageUuid: message.uuid,
    userId: user,
    croomId: chatIdOf(message.sender, message.receiver),
    message: historyRowOf(user, message, true),
    attempts: 0,
    nextAt: 0,
    failure: null,
    ...(picture && { picture }),
    ...(translated === true && { translated }),
    ...(inCall === true && { inCall }),
  })
  return written
}

/** The last-message fields of a room, read from its rows anew. */
const refreshLast = async (tables: ChatTables, croomId: string): Promise<void> => {
  const [last, [room]] = [await lastShown(tables, croomId), await tables.conversationsOf([croomId])]
  if (!room) return
  const emptied = { ...room, messageUuid: '', content: '', messageType: 1, messageTypeValue: 0 }
  await tables.putConversations([last ? withLast(room, last) : emptied])
}

/** The gateway has taken the message: it gets its id and its time, and waits no more. */
export const accept = async (tables: ChatTables, user: UserId, uuid: MessageUuid, id: number, at: Instant): Changed => {
  const [row] = await tables.messages([uuid])
  await tables.removeOutbox([uuid])
  if (!row || row.messageId !== 0) return []
  await tables.putMessages([{ ...row, messageId: id, timestamp: at }])
  await keepBehind(tables, { croomId: row.croomId, writtenAt: row.timestamp, at })
  await refreshLast(tables, row.croomId)
  return [friendOf(user, messageOf(row))]
}

const change = async (
  tables: ChatTables,
  user: UserId,
  uuid: MessageUuid,
  how: (row: OutboxRow) => OutboxRow,
): Changed => {
  const [row] = await tables.outboxOf([uuid])
  if (!row) return []
  await tables.putOutbox(how(row))
  return [friendOf(user, messageOf(row.message))]
}

export const refuse = (tables: ChatTables, user: UserId, uuid: MessageUuid, failure: SendFailure): Changed =>
  change(tables, user, uuid, (row) => ({ ...row, failure }))

export const postpone = (tables: ChatTables, user: UserId, uuid: MessageUuid, nextAt: Instant): Changed =>
  change(tables, user, uuid, (row) => ({ ...row, attempts: row.attempts + 1, nextAt }))

export const retry = (tables: ChatTables, user: UserId, uuid: MessageUuid): Changed =>
  change(tables, user, uuid, (row) => ({ ...row, attempts: 0, nextAt: 0, failure: null }))

/** Takes back what is not on its way: a refused message, or a picture before its upload has ended (@rule PLUS-17). */
export const discard = async (tables: ChatTables, user: UserId, uuid: MessageUuid): Changed => {
  const [row] = await tables.outboxOf([uuid])
  if (!row || (row.failure === null && row.message.picture?.url !== '')) return []
  await tables.removeOutbox([uuid])
  await tables.removeMessage(uuid)
  await refreshLast(tables, row.croomId)
  return [friendOf(user, messageOf(row.message))]
}

/**
 * Takes a message that does not wait away; its row stays, empty and of no kind, so that nobody's history brings it back.
 */
export const remove = async (tables: ChatTables, user: UserId, uuid: MessageUuid): Changed => {
  const [row] = await tables.messages([uuid])
  const [waiting] = await tables.outboxOf([uuid])
  if (!row || waiting) return []
  const { picture: _picture, translation: _translation, gift: _gift, adding: _adding, ...bare } = row
  const { type, typeValue } = DELETED
  await tables.putMessages([{ ...bare, messageType: type, messageTypeValue: typeValue, content: '', read: 1 }])
  await refreshLast(tables, row.croomId)
  return [friendOf(user, messageOf(row))]
}

/** Brings back into the history what waits but is no longer there, as after a forced sign-out (@rule PLUS-15). */
export const restoreUnsent = async (tables: ChatTables, user: UserId): Promise<void> => {
  const waiting = await tables.outbox()
  const here = new Set((await tables.messages(waiting.map((row) => row.messageUuid))).map((row) => row.messageUuid))
  const missing = waiting.filter((row) => !here.has(row.messageUuid)).map((row) => messageOf(row.message))
  await insertMessages(tables, user, missing, true)
}
