import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import { refused } from '../../domain/kernel/refused'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import { spendingBlockOf } from '../kernel/spending-block'
import type { AddFriendError } from './friends.feature'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'
import { whileBusy } from './while-busy'

interface Deps {
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

/** The gateway may have charged, but nobody knows. */
const isOpen = (error: GatewayError): boolean => error._tag === 'Unreachable' || error._tag === 'HttpFailed'

export const makeAddFriend = ({ gateway, ids, me, model, refresh }: Deps): AddFriend => {
  const keys = new Map<UserId, string>()
  const keyOf = (id: UserId): string => {
    const key = keys.get(id) ?? ids.uuid()
    keys.set(id, key)
    return key
  }
  const ask = (id: UserId, location: number, videoId: string | undefined): TE.TaskEither<AddFriendError, void> =>
    pipe(
      gateway.add(id, location, keyOf(id), videoId),
      TE.tapError((error) => TE.fromIO(() => (isOpen(error) ? undefined : void keys.delete(id)))),
      TE.map(({ freeLeft, relation }) => {
        keys.delete(id)
        model.relate(id, relation)
        if (freeLeft !== null) model.setFreeAddsLeft(freeLeft)
      }),
      TE.tap(() => refresh),
      TE.mapLeft(told),
    )
  return (id, location, videoId) => () =>
    me() === id ? TE.left(refused('FRND-14'))() : whileBusy(model, id)(ask(id, location, videoId))()
}
