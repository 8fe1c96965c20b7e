import { fieldsOf } from '../../chat/message-fields'
import { type Delete, type Fate, fewRows, manyRows, rowsGo, time } from './fate'

/**
 * A message lives as long as one of its two people has an account: what was sent to somebody is theirs too, and stays with
 * them under the name of a deleted person. The product's own messages go with their reader.
 */
const forgetMessages: Delete = async ({ db }, _deps, { userId }) => {
  await db
    .deleteFrom('messages')
    .where((where) => {
      const gone = where.selectFrom('deletions').select('user_id').where('done_at', 'is not', null)
      return where.or([
        where.and([where('sender_id', '=', userId), where('receiver_id', 'in', gone)]),
        where.and([
          where('receiver_id', '=', userId),
          where.or([where('sender_id', '<', 0), where('sender_id', 'in', gone)]),
        ]),
      ])
    })
    .execute()
}

/** Messages of both directions, as they were sent and received. */
export const chatData = {
  messages: {
    columns: ['sender_id', 'receiver_id'],
    exported: manyRows('messages', 'messages', { columns: ['sender_id', 'receiver_id'], key: 'id' }, (row, userId) => ({
      at: time(row.at),
      with: row.sender_id === userId ? row.receiver_id : row.sender_id,
      direction: row.sender_id === userId ? 'sent' : 'received',
      type: row.type,
      content: row.content,
      picture: row.picture_url,
      more: fieldsOf(row.extra),
    })),
    deleted: forgetMessages,
  },
  reads: {
    columns: ['user_id', 'other_id'],
    exported: fewRows('readMarks', 'reads', 'user_id', (row) => ({ person: row.other_id, at: time(row.at) })),
    deleted: rowsGo('reads', 'user_id'),
  },
  conversations: {
    columns: ['user_id', 'other_id'],
    exported: fewRows('conversations', 'conversations', 'user_id', (row) => ({
      person: row.other_id,
      last: time(row.at),
      deletedByYou: row.hidden_up_to >= row.last_message_id,
    })),
    deleted: rowsGo('conversations', 'user_id'),
  },
  message_days: {
    columns: ['user_id'],
    exported: fewRows('messagesADay', 'message_days', 'user_id', ({ day, sent, translated }) => ({
      day,
      sent,
      translated,
    })),
    deleted: rowsGo('message_days', 'user_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
