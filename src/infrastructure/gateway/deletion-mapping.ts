import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type * as t from 'io-ts'
import type { Deletion } from '../../application/chat/chat-store.port'
import { toUserId } from '../../domain/kernel/ids'
import type { deletedBody } from './contract/frame.codec'

/** A deleted conversation, of the inbox or a snapshot (@rule CHAT-14). None: its id is no id. */
export const toDeletion = ({ friendId, upTo }: t.TypeOf<typeof deletedBody>): O.Option<Deletion> =>
  pipe(
    toUserId(friendId),
    O.map((friend) => ({ friend, upTo })),
  )
