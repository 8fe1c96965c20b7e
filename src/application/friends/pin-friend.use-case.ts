import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendActionError } from './friends.feature'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'
import { friendsOnly } from './friends-only'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Makes a friend a favourite or none; it shows at once and goes back when it fails (FRND-38). */
export type PinFriend = (id: UserId, pinned: boolean) => TE.TaskEither<FriendActionError, void>

export const makePinFriend =
  ({ gateway, model }: Deps): PinFriend =>
  (id, pinned) =>
    friendsOnly(
      model,
      id,
    )((friend) => {
      model.change(id, { pinned })
      return pipe(
        gateway.pin(id, pinned),
        TE.tapError(() => TE.fromIO(() => model.change(id, { pinned: friend.pinned }))),
      )
    })
