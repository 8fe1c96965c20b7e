import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../kernel/gateway-error'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Reads all pages of friends and open requests, and stops at the last one (FRND-29, FRND-37). */
export type LoadFriends = Task<void>

export const makeLoadFriends = ({ gateway, model }: Deps): LoadFriends => {
  const from = (page: number): TE.TaskEither<GatewayError, void> =>
    pipe(
      gateway.list(page),
      TE.tapIO(
        ({ people }) =>
          () =>
            model.know(people),
      ),
      TE.flatMap(({ pages }) => (page < pages ? from(page + 1) : TE.right(undefined))),
    )
  return () => {
    if (model.listing === 'loading') return Promise.resolve()
    model.setListing('loading')
    return pipe(
      from(1),
      TE.match(
        () => model.setListing('failed'),
        () => model.setListing('loaded'),
      ),
    )()
  }
}
