import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Asks once a session for a host to get to know, and ends with the answer; without one, or without an answer, nothing shows (FRND-27). */
export type SuggestHost = T.Task<void>

export const makeSuggestHost = ({ gateway, model }: Deps): SuggestHost => {
  let asked = Promise.resolve()
  return () => {
    const { epoch } = model
    if (!model.lists.beginSuggesting()) return asked
    asked = pipe(
      gateway.suggestion,
      TE.match(
        () => undefined,
        (person) => {
          if (model.epoch !== epoch) return
          if (O.isSome(person)) model.know([person.value])
          model.lists.setSuggestion(person)
        },
      ),
    )()
    return asked
  }
}
