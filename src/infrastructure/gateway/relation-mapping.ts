import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Received } from '../../application/chat/chat-store.port'
import { relationOf } from '../../domain/friends/relation'
import { toUserId } from '../../domain/kernel/ids'
import { sanitise } from '../../domain/kernel/sanitise'
import type { RelationBody } from './contract/frame.codec'

/** A relation of a snapshot, for the store. None: its id is no id. */
export const toRelation = (body: RelationBody): O.Option<Received['relations'][number]> =>
  pipe(
    toUserId(body.userId),
    O.map((user) => ({
      user,
      relation: relationOf(body.relation),
      name: sanitise(body.userName ?? ''),
      headImg: body.headImg ?? '',
      at: body.at,
      ...(body.stick !== undefined && { pinned: body.stick === 1 }),
    })),
  )
