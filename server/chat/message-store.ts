import { sql, type Selectable } from 'kysely'
import { chatIdOf } from '../../src/domain/chat/chat-id'
import type { Instant } from '../../src/domain/kernel/time'
import { userIdOf } from '../friends/pair-store'
import { compiled, compiledRows } from '../store/compiled'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { MessagesTable } from '../store/tables/chat.table'
import { fieldsText, type MessageFields } from './message-fields'

export type MessageRow = Selectable<MessagesTable>

/** A picture as it is kept: its path below the base path, its size in pixels. */
export interface KeptPicture {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** A message as it is about to be stored. */
export interface NewMessage {
  readonly uuid: string
  /** Below zero for the product's own senders (CHAT-35). */
  readonly sender: number
  readonly receiver: number
  readonly type: number
  readonly typeValue: number
  readonly bizType: number
  readonly content: string
  readonly now: Instant
  readonly picture?: KeptPicture
  readonly fields?: MessageFields
}

/** A message as its row will be, before it has an id and its place in time. */
type UnstoredRow = Omit<MessageRow, 'id'>

export const rowOf = (message: NewMessage): UnstoredRow => ({
  message_uuid: message.uuid,
  sender_id: message.sender,
  receiver_id: message.receiver,
  chat_id: chatIdOf(userIdOf(message.sender), userIdOf(message.receiver)),
  type: message.type,
  type_value: message.typeValue,
  content: message.content,
  picture_url: message.picture?.path ?? null,
  picture_width: message.picture?.width ?? null,
  picture_height: message.picture?.height ?? null,
  biz_type: message.bizType,
  extra: fieldsText(message.fields ?? {}),
  expire: null,
  at: message.now,
})

/** The moment of a row, or the next one after the newest message of its conversation. */
const laterThanLast = (db: Tx, row: Pick<UnstoredRow, 'at' | 'chat_id'>) =>
  sql<Instant>`coalesce(${db
    .selectFrom('messages')
    .select(sql<Instant>`case when "at" < ${row.at} then ${row.at} else "at" + 1 end`.as('at'))
    .where('chat_id', '=', row.chat_id)
    .orderBy('id', 'desc')
    .limit(1)}, ${row.at})`

const insertMessage = compiled((db, row: { [name in keyof UnstoredRow]: UnstoredRow[name] }) =>
  db
    .insertInto('messages')
    .values({
      message_uuid: row.message_uuid,
      sender_id: row.sender_id,
      receiver_id: row.receiver_id,
      chat_id: row.chat_id,
      type: row.type,
      type_value: row.type_value,
      content: row.content,
      picture_url: row.picture_url,
      picture_width: row.picture_width,
      picture_height: row.picture_height,
      biz_type: row.biz_type,
      extra: row.extra,
      expire: row.expire,
      at: laterThanLast(db, row),
    })
    .returning(['id', 'at']),
)

interface Side {
  readonly userId: number
  readonly otherId: number
  readonly id: number
  readonly at: Instant
}

/** All sides in one statement; a message that was numbered earlier and stored later takes no newer one's place. */
const noteConversations = compiledRows((db, sides: readonly { [name in keyof Side]: Side[name] }[]) =>
  db
    .insertInto('conversations')
    .values(
      sides.map(({ at, id, otherId, userId }) => ({ user_id: userId, other_id: otherId, last_message_id: id, at })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'other_id'])
        .doUpdateSet((of) => ({ last_message_id: of.ref('excluded.last_message_id'), at: of.ref('excluded.at') }))
        .whereRef('conversations.last_message_id', '<', 'excluded.last_message_id'),
    ),
)

/** The people of a message, the product's own senders left out; always in one order, so that two units never wait for each other. */
export const peopleOf = ({ receiver, sender }: Pick<NewMessage, 'sender' | 'receiver'>): readonly number[] =>
  [sender, receiver].filter((id) => id > 0).toSorted((a, b) => a - b)

/**
 * Stores the message and moves the lists of recent people. Within a conversation `at` grows with each message, whatever the
 * clocks say: deletions and readings up to a moment then mean the same messages everywhere (@rule CHAT-14).
 */
export const storeMessage = async ({ db }: Work, message: NewMessage): Promise<MessageRow> => {
  const { receiver, sender } = message
  const row = rowOf(message)
  const [inserted] = await insertMessage(db, row)
  if (inserted === undefined) throw new Error('a stored message has an id')
  const { at, id } = inserted
  await noteConversations(
    db,
    peopleOf(message).map((userId) => ({ userId, otherId: userId === sender ? receiver : sender, id, at })),
  )
  return { ...row, id, at }
}
