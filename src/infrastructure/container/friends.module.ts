import * as TE from 'fp-ts/TaskEither'
import { ContainerModule } from 'inversify'
import { makeAddFriend, type AddFriend } from '../../application/friends/add-friend.use-case'
import { makeAnswerRequest, type AnswerRequest } from '../../application/friends/answer-request.use-case'
import {
  hasConfirmedAdding,
  makeConfirmAdding,
  type ConfirmAdding,
} from '../../application/friends/confirm-adding.use-case'
import { makeFriends } from '../../application/friends/friends'
import type { FriendsGateway } from '../../application/friends/friends-gateway.port'
import { makeFriendsInbox } from '../../application/friends/friends-inbox'
import { FriendsModel } from '../../application/friends/friends.model'
import { makeLoadFriends, type LoadFriends } from '../../application/friends/load-friends.use-case'
import { makeLoadGuests, type LoadGuests } from '../../application/friends/load-guests.use-case'
import { makeOpenPerson, type OpenPerson } from '../../application/friends/open-person.use-case'
import { makeSearchPeople, type SearchPeople } from '../../application/friends/search-people.use-case'
import { makeWatchPresence, type WatchPresence } from '../../application/friends/watch-presence.use-case'
import type { FriendsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  gateway: token<FriendsGateway>('friendsGateway'),
  model: token<FriendsModel>('friendsModel'),
  load: token<LoadFriends>('loadFriends'),
  loadGuests: token<LoadGuests>('loadGuests'),
  search: token<SearchPeople>('searchPeople'),
  open: token<OpenPerson>('openPerson'),
  confirmAdding: token<ConfirmAdding>('confirmAdding'),
  add: token<AddFriend>('addFriend'),
  answer: token<AnswerRequest>('answerRequest'),
  watch: token<WatchPresence>('watchPresence'),
} as const

/** People, requests and presence. */
export const friendsModule = (parts: FriendsAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.gateway).toConstantValue(parts.gateway)
    bind(S.model)
      .toResolvedValue(
        (config, cookies) => new FriendsModel(config.addFriendPrice, hasConfirmedAdding(cookies)),
        [T.config, T.cookies],
      )
      .inSingletonScope()
    bind(S.load).toResolvedValue((gateway, model) => makeLoadFriends({ gateway, model }), [S.gateway, S.model])
    bind(S.loadGuests).toResolvedValue((gateway, model) => makeLoadGuests({ gateway, model }), [S.gateway, S.model])
    bind(S.search).toResolvedValue(
      (clock, gateway, model) => makeSearchPeople({ clock, gateway, model }),
      [T.clock, S.gateway, S.model],
    )
    bind(S.open).toResolvedValue((gateway, model) => makeOpenPerson({ gateway, model }), [S.gateway, S.model])
    bind(S.confirmAdding).toResolvedValue(
      (cookies, model) => makeConfirmAdding({ cookies, model }),
      [T.cookies, S.model],
    )
    bind(S.add).toResolvedValue(
      (account, gateway, ids, model, refresh) =>
        makeAddFriend({ gateway, ids, me: () => account.userId, model, refresh: TE.fromTask(refresh) }),
      [T.accountModel, S.gateway, T.ids, S.model, T.refresh],
    )
    bind(S.answer).toResolvedValue((gateway, model) => makeAnswerRequest({ gateway, model }), [S.gateway, S.model])
    bind(S.watch).toResolvedValue(
      (account, clock, gateway, model, page) =>
        makeWatchPresence({ clock, gateway, me: () => account.userId, model, page }),
      [T.accountModel, T.clock, S.gateway, S.model, T.page],
    )
    bind(F.friendsInbox)
      .toResolvedValue((load, model) => makeFriendsInbox({ load, model }), [S.load, S.model])
      .inSingletonScope()
    bind(F.friends)
      .toResolvedValue(
        (model, load, loadGuests, search, open, confirmAdding, add, answer, watch) =>
          makeFriends({ model, load, loadGuests, search, open, confirmAdding, add, answer, watch }),
        [S.model, S.load, S.loadGuests, S.search, S.open, S.confirmAdding, S.add, S.answer, S.watch],
      )
      .inSingletonScope()
  })
