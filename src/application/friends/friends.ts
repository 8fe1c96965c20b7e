import type { AddFriend } from './add-friend.use-case'
import type { AnswerRequest } from './answer-request.use-case'
import type { ConfirmAdding } from './confirm-adding.use-case'
import type { FriendsFeature } from './friends.feature'
import type { FriendsModel } from './friends.model'
import type { LoadFriends } from './load-friends.use-case'
import type { LoadGuests } from './load-guests.use-case'
import type { OpenPerson } from './open-person.use-case'
import type { SearchPeople } from './search-people.use-case'
import type { WatchPresence } from './watch-presence.use-case'

export interface FriendsParts {
  readonly model: FriendsModel
  readonly load: LoadFriends
  readonly loadGuests: LoadGuests
  readonly search: SearchPeople
  readonly open: OpenPerson
  readonly confirmAdding: ConfirmAdding
  readonly add: AddFriend
  readonly answer: AnswerRequest
  readonly watch: WatchPresence
}

/** The friends feature as a user interface sees it. */
export const makeFriends = ({ model, ...useCases }: FriendsParts): FriendsFeature => ({ view: model, ...useCases })
