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

/** Switches the reminder of a friend; it shows at once and goes back when it fails (FRND-41, FRND-42). */
export type RemindOfFriend = (id: UserId, on: boolean) => TE.TaskEither<FriendActionError, void>

export const makeRemindOfFriend =
  ({ gateway, model }: Deps): RemindOfFriend =>
  (id, on) =>
    friendsOnly(
      model,
      id,
    )(() => {
      model.setReminder(id, on)
      return pipe(
        gateway.remind(id, on),
        TE.tapError(() => TE.fromIO(() => model.setReminder(id, !on))),
        TE.map((now) => model.setReminder(id, now)),
      )
    })
