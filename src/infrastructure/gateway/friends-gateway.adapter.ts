import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { FriendsGateway } from '../../application/friends/friends-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { FRIENDS_A_PAGE, WATCHED_A_PAGE } from '../../domain/friends/pace'
import { presenceOf, type PresenceStatus } from '../../domain/friends/presence'
import { relationOf } from '../../domain/friends/relation'
import { toUserId, type UserId } from '../../domain/kernel/ids'
import { sanitise } from '../../domain/kernel/sanitise'
import { accountCalls } from './contract/account.calls'
import { friendsCalls } from './contract/friends.calls'
import { listsCalls } from './contract/lists.calls'
import type { Gateway } from './gateway'
import { discard, required } from './mapped'
import { toAcquaintance, toAcquaintances, toReminder } from './person-mapping'
import type { RequestIdentity } from './request-identity'

/** Nobody has this id, or may be seen under it. */
const isUnknown = (error: GatewayError): boolean =>
  (error._tag === 'HttpFailed' && (error.status === 403 || error.status === 404)) ||
  (error._tag === 'Refusal' && (error.code === 403 || error.code === 404))

const presences = (
  list: readonly { readonly userId: number; readonly status: number }[],
): ReadonlyMap<UserId, PresenceStatus> =>
  new Map(
    pipe(
      list,
      RA.filterMap(({ status, userId }) =>
        pipe(
          toUserId(userId),
          O.map((id) => [id, presenceOf(status)] as const),
        ),
      ),
    ),
  )

const findById =
  ({ ask }: Gateway): FriendsGateway['findById'] =>
  (id) =>
    pipe(
      ask(friendsCalls.searchUser, { searchUserId: id }),
      TE.map((info) => toAcquaintances([info])),
      TE.orElse((error) => (isUnknown(error) ? TE.right([]) : TE.left(error))),
    )

type Actions = Pick<FriendsGateway, 'pin' | 'rename' | 'remove' | 'block' | 'unblock' | 'remind'>

const makeActions = ({ ask }: Gateway, { userId }: RequestIdentity): Actions => ({
  pin: (id, pinned) => pipe(ask(friendsCalls.favor, { f_u_id: id, favor: pinned ? 1 : 0 }), TE.map(discard)),
  rename: (id, remark) =>
    pipe(
      ask(friendsCalls.changeRemarkName, { f_u_id: id, remark }),
      TE.map(({ nick_name }) => sanitise(nick_name)),
    ),
  remove: (id) => pipe(ask(friendsCalls.delete, { f_u_id: id }), TE.map(discard)),
  block: (id) => pipe(ask(friendsCalls.addBlack, { f_u_id: userId(), defriend_u_id: id }), TE.map(discard)),
  unblock: (id) => pipe(ask(friendsCalls.removeBlack, { f_u_id: userId(), defriend_u_id: id }), TE.map(discard)),
  remind: (id, on) =>
    pipe(
      ask(friendsCalls.changeOnlineRemind, { f_u_id: id, status: on ? 1 : 0 }),
      TE.map(({ remindSwitch }) => remindSwitch === 1),
    ),
})

/** Whoever the gateway chooses, who then counts as offered today. */
const ANY_HOST = { hostId: 0, flag: 1 }

type Lists = Pick<FriendsGateway, 'list' | 'blacklist' | 'reminders' | 'suggestion'>

const makeLists = ({ ask }: Gateway): Lists => ({
  list: (page) =>
    pipe(
      ask(friendsCalls.list, { page_num: page, page_size: FRIENDS_A_PAGE }),
      TE.map(({ list, pages }) => ({ items: toAcquaintances(list), pages })),
    ),
  blacklist: (page) =>
    pipe(
      ask(friendsCalls.blacklist, { page, size: WATCHED_A_PAGE }),
      TE.map(({ list, pages }) => ({ items: toAcquaintances(list), pages })),
    ),
  reminders: (page) =>
    pipe(
      ask(friendsCalls.onlineRemindList, { page_num: page, page_size: WATCHED_A_PAGE }),
      TE.map(({ relationFriends: { list, pages }, remindNum }) => ({
        items: pipe(list, RA.filterMap(toReminder)),
        pages,
        on: remindNum,
      })),
    ),
  suggestion: pipe(
    ask(friendsCalls.timedSuggestion, ANY_HOST),
    TE.map(({ user }) => pipe(O.fromNullable(user), O.flatMap(toAcquaintance))),
  ),
})

/** People, relations and presence over the wire (rows 38, 39, 41, 43 to 50, 54, 55, 66, 87, 140, 179). */
export const makeFriendsGateway = (gateway: Gateway, identity: RequestIdentity): FriendsGateway => ({
  ...makeLists(gateway),
  ...makeActions(gateway, identity),
  find: (text) =>
    pipe(
      gateway.ask(friendsCalls.search, { s_txt: text }),
      TE.map(({ list }) => toAcquaintances(list)),
    ),
  findById: findById(gateway),
  person: (id) =>
    pipe(
      gateway.ask(accountCalls.getUserInfo, { search_u_id: id }),
      TE.flatMap((info) => pipe(toAcquaintance(info), required('person'))),
    ),
  add: (id, location, key, videoId) =>
    pipe(
      gateway.ask(
        friendsCalls.add,
        { f_u_id: id, add_location: location, add_true: 1, ...(videoId !== undefined && { videoId }) },
        { idempotencyKey: key },
      ),
      TE.map(({ freeLeft, relation }) => ({ relation: relationOf(relation), freeLeft: freeLeft ?? null })),
    ),
  answer: (id, answer) =>
    pipe(
      gateway.ask(friendsCalls.answerRequest, { f_u_id: id, answer }),
      TE.map(({ relation }) => relationOf(relation)),
    ),
  presence: (ids) =>
    pipe(
      gateway.ask(accountCalls.onlineStatus, { userIds: ids.join(',') }),
      TE.map(({ list }) => presences(list)),
    ),
  guests: pipe(
    gateway.ask(listsCalls.guests, {}),
    TE.map(({ list }) => toAcquaintances(list)),
  ),
})
