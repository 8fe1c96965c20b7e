import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import { refused, type Refused } from '../../domain/kernel/refused'
import type { FriendsModel } from './friends.model'

/** Goes on for a friend only; anybody else is refused without a call (FRND-33, FRND-38). */
export const friendsOnly =
  (model: FriendsModel, id: UserId) =>
  <Failed, A>(run: (friend: Acquaintance) => TE.TaskEither<Failed, A>): TE.TaskEither<Failed | Refused, A> =>
  async () => {
    const person = O.toUndefined(model.person(id))
    const done = person?.relation === 'friend' ? run(person) : TE.left(refused('FRND-33'))
    return done()
  }
