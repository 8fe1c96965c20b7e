import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isOn } from '../../domain/calls/call'
import { locations } from '../../domain/calls/locations'
import type { RoomNum } from '../../domain/kernel/ids'
import { makeLine, type CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import { openDevices } from './device-check'
import type { MeetingDesk } from './meeting'
import { takePreview } from './own-preview'
import { rememberRoom } from './room-memory'

/** The camera was closed since the search began. */
const openCamera = (context: CallsContext, line: CallLine, room: RoomNum): T.Task<void> =>
  pipe(
    openDevices(context, line),
    TE.match(
      () => void context.dispatch({ _tag: 'Failed', room, at: context.deps.clock.now() }),
      () => undefined,
    ),
  )

/**
 * Begins the call of a match in this tab, with the camera that the search had open. A person has one call: while another is on
 * nothing happens (@rule CALL-30).
 */
export const makeMeet =
  (context: CallsContext): MeetingDesk['meet'] =>
  ({ person, polite, role, room }) => {
    const { deps, desk, dispatch, model } = context
    if (isOn(model.call) || desk.starting !== null) return false
    const before = desk.talking
    const line = makeLine(person.id, locations.match, true)
    line.polite = polite
    desk.talking = line
    if (!dispatch({ _tag: 'Met', room, role, person, at: deps.clock.now() })) {
      desk.talking = before
      return false
    }
    rememberRoom(deps.session, room, role)
    if (!takePreview(context, line)) void openCamera(context, line, room)()
    return true
  }
