import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isOver } from '../../domain/matching/match'
import type { MatchTerms } from '../../domain/matching/match-terms'
import type { MatchContext } from './match-context'
import { claimSlot, releaseSlot } from './match-slot'
import type { StartProblem } from './matching.feature'
import { readTerms } from './read-terms'

/** What speaks against a search before anything is asked: a call, or another tab that searches (@rule CALL-30, PLUS-20). */
const free = (context: MatchContext): TE.TaskEither<StartProblem, void> =>
  T.flatten(async () => {
    if (context.deps.meetings.busy()) return TE.left<StartProblem>({ _tag: 'AlreadyInCall' })
    return pipe(
      TE.fromTask<boolean, StartProblem>(claimSlot(context)),
      TE.flatMap((mine) => (mine ? TE.right(undefined) : TE.left({ _tag: 'Elsewhere' } as const))),
    )
  })

const begin = ({ deps, dispatch, model }: MatchContext, terms: MatchTerms): void => {
  model.change({ problem: null, unreached: false })
  dispatch({ _tag: 'Started', at: deps.clock.now(), terms })
}

const prepared = (context: MatchContext): TE.TaskEither<StartProblem, MatchTerms> =>
  pipe(
    free(context),
    TE.flatMap(() => context.deps.meetings.prepare),
    TE.flatMap((): TE.TaskEither<StartProblem, MatchTerms> => readTerms(context)),
  )

/**
 * Begins a search: devices, terms, queue, in this order. A press while one start is on its way does nothing, and whoever leaves
 * meanwhile is not put into the queue (@rule CALL-26, CALL-27, MTCH-27).
 */
export const makeStartSearch = (context: MatchContext): T.Task<void> =>
  T.flatten(async () => {
    const { deps, desk, model } = context
    if (!isOver(model.match) || model.starting) return T.of(undefined)
    const mine = (desk.presses += 1)
    model.change({ starting: true, problem: null })
    const whileWanted = (run: () => void) => () => {
      if (mine === desk.presses) {
        model.change({ starting: false })
        run()
      } else if (isOver(model.match) && !model.starting) deps.meetings.release()
      if (!model.starting) releaseSlot(context)
    }
    return pipe(
      prepared(context),
      TE.match(
        (problem) => whileWanted(() => model.change({ problem }))(),
        (terms) => whileWanted(() => begin(context, terms))(),
      ),
    )
  })
