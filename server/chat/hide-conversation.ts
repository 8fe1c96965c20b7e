import type { Instant } from '../../src/domain/kernel/time'
import type * as t from 'io-ts'
import type { deletedBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Inbox } from '../inbox/inbox.port'
import type { Work } from '../store/store'

/** Up to when the conversation is hidden now; null when there was nothing that was not hidden before. */
const hide = async ({ db }: Work, owner: number, other: number): Promise<Instant | null> => {
  const hidden = await db
    .updateTable('conversations')
    .set((of) => ({ hidden_up_to: of.ref('last_message_id') }))
    .where('user_id', '=', owner)
    .where('other_id', '=', other)
    .whereRef('hidden_up_to', '<', 'last_message_id')
    .returning('at')
    .executeTakeFirst()
  return hidden?.at ?? null
}

/**
 * Deletes the owner's side of a conversation: what was written so far is in no list, history or snapshot of theirs any more,
 * and their devices forget it by a `deleted` row. The other side keeps everything and hears nothing. Again does nothing.
 *
 * @rule CHAT-14
 */
export const hideConversation = async (work: Work, inbox: Inbox, owner: number, other: number): Promise<void> => {
  const upTo = await hide(work, owner, other)
  if (upTo === null) return
  const body: t.TypeOf<typeof deletedBody> = { friendId: other, upTo }
  await inbox.append(work, owner, 'deleted', body)
}
