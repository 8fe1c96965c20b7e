import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Reads the people to meet and remembers them; those that were read before stay on the screen meanwhile. */
export type LoadGuests = T.Task<void>

export const makeLoadGuests =
  ({ gateway, model }: Deps): LoadGuests =>
  () => {
    if (model.guestListing === 'loading') return Promise.resolve()
    model.setGuests('loading')
    return pipe(
      gateway.guests,
      TE.match(
        () => model.setGuests('failed'),
        (people) => {
          model.know(people)
          model.setGuests('loaded', people)
        },
      ),
    )()
  }
