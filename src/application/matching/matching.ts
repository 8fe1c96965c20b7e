import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as T from 'fp-ts/Task'
import { isOver, isSearch, noMatch } from '../../domain/matching/match'
import { makeScope } from '../calls/scope'
import { makeDispatch } from './dispatch-match'
import type { MatchContext } from './match-context'
import { makeDeeds } from './match-deeds'
import { hideTip, keepWishes, recall } from './match-memory'
import { releaseSlot } from './match-slot'
import type { MatchingDeps } from './matching.deps'
import type { MatchingFeature } from './matching.feature'
import type { MatchingInbox } from './matching-inbox'
import { MatchingModel } from './matching.model'
import { makeNextMatch } from './next-match.use-case'
import { makeOnMatch } from './on-match-news'
import { makePerform } from './perform-duty'
import { readTerms } from './read-terms'
import { makeStartSearch } from './start-search.use-case'
import { makeStateAge } from './state-age.use-case'
import { watchCalls } from './watch-calls'

const makeFeature = (context: MatchContext, leave: IO<void>): MatchingFeature => {
  const { deps, model } = context
  const start = makeStartSearch(context)
  const release: IO<void> = () => {
    if (isOver(model.match) && !model.starting) deps.meetings.release()
  }
  return {
    view: model,
    load: pipe(
      T.fromIO(() => recall(context)),
      T.flatMap(() => readTerms(context)),
      T.map(() => undefined),
    ),
    wish: (wishes) => keepWishes(context, wishes),
    start,
    stateAge: makeStateAge(context, start),
    next: makeNextMatch(context),
    leave,
    leavePage: () => {
      if (isSearch(model.match) || model.starting) leave()
      release()
    },
    release,
    ...makeDeeds(context),
    hideTip: () => hideTip(context),
    dismissProblem: () => model.change({ problem: null }),
  }
}

/** LiveCam matching of whoever is signed in: what any user interface gets, and what the connection tells it. */
export const makeMatching = (
  deps: MatchingDeps,
): { readonly feature: MatchingFeature; readonly inbox: MatchingInbox } => {
  const model = new MatchingModel()
  const context: MatchContext = {
    deps,
    model,
    desk: { slot: null, stage: makeScope(), playing: false, line: Promise.resolve(), presses: 0 },
    dispatch: makeDispatch(() => context),
    perform: makePerform(() => context),
  }
  const leave: IO<void> = () => {
    context.desk.presses += 1
    model.change({ starting: false })
    context.dispatch({ _tag: 'LeavePressed', at: deps.clock.now() })
    releaseSlot(context)
  }
  watchCalls(context)
  return {
    feature: makeFeature(context, leave),
    inbox: {
      onMatch: makeOnMatch(context),
      end: () => {
        leave()
        deps.meetings.release()
        model.change({ match: noMatch, terms: null, listing: 'idle', problem: null })
      },
    },
  }
}
