import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isOver } from '../../domain/matching/match'
import type { MatchContext } from './match-context'

/** Signs the statement that the gateway has asked for, then goes on to the search (@rule PLUS-16). */
export const makeStateAge = (context: MatchContext, start: T.Task<void>): T.Task<void> =>
  T.flatten(async () => {
    const { deps, model } = context
    if (!isOver(model.match) || model.starting) return T.of(undefined)
    return pipe(
      deps.gateway.stateAge,
      TE.matchE(
        (problem) => T.fromIO(() => model.change({ problem })),
        () => start,
      ),
    )
  })
