import type { IO } from 'fp-ts/IO'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendsModel } from './friends.model'
import type { KeptPeople } from './kept-people.port'

interface Deps {
  readonly kept: KeptPeople
  /** The signed-in person; null: nobody, or one who is leaving. */
  readonly me: () => UserId | null
  readonly model: FriendsModel
}

/** So many are kept, favourites first. */
export const KEPT_PEOPLE = 500

/** Keeps friends and requests as they change, from the first page that the gateway has told (@rule PLUS-18). */
export const keepFriends = ({ kept, me, model }: Deps): IO<void> =>
  model.onContacts((people) => {
    const user = me()
    if (user !== null) void kept.keep(user, people.slice(0, KEPT_PEOPLE))()
  })
