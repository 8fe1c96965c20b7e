import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { DeckPlace } from '../../domain/matching/places'
import type { GatewayError } from '../kernel/gateway-error'
import { makePressOnce } from '../kernel/press-once'
import { spendingBlockOf } from '../kernel/spending-block'
import type { CardsDeps } from './cards.deps'
import type { Likable, LikeError } from './cards.feature'
import type { LikeReply } from './cards-gateway.port'

const NOT_ENOUGH = 20001

const told = (error: GatewayError): LikeError =>
  error._tag === 'Refusal' && error.code === NOT_ENOUGH ? { _tag: 'NotEnoughCoins' } : (spendingBlockOf(error) ?? error)

/** Likes somebody, one at a time, charged once however often it is tried again (@rule MTCH-14, MTCH-15). */
export type LikePerson = (person: Likable, place: DeckPlace) => TE.TaskEither<LikeError, LikeReply>

export const makeLikePerson = ({ clock, gateway, ids, model, refreshBalance, setCoins }: CardsDeps): LikePerson => {
  const press = makePressOnce({ clock, ids })
  const ask = ({ id }: Likable, place: DeckPlace, epoch: number): TE.TaskEither<LikeError, LikeReply> =>
    pipe(
      press(`${id}`, (key) => gateway.like(id, place, key)),
      TE.tapIO(({ coins }) => () => {
        if (model.epoch !== epoch) return
        setCoins(coins)
        void refreshBalance()
      }),
      TE.mapLeft(told),
    )
  return (person, place) => async () => {
    if (model.liking) return E.left({ _tag: 'StillLiking' })
    const { epoch } = model
    model.setLiking(true)
    return ask(person, place, epoch)().finally(() => (model.epoch === epoch ? model.setLiking(false) : undefined))
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
