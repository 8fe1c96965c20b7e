import * as E from 'fp-ts/Either'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import type { ReadBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import { answer, refuse, type Answered } from '../http/handler'
import type { Inbox } from '../inbox/inbox.port'
import { blockBetween } from '../profile/people'
import type { Tx } from '../store/database'

/** The reader's devices, and the other's: neither the product itself nor who is in a block with the reader hears it (PLUS-12). */
const hearersOf = async (db: Tx, reader: number, friend: number): Promise<readonly number[]> =>
  friend < 0 || (await blockBetween(db, reader, friend)) ? [reader] : [reader, friend]

/** Row 111: what the other has sent so far, or until `upTo`, is read. Both sides hear it once; nothing new says nothing. */
export const readMessages = (inbox: Inbox): Answered =>
  answer(chatCalls.readMsg, async ({ params, session, now }, work) => {
    const [reader, friend] = [session.userId, params.sendUserId]
    if (params.receiveUserId !== reader) return E.left(refuse(403))
    const last = await work.db
      .selectFrom('messages')
      .select(['id', 'at'])
      .where('receiver_id', '=', reader)
      .where('sender_id', '=', friend)
      .where('at', '<=', params.upTo ?? Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last) return E.right(undefined)
    const read = { read_up_to: last.id, at: now }
    const moved = await work.db
      .insertInto('reads')
      .values({ user_id: reader, other_id: friend, ...read })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'other_id']).doUpdateSet(read).where('reads.read_up_to', '<', last.id),
      )
      .executeTakeFirst()
    if (moved.numInsertedOrUpdatedRows === 0n) return E.right(undefined)
    const body: ReadBody = { readerId: reader, friendId: friend, upTo: last.at }
    await inbox.appendAll(work, await hearersOf(work.db, reader, friend), 'read', body)
    return E.right(undefined)
  })
