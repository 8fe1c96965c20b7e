import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
  readonly deleteConversation: (id: UserId) => T.Task<unknown>
}

/** Bars somebody, or lets them again. */
export type BlockPerson = (id: UserId) => TE.TaskEither<GatewayError, void>

/** Anybody can be barred; friendship and conversation end with it (FRND-34, FRND-35). */
export const makeBlockPerson =
  ({ deleteConversation, gateway, model }: Deps): BlockPerson =>
  (id) =>
    pipe(
      gateway.block(id),
      TE.tapIO(() => () => model.bar(id)),
      TE.tapTask(() => deleteConversation(id)),
    )

/** The entry leaves the blacklist; nothing else comes back (FRND-45). */
export const makeUnblockPerson =
  ({ gateway, model }: Omit<Deps, 'deleteConversation'>): BlockPerson =>
  (id) =>
    pipe(
      gateway.unblock(id),
      TE.tapIO(() => () => model.unbar(id)),
    )
