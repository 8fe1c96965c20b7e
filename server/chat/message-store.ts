import type { Selectable } from 'kysely'
import { chatIdOf } from '../../src/domain/chat/chat-id'
import type { Instant } from '../../src/domain/kernel/time'
import type { MessageBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import { userIdOf } from '../friends/pair-store'
import { compiled } from '../store/compiled'
import type { Work } from '../store/store'
import type { MessagesTable } from '../store/tables/chat.table'

export type MessageRow = Omit<Selectable<MessagesTable>, 'extra' | 'picture_width' | 'picture_height'>

/** A message as it is about to be stored. */
export interface NewMessage {
  readonly uuid: string
  readonly sender: number
  readonly receiver: number
  readonly type: number
  readonly typeValue: number
  readonly bizType: number
  readonly content: string
  readonly now: Instant
}

export const toMessageBody = (row: MessageRow): MessageBody => ({
  messageId: row.id,
  messageUuid: row.message_uuid,
  senderId: row.sender_id,
  receiverId: row.receiver_id,
  message_type: row.type,
  message_type_value: row.type_value,
  content: row.content,
  timeStamp: row.at,
  bizType: row.biz_type,
  ...(row.expire === null ? {} : { expire: row.expire }),
  ...(row.picture_url === null ? {} : { picture_url: row.picture_url }),
})

type Stored = NewMessage & { readonly chatId: string }

const rowOf = (message: Stored) => ({
  message_uuid: message.uuid,
  sender_id: message.sender,
  receiver_id: message.receiver,
  chat_id: message.chatId,
  type: message.type,
  type_value: message.typeValue,
  content: message.content,
  picture_url: null,
  biz_type: message.bizType,
  expire: null,
  at: message.now,
})

const insertMessage = compiled((db, message: { [name in keyof Stored]: Stored[name] }) =>
  db.insertInto('messages').values(rowOf(message)).returning('id'),
)

/** Both sides in one statement, always in one order, so that two units never wait for each other's rows. */
const noteConversation = compiled((db, last: { lower: number; upper: number; id: number; at: Instant }) =>
  db
    .insertInto('conversations')
    .values([
      { user_id: last.lower, other_id: last.upper, last_message_id: last.id, at: last.at },
      { user_id: last.upper, other_id: last.lower, last_message_id: last.id, at: last.at },
    ])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'other_id']).doUpdateSet((of) => ({
        last_message_id: of.ref('excluded.last_message_id'),
        at: of.ref('excluded.at'),
      })),
    ),
)

/** Stores the message and moves both lists of recent people. */
export const storeMessage = async ({ db }: Work, message: NewMessage): Promise<MessageRow> => {
  const { receiver, sender } = message
  const stored = { ...message, chatId: chatIdOf(userIdOf(sender), userIdOf(receiver)) }
  const [inserted] = await insertMessage(db, stored)
  if (inserted === undefined) throw new Error('a stored message has an id')
  const { id } = inserted
  const [lower, upper] = [Math.min(sender, receiver), Math.max(sender, receiver)]
  await noteConversation(db, { lower, upper, id, at: message.now })
  return { id, ...rowOf(stored) }
}
