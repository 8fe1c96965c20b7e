import { chatIdOf } from '../../src/domain/chat/chat-id'
import type { MessageBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import { userIdOf } from '../friends/pair-store'
import type { PictureAddress } from '../profile/people'
import type { Tx } from '../store/database'
import { toMessageBody } from './message-body'

/** Up to which message the owner has deleted a conversation; 0: nothing of it. */
const hiddenUpTo = async (db: Tx, owner: number, other: number): Promise<number> => {
  const row = await db
    .selectFrom('conversations')
    .select('hidden_up_to')
    .where('user_id', '=', owner)
    .where('other_id', '=', other)
    .executeTakeFirst()
  return row?.hidden_up_to ?? 0
}

export interface HistoryPage {
  readonly pages: number
  readonly list: MessageBody[]
}

/** What the owner has of a conversation, the newest page first, each page in the order of sending (@rule CHAT-61). */
export const historyOf = async (
  db: Tx,
  { other, owner }: { readonly owner: number; readonly other: number },
  { pageNo, size }: { readonly pageNo: number; readonly size: number },
  pictureAt: PictureAddress,
): Promise<HistoryPage> => {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatIdOf(userIdOf(owner), userIdOf(other)))
    .where('id', '>', await hiddenUpTo(db, owner, other))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .offset((pageNo - 1) * size)
    .execute()
  const list = rows
    .slice(0, size)
    .map((row) => toMessageBody(row, pictureAt))
    .toReversed()
  return { pages: rows.length > size ? pageNo + 1 : pageNo, list }
}
