import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { ContainerModule } from 'inversify'
import { makeAcquaintances } from '../../application/friends/acquaintances'
import { makeAddFriend, type AddFriend } from '../../application/friends/add-friend.use-case'
import { makeAnswerRequest, type AnswerRequest } from '../../application/friends/answer-request.use-case'
import {
  hasConfirmedAdding,
  makeConfirmAdding,
  type ConfirmAdding,
} from '../../application/friends/confirm-adding.use-case'
import { makeBlockPerson, makeUnblockPerson } from '../../application/friends/block-person.use-case'
import { makeFriends, type FriendsActions, type FriendsLists } from '../../application/friends/friends'
import type { FriendsGateway } from '../../application/friends/friends-gateway.port'
import { keepFriends } from '../../application/friends/keep-friends'
import type { KeptPeople } from '../../application/friends/kept-people.port'
import { makeRecallFriends, recalling } from '../../application/friends/recall-friends'
import { makeFriendsInbox } from '../../application/friends/friends-inbox'
import { FriendsModel } from '../../application/friends/friends.model'
import { makeLoadGuests, type LoadGuests } from '../../application/friends/load-guests.use-case'
import { makeOpenPerson, type OpenPerson } from '../../application/friends/open-person.use-case'
import { makeBlacklistPager, makeFriendsPager, makeRemindersPager } from '../../application/friends/page-lists'
import { makePinFriend } from '../../application/friends/pin-friend.use-case'
import { makeRemindOfFriend } from '../../application/friends/remind-of-friend.use-case'
import { makeRemoveFriend } from '../../application/friends/remove-friend.use-case'
import { makeRenameFriend } from '../../application/friends/rename-friend.use-case'
import { makeSearchPeople, type SearchPeople } from '../../application/friends/search-people.use-case'
import { makeSuggestHost, type SuggestHost } from '../../application/friends/suggest-host.use-case'
import { makeWatchPresence, type WatchPresence } from '../../application/friends/watch-presence.use-case'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  gateway: token<FriendsGateway>('friendsGateway'),
  kept: token<KeptPeople>('keptPeople'),
  model: token<FriendsModel>('friendsModel'),
  recall: token<Task<void>>('recallFriends'),
  lists: token<FriendsLists>('friendsLists'),
  actions: token<FriendsActions>('friendsActions'),
  loadGuests: token<LoadGuests>('loadGuests'),
  search: token<SearchPeople>('searchPeople'),
  open: token<OpenPerson>('openPerson'),
  confirmAdding: token<ConfirmAdding>('confirmAdding'),
  add: token<AddFriend>('addFriend'),
  answer: token<AnswerRequest>('answerRequest'),
  suggest: token<SuggestHost>('suggestHost'),
  watch: token<WatchPresence>('watchPresence'),
} as const

/** People, requests, lists and presence; the conversation of somebody who was removed or barred is the chat's to delete. */
export const friendsModule = (
  parts: FriendsAdapters,
  deleteConversation: (friend: UserId) => Task<unknown>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.gateway).toConstantValue(parts.gateway)
    bind(S.kept).toConstantValue(parts.kept)
    bind(S.model)
      .toResolvedValue(
        (account, config, cookies, kept) => {
          const model = new FriendsModel(config.addFriendPrice, hasConfirmedAdding(cookies))
          keepFriends({ kept, model, me: () => (account.leaving ? null : account.userId) })
          return model
        },
        [T.accountModel, T.config, T.cookies, S.kept],
      )
      .inSingletonScope()
    bind(S.recall).toResolvedValue(
      (account, kept, model) => makeRecallFriends({ kept, model, me: () => account.userId }),
      [T.accountModel, S.kept, S.model],
    )
    bind(S.lists)
      .toResolvedValue(
        (clock, gateway, model, recall) => ({
          friends: recalling({ clock, model, recall }, makeFriendsPager({ gateway, model })),
          blacklist: makeBlacklistPager({ gateway, model }),
          reminders: makeRemindersPager({ gateway, model }),
        }),
        [T.clock, S.gateway, S.model, S.recall],
      )
      .inSingletonScope()
    bind(S.actions).toResolvedValue(
      (gateway, model) => ({
        pin: makePinFriend({ gateway, model }),
        rename: makeRenameFriend({ gateway, model }),
        remove: makeRemoveFriend({ deleteConversation, gateway, model }),
        block: makeBlockPerson({ deleteConversation, gateway, model }),
        unblock: makeUnblockPerson({ gateway, model }),
        remind: makeRemindOfFriend({ gateway, model }),
      }),
      [S.gateway, S.model],
    )
    bind(S.suggest).toResolvedValue((gateway, model) => makeSuggestHost({ gateway, model }), [S.gateway, S.model])
    bind(S.loadGuests).toResolvedValue((gateway, model) => makeLoadGuests({ gateway, model }), [S.gateway, S.model])
    bind(S.search).toResolvedValue(
      (clock, gateway, model) => makeSearchPeople({ clock, gateway, model }),
      [T.clock, S.gateway, S.model],
    )
    bind(S.open).toResolvedValue(
      (clock, gateway, model, recall) => makeOpenPerson({ clock, gateway, model, recall }),
      [T.clock, S.gateway, S.model, S.recall],
    )
    bind(S.confirmAdding).toResolvedValue(
      (cookies, model) => makeConfirmAdding({ cookies, model }),
      [T.cookies, S.model],
    )
    bind(S.add).toResolvedValue(
      (account, clock, gateway, ids, model, refresh) =>
        makeAddFriend({ clock, gateway, ids, me: () => account.userId, model, refresh: TE.fromTask(refresh) }),
      [T.accountModel, T.clock, S.gateway, T.ids, S.model, T.refresh],
    )
    bind(S.answer).toResolvedValue((gateway, model) => makeAnswerRequest({ gateway, model }), [S.gateway, S.model])
    bind(S.watch).toResolvedValue(
      (account, clock, gateway, model, page) =>
        makeWatchPresence({ clock, gateway, me: () => account.userId, model, page }),
      [T.accountModel, T.clock, S.gateway, S.model, T.page],
    )
    bind(F.acquaintances).toResolvedValue(makeAcquaintances, [S.model])
    bind(F.friendsInbox)
      .toResolvedValue((lists, model) => makeFriendsInbox({ lists, model }), [S.lists, S.model])
      .inSingletonScope()
    bind(F.friends)
      .toResolvedValue(
        (model, lists, actions, loadGuests, search, open, confirmAdding, add, answer, suggest, watch) =>
          makeFriends({ model, lists, actions, loadGuests, search, open, confirmAdding, add, answer, suggest, watch }),
        [
          S.model,
          S.lists,
          S.actions,
          S.loadGuests,
          S.search,
          S.open,
          S.confirmAdding,
          S.add,
          S.answer,
          S.suggest,
          S.watch,
        ],
      )
      .inSingletonScope()
  })
