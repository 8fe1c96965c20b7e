import type { Task } from 'fp-ts/Task'
import type { AccountModel } from '../account/account.model'
import type { CallsInbox } from '../calls/calls-inbox'
import type { ChatInbox } from '../chat/chat-inbox'
import type { GiftsInbox } from '../gifts/gifts-inbox'
import type { FriendsInbox } from '../friends/friends-inbox'
import type { CardsInbox } from '../matching/cards-inbox'
import type { MatchingInbox } from '../matching/matching-inbox'
import type { Hint } from './hint'

export interface DeliverDeps {
  readonly account: AccountModel
  readonly chat: Pick<ChatInbox, 'friendOnline'>
  /** Undefined while nobody has asked for the friends: what they show is read from the gateway then. */
  readonly friends: () => FriendsInbox | undefined
  /** Keeps what comes until the calls are there. */
  readonly calls: (post: (inbox: CallsInbox) => void) => void
  /** The same for gifts. */
  readonly gifts: (post: (inbox: GiftsInbox) => void) => void
  /** Undefined while nobody has searched in this tab: what a match becomes concerns the one that does. */
  readonly matching: () => MatchingInbox | undefined
  /** Keeps who likes this person back until the cards are there. */
  readonly cards: (post: (inbox: CardsInbox) => void) => void
  readonly refresh: Task<void>
}

/** Hands a hint to the features of this tab. */
export type Deliver = (hint: Hint) => void

export const makeDeliver =
  ({ account, calls, cards, chat, friends, gifts, matching, refresh }: DeliverDeps): Deliver =>
  (hint) => {
    switch (hint._tag) {
      case 'State':
        return account.setRealtime(hint.state)
      case 'Relation':
        return friends()?.onRelation(hint.person)
      case 'Balance':
        return account.setBalance(hint.coins, hint.paid)
      case 'Presence':
        return friends()?.onPresence(hint.user, hint.status)
      case 'FriendOnline':
        friends()?.onPresence(hint.friend.id, 'online')
        return chat.friendOnline(hint.friend)
      case 'Room':
        return calls((inbox) => inbox.onRoom(hint.action))
      case 'Signal':
        return calls((inbox) => inbox.onSignal(hint.room, hint.from, hint.signal))
      case 'Gift':
        return gifts((inbox) => inbox.onGift(hint.gift))
      case 'Goods':
        return gifts((inbox) => inbox.renew())
      case 'Match':
        return matching()?.onMatch(hint.news)
      case 'MutualLike':
        return cards((inbox) => inbox.onMutual(hint.word))
      case 'Refresh':
        return void refresh()
      case 'Renew':
        friends()?.renew()
        gifts((inbox) => inbox.renew())
        return void refresh()
    }
  }
