import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import { refused } from '../../domain/kernel/refused'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import { makePressOnce } from '../kernel/press-once'
import { spendingBlockOf } from '../kernel/spending-block'
import type { AddFriendError } from './friends.feature'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'
import { whileBusy } from './while-busy'

interface Deps {
  readonly clock: Clock
  readonly gateway: FriendsGateway
  readonly ids: Ids
  readonly me: () => UserId | null
  readonly model: FriendsModel
  /** Own data change with every charge (FRND-10). */
  readonly refresh: TE.TaskEither<never, unknown>
}

/** The balance does not suffice (FRND-11). */
const NOT_ENOUGH = 20001

/** Asks somebody to be a friend, at most once at a time and charged once however often it is repeated (FRND-6, FRND-10..14). */
export type AddFriend = (id: UserId, location: number, videoId?: string) => TE.TaskEither<AddFriendError, void>

const told = (error: GatewayError): AddFriendError =>
  error._tag === 'Refusal' && error.code === NOT_ENOUGH ? { _tag: 'NotEnoughCoins' } : (spendingBlockOf(error) ?? error)

export const makeAddFriend = ({ clock, gateway, ids, me, model, refresh }: Deps): AddFriend => {
  const press = makePressOnce({ clock, ids })
  const ask = (id: UserId, location: number, videoId: string | undefined): TE.TaskEither<AddFriendError, void> =>
    pipe(
      press(`${id}`, (key) => gateway.add(id, location, key, videoId)),
      TE.map(({ freeLeft, relation }) => {
        model.relate(id, relation)
        if (freeLeft !== null) model.setFreeAddsLeft(freeLeft)
      }),
      TE.tap(() => refresh),
      TE.mapLeft(told),
    )
  return (id, location, videoId) => () =>
    me() === id ? TE.left(refused('FRND-14'))() : whileBusy(model, id)(ask(id, location, videoId))()
}
