import * as O from 'fp-ts/Option'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendsModel } from './friends.model'

/** Everybody who has been met, for the features that bring people too. */
export interface Acquaintances {
  /** What the gateway says about people now. */
  readonly know: (people: readonly Acquaintance[]) => void
  /** The signed-in person has blocked them. */
  readonly blocked: (id: UserId) => boolean
}

export const makeAcquaintances = (model: FriendsModel): Acquaintances => ({
  know: (people) => model.know(people),
  blocked: (id) => {
    const person = model.person(id)
    return O.isSome(person) && person.value.blocked
  },
})
