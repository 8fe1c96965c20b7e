import type { IO } from 'fp-ts/IO'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendsModel } from './friends.model'
import type { Introduced } from './introduced'
import type { Pager } from './pager'

/** What the session and the connection tell the friends; application/realtime calls it in every tab, no user interface does. */
export interface FriendsInbox {
  /** A relation has changed on either side; it shows at once. */
  readonly onRelation: (person: Introduced) => void
  readonly onPresence: (user: UserId, status: PresenceStatus) => void
  /** What is known may be old: a list that was shown is read anew. */
  readonly renew: IO<void>
  /** Signed out: nobody is known any more. */
  readonly end: IO<void>
}

export const makeFriendsInbox = ({
  friends,
  model,
}: {
  readonly friends: Pager
  readonly model: FriendsModel
}): FriendsInbox => ({
  onRelation: (person) => model.introduce(person),
  onPresence: (user, status) => model.setPresence(user, status),
  renew: () => {
    if (model.listing !== 'idle') void friends.first()
  },
  end: () => model.forget(),
})
