import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { RoomNum } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import type { DeviceProblem } from './devices.port'
import { openDevices } from './device-check'
import { joinMedia, prefetchIce } from './join-media'
import { rememberRoom } from './room-memory'
import { leaveStart } from './starting'
import { tellTabs } from './tab-news'

/** It goes on ringing: the person may free the camera and try again, or decline. */
const devicesFailed = (context: CallsContext, line: CallLine, room: RoomNum, why: DeviceProblem): void => {
  const { deps, dispatch, model } = context
  line.owner = false
  model.setStart({ _tag: 'Failed', peer: line.peer, why })
  dispatch({ _tag: 'NotAnswered', room, at: deps.clock.now() })
}

/** A refusal means that the call is gone: cancelled, or answered elsewhere first. */
const notAnswered = ({ deps, dispatch }: CallsContext, room: RoomNum, error: GatewayError): void => {
  const at = deps.clock.now()
  if (error._tag === 'Refusal') {
    dispatch({ _tag: 'Told', room, at, action: { _tag: 'Withdrawn', by: 'caller', room, at } })
  } else dispatch({ _tag: 'Failed', room, at })
}

const answered = (context: CallsContext, line: CallLine, room: RoomNum, polite: boolean): T.Task<void> => {
  const { deps, dispatch } = context
  line.polite = polite
  if (!dispatch({ _tag: 'Answered', room, at: deps.clock.now() })) return T.of(undefined)
  rememberRoom(deps.session, room, 'callee')
  tellTabs(context, { _tag: 'Taken', room })
  return joinMedia(context, room)
}

const answerWith = (context: CallsContext, line: CallLine, room: RoomNum): T.Task<void> =>
  pipe(
    openDevices(context, line),
    TE.matchE(
      (problem) => T.fromIO(() => (line.scope.closed() ? undefined : devicesFailed(context, line, room, problem))),
      () =>
        line.scope.closed()
          ? T.of(undefined)
          : pipe(
              context.deps.gateway.answer(room),
              TE.matchE(
                (error) => T.fromIO(() => notAnswered(context, room, error)),
                ({ polite }) => answered(context, line, room, polite),
              ),
            ),
    ),
  )

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
    if (!dispatch({ _tag: 'Answering', room: call.room, at: deps.clock.now() })) return T.of(undefined)
    leaveStart(context)
    line.owner = true
    prefetchIce(context, line, call.room)
    return answerWith(context, line, call.room)
  })
