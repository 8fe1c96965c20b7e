import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { remarkOf } from '../../domain/friends/remark'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendActionError } from './friends.feature'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'
import { friendsOnly } from './friends-only'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/**
 * Calls a friend by another name, 30 characters at most; the reply's name is shown from then on (FRND-39, FRND-40). The list
 * of conversations hears it by a relation row, as the other devices do.
 */
export type RenameFriend = (id: UserId, typed: string) => TE.TaskEither<FriendActionError, string>

export const makeRenameFriend =
  ({ gateway, model }: Deps): RenameFriend =>
  (id, typed) => {
    const remark = remarkOf(typed)
    return friendsOnly(
      model,
      id,
    )(() =>
      pipe(
        gateway.rename(id, remark),
        TE.tapIO((name) => () => model.change(id, { name, remark })),
      ),
    )
  }
