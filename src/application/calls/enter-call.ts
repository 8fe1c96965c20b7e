import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Role } from '../../domain/calls/call'
import type { RoomNum } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import { openDevices } from './device-check'
import type { DeviceProblem } from './devices.port'
import { joinMedia } from './join-media'
import { rememberRoom } from './room-memory'
import { tellTabs } from './tab-news'

/** The call that is entered, and what the gateway has to say to it once the devices are open. */
export interface Entry {
  readonly line: CallLine
  readonly room: RoomNum
  readonly role: Role
  readonly agree: TE.TaskEither<GatewayError, { readonly polite: boolean }>
}

/** It goes on as it was: the person may free the camera and try again, or let it be. */
const devicesFailed = (context: CallsContext, { line, room }: Entry, why: DeviceProblem): void => {
  const { deps, dispatch, model } = context
  line.owner = model.call._tag === 'Resumable'
  model.setStart({ _tag: 'Failed', peer: line.peer, why })
  dispatch({ _tag: 'NotAnswered', room, at: deps.clock.now() })
}

/** A refusal means that the call is gone: cancelled, or answered elsewhere first. */
const notAgreed = ({ deps, dispatch }: CallsContext, { room }: Entry, error: GatewayError): void => {
  const at = deps.clock.now()
  if (error._tag === 'Refusal') {
    dispatch({ _tag: 'Told', room, at, action: { _tag: 'Withdrawn', by: 'caller', room, at } })
  } else dispatch({ _tag: 'Failed', room, at })
}

const agreed = (context: CallsContext, { line, role, room }: Entry, polite: boolean): T.Task<void> => {
  const { deps, dispatch } = context
  line.polite = polite
  if (!dispatch({ _tag: 'Answered', room, at: deps.clock.now() })) return T.of(undefined)
  rememberRoom(deps.session, room, role)
  tellTabs(context, { _tag: 'Taken', room })
  const joined = joinMedia(context, room)()
  return () => joined
}

/** Devices first, then the gateway, then the media; it stops wherever the call ends meanwhile. */
export const enterCall = (context: CallsContext, entry: Entry): T.Task<void> => {
  const { closed } = entry.line.scope
  return pipe(
    openDevices(context, entry.line),
    TE.matchE(
      (problem) => T.fromIO(() => (closed() ? undefined : devicesFailed(context, entry, problem))),
      () =>
        closed()
          ? T.of(undefined)
          : pipe(
              entry.agree,
              TE.matchE(
                (error) => T.fromIO(() => notAgreed(context, entry, error)),
                ({ polite }) => agreed(context, entry, polite),
              ),
            ),
    ),
  )
}
