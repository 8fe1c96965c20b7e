import { numbers } from '../../src/domain/chat/message-kind'
import type { Tx } from '../store/database'

const written = [numbers.text.type, numbers.image.type]

/** Whether somebody has ever written a text or sent a picture to the other (@rule CHAT-70). */
export const hasWritten = async (db: Tx, sender: number, receiver: number): Promise<boolean> => {
  const found = db
    .selectFrom('messages')
    .select('id')
    .where('receiver_id', '=', receiver)
    .where('sender_id', '=', sender)
    .where('type', 'in', written)
    .limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** Whether the two are in one call that was answered and is not over. */
export const inCallTogether = async (db: Tx, one: number, other: number): Promise<boolean> => {
  const found = db
    .selectFrom('call_slots as mine')
    .innerJoin('call_slots as theirs', 'theirs.room_num', 'mine.room_num')
    .innerJoin('calls', 'calls.room_num', 'mine.room_num')
    .select('mine.user_id')
    .where('mine.user_id', '=', one)
    .where('theirs.user_id', '=', other)
    .where('calls.state', 'in', ['answered', 'live'])
  return (await found.executeTakeFirst()) !== undefined
}
