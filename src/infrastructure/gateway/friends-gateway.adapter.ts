import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { FriendsGateway } from '../../application/friends/friends-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import { presenceOf, type PresenceStatus } from '../../domain/friends/presence'
import { relationOf } from '../../domain/friends/relation'
import { toUserId, type UserId } from '../../domain/kernel/ids'
import { accountCalls } from './contract/account.calls'
import { friendsCalls } from './contract/friends.calls'
import { listsCalls } from './contract/lists.calls'
import type { Gateway } from './gateway'
import { required } from './mapped'
import { toAcquaintance, toAcquaintances } from './person-mapping'

/** @rule FRND-29 */
const PAGE_SIZE = 100

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

/** People, relations and presence over the wire (rows 38, 39, 50, 54, 66, 87, 140, 179). */
export const makeFriendsGateway = (gateway: Gateway): FriendsGateway => ({
  list: (page) =>
    pipe(
      gateway.ask(friendsCalls.list, { page_num: page, page_size: PAGE_SIZE }),
      TE.map(({ list, pages }) => ({ people: toAcquaintances(list), pages })),
    ),
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
  add: (id, location, key) =>
    pipe(
      gateway.ask(friendsCalls.add, { f_u_id: id, add_location: location, add_true: 1 }, { idempotencyKey: key }),
      TE.map(({ relation }) => relationOf(relation)),
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
