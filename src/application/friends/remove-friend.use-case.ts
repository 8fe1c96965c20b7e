import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendActionError } from './friends.feature'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'
import { friendsOnly } from './friends-only'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
  readonly deleteConversation: (id: UserId) => T.Task<unknown>
}

/** Ends a friendship; the conversation with them goes with it (FRND-33, FRND-35). */
export type RemoveFriend = (id: UserId) => TE.TaskEither<FriendActionError, void>

export const makeRemoveFriend =
  ({ deleteConversation, gateway, model }: Deps): RemoveFriend =>
  (id) =>
    friendsOnly(
      model,
      id,
    )(() =>
      pipe(
        gateway.remove(id),
        TE.tapIO(() => () => model.part(id)),
        TE.tapTask(() => deleteConversation(id)),
      ),
    )
