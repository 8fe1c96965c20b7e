import type { IO } from 'fp-ts/IO'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendsLists } from './friends'
import type { FriendsModel } from './friends.model'
import type { Introduced } from './introduced'

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

interface Deps {
  readonly lists: FriendsLists
  readonly model: FriendsModel
}

export const makeFriendsInbox = ({ lists: { friends, reminders }, model }: Deps): FriendsInbox => ({
  onRelation: (person) => {
    model.introduce(person)
    if (model.lists.lacksReminder(person)) void reminders.first()
  },
  onPresence: (user, status) => model.setPresence(user, status),
  renew: () => {
    if (model.listing !== 'idle') void friends.first()
    if (model.reminders.listing !== 'idle') void reminders.first()
  },
  end: () => model.forget(),
})
