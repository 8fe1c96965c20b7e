import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { FriendsGateway, RequestAnswer } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'
import { whileBusy } from './while-busy'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Accepts or refuses somebody's request, or withdraws the own one (FRND-17, FRND-19). */
export type AnswerRequest = (id: UserId, answer: RequestAnswer) => TE.TaskEither<GatewayError, void>

export const makeAnswerRequest =
  ({ gateway, model }: Deps): AnswerRequest =>
  (id, answer) =>
    whileBusy(
      model,
      id,
    )(
      pipe(
        gateway.answer(id, answer),
        TE.map((relation) => model.relate(id, relation)),
      ),
    )
