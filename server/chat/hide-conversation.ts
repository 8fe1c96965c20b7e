import type * as t from 'io-ts'
import { chatIdOf } from '../../src/domain/chat/chat-id'
import type { Instant } from '../../src/domain/kernel/time'
import type { deletedBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import { userIdOf } from '../friends/pair-store'
import type { Inbox } from '../inbox/inbox.port'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

const newestUpTo = (db: Tx, owner: number, other: number, upTo: Instant) =>
  db
    .selectFrom('messages')
    .select(['id', 'at'])
    .where('chat_id', '=', chatIdOf(userIdOf(owner), userIdOf(other)))
    .where('at', '<=', upTo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Deletes the owner's side of a conversation: what was written up to and with `upTo`, by default everything so far, is in no
 * list, history or snapshot of theirs any more, and their devices forget it by a `deleted` row. The other side keeps everything
 * and hears nothing. Again does nothing.
 *
 * @rule CHAT-14
 */
export const hideConversation = async (
  work: Work,
  inbox: Inbox,
  owner: number,
  other: number,
  upTo: Instant = Number.MAX_SAFE_INTEGER,
): Promise<void> => {
  const newest = await newestUpTo(work.db, owner, other, upTo)
  if (newest === undefined) return
  const hidden = await work.db
    .updateTable('conversations')
    .set({ hidden_up_to: newest.id })
    .where('user_id', '=', owner)
    .where('other_id', '=', other)
    .where('hidden_up_to', '<', newest.id)
    .executeTakeFirst()
  if (hidden.numUpdatedRows === 0n) return
  const body: t.TypeOf<typeof deletedBody> = { friendId: other, upTo: newest.at }
  await inbox.append(work, owner, 'deleted', body)
}
