import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { MatchContext } from './match-context'

/** Leaves this talk and searches anew, with the camera opened again; locked for 5 s after meeting (@rule MTCH-22). */
export const makeNextMatch = (context: MatchContext): T.Task<void> =>
  T.flatten(async () => {
    const { deps, dispatch, model } = context
    const { match, terms } = model
    if (match._tag !== 'Talking') return T.of(undefined)
    if (!dispatch({ _tag: 'NextPressed', at: deps.clock.now(), terms: terms ?? match.terms })) return T.of(undefined)
    return pipe(
      deps.meetings.prepare,
      TE.match(
        (problem) => {
          if (dispatch({ _tag: 'LeavePressed', at: deps.clock.now() })) model.change({ problem })
        },
        () => undefined,
      ),
    )
  })
