import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Reads somebody's data and remembers them. */
export type OpenPerson = (id: UserId) => TE.TaskEither<GatewayError, Acquaintance>

export const makeOpenPerson =
  ({ gateway, model }: Deps): OpenPerson =>
  (id) =>
    pipe(
      gateway.person(id),
      TE.tapIO((person) => () => model.know([person])),
    )
