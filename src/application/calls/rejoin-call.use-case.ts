import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CallsContext } from './calls-context'
import { enterCall } from './enter-call'
import { prefetchIce } from './open-media'
import { leaveStart } from './starting'

/** Enters again the talk that an earlier page had; a second press does nothing (@rule CALL-68). */
export const makeRejoinCall = (context: CallsContext): T.Task<void> =>
  T.flatten(async () => {
    const { deps, desk, dispatch, model } = context
    const { call } = model
    const line = desk.talking
    if (line === null || call._tag !== 'Resumable') return T.of(undefined)
    const { role, room } = call
    if (!dispatch({ _tag: 'Answering', room, at: deps.clock.now() })) return T.of(undefined)
    leaveStart(context)
    prefetchIce(context, line, room)
    return enterCall(context, { line, room, role, agree: TE.right({ polite: line.polite }) })
  })
