import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { DeckPlace } from '../../domain/matching/places'
import type { GatewayError } from '../kernel/gateway-error'
import { spendingBlockOf } from '../kernel/spending-block'
import type { CardsDeps } from './cards.deps'
import type { Likable, LikeError } from './cards.feature'
import type { LikeReply } from './cards-gateway.port'

const NOT_ENOUGH = 20001

const told = (error: GatewayError): LikeError =>
  error._tag === 'Refusal' && error.code === NOT_ENOUGH ? { _tag: 'NotEnoughCoins' } : (spendingBlockOf(error) ?? error)

/** The gateway may have charged, but nobody knows. */
const isOpen = (error: GatewayError): boolean => error._tag === 'Unreachable' || error._tag === 'HttpFailed'

/** Likes somebody, one at a time, charged once however often it is tried again (@rule MTCH-14, MTCH-15). */
export type LikePerson = (person: Likable, place: DeckPlace) => TE.TaskEither<LikeError, LikeReply>

export const makeLikePerson = ({ gateway, ids, model, refreshBalance, setCoins }: CardsDeps): LikePerson => {
  const keys = new Map<UserId, string>()
  const keyOf = (id: UserId): string => {
    const key = keys.get(id) ?? ids.uuid()
    keys.set(id, key)
    return key
  }
  const ask = ({ id }: Likable, place: DeckPlace): TE.TaskEither<LikeError, LikeReply> =>
    pipe(
      gateway.like(id, place, keyOf(id)),
      TE.tapError((error) => TE.fromIO(() => (isOpen(error) ? undefined : void keys.delete(id)))),
      TE.tapIO(({ coins }) => () => {
        keys.delete(id)
        setCoins(coins)
        void refreshBalance()
      }),
      TE.mapLeft(told),
    )
  return (person, place) => async () => {
    if (model.liking) return E.left({ _tag: 'StillLiking' })
    model.setLiking(true)
    return ask(person, place)().finally(() => model.setLiking(false))
  }
}

/**
 * Calls whom this person likes and who likes them too: a person at the location after a like, a simulated host with their
 * recording (@rule MTCH-30, PLUS-1).
 */
export const makeCallLiked =
  ({ call, callRecording, model }: CardsDeps) =>
  (person: Likable, place: DeckPlace, { mutual, recorded }: LikeReply): void => {
    if (!mutual) return
    const { afterLikeFake, afterLikeNormal } = model.places[place]
    void (recorded ? callRecording(person, afterLikeFake) : call(person.id, afterLikeNormal))()
  }
