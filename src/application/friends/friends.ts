import * as O from 'fp-ts/Option'
import type { AddFriend } from './add-friend.use-case'
import type { AnswerRequest } from './answer-request.use-case'
import type { BlockPerson } from './block-person.use-case'
import type { ConfirmAdding } from './confirm-adding.use-case'
import type { FriendsFeature } from './friends.feature'
import type { FriendsModel } from './friends.model'
import type { LoadGuests } from './load-guests.use-case'
import type { OpenPerson } from './open-person.use-case'
import type { Pager } from './pager'
import type { PinFriend } from './pin-friend.use-case'
import type { RemindOfFriend } from './remind-of-friend.use-case'
import type { RemoveFriend } from './remove-friend.use-case'
import type { RenameFriend } from './rename-friend.use-case'
import type { SearchPeople } from './search-people.use-case'
import type { SuggestHost } from './suggest-host.use-case'
import type { WatchPresence } from './watch-presence.use-case'

/** The lists that are read page by page. */
export interface FriendsLists {
  readonly friends: Pager
  readonly blacklist: Pager
  readonly reminders: Pager
}

/** What is done with one person who is known already. */
export interface FriendsActions {
  readonly pin: PinFriend
  readonly rename: RenameFriend
  readonly remove: RemoveFriend
  readonly block: BlockPerson
  readonly unblock: BlockPerson
  readonly remind: RemindOfFriend
}

export interface FriendsParts {
  readonly model: FriendsModel
  readonly lists: FriendsLists
  readonly actions: FriendsActions
  readonly loadGuests: LoadGuests
  readonly search: SearchPeople
  readonly open: OpenPerson
  readonly confirmAdding: ConfirmAdding
  readonly add: AddFriend
  readonly answer: AnswerRequest
  readonly suggest: SuggestHost
  readonly watch: WatchPresence
}

/** The friends feature as a user interface sees it. */
export const makeFriends = ({ actions, lists, model, ...useCases }: FriendsParts): FriendsFeature => ({
  view: model,
  ...useCases,
  ...actions,
  load: lists.friends.first,
  loadMore: lists.friends.next,
  loadBlacklist: lists.blacklist.first,
  loadMoreBlacklist: lists.blacklist.next,
  loadReminders: lists.reminders.first,
  loadMoreReminders: lists.reminders.next,
  dismissNews: () => model.setNews(O.none),
  dismissSuggestion: () => model.lists.setSuggestion(O.none),
})
