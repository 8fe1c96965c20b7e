import * as T from 'fp-ts/Task'
import type { CallsContext } from './calls-context'
import { enterCall } from './enter-call'
import { prefetchIce } from './open-media'
import { leaveStart } from './starting'

/**
 * Answers what rings here: devices first, then the gateway, then the media. Only the tab that answers enters the room; a
 * second press does nothing (@rule CALL-42, PLUS-20).
 */
export const makeAnswerCall = (context: CallsContext): T.Task<void> =>
  T.flatten(async () => {
    const { deps, desk, dispatch, model } = context
    const { call } = model
    const line = desk.talking
    if (line === null || call._tag !== 'Ringing') return T.of(undefined)
    const { room } = call
    if (!dispatch({ _tag: 'Answering', room, at: deps.clock.now() })) return T.of(undefined)
    leaveStart(context)
    line.owner = true
    if (line.ice === null) prefetchIce(context, line, room)
    return enterCall(context, { line, room, role: 'callee', agree: deps.gateway.answer(room) })
  })
