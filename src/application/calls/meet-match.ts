import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isOn } from '../../domain/calls/call'
import { locations } from '../../domain/calls/locations'
import type { RoomNum } from '../../domain/kernel/ids'
import { makeLine, type CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import { openDevices } from './device-check'
import { joinMedia } from './join-media'
import type { MeetingDesk } from './meeting'
import { prefetchIce } from './open-media'
import { takePreview } from './own-preview'
import { rememberRoom } from './room-memory'

/** The camera was closed since the search began. */
const openCamera = (context: CallsContext, line: CallLine, room: RoomNum): T.Task<void> => {
  const { deps, dispatch, model } = context
  return pipe(
    openDevices(context, line),
    TE.matchE(
      (why) =>
        T.fromIO(() => {
          const over = dispatch({ _tag: 'Failed', room, at: deps.clock.now() })
          if (over) model.setStart({ _tag: 'Failed', peer: line.peer, why })
        }),
      () => joinMedia(context, room),
    ),
  )
}

/** What the other side has pressed before this side had heard of the match. */
const catchUp = ({ deps, desk, dispatch }: CallsContext, room: RoomNum): void => {
  const at = deps.clock.now()
  if (desk.shownEarly === room) dispatch({ _tag: 'Told', room, at, action: { _tag: 'PeerShown', room, at } })
  desk.shownEarly = null
}

/**
 * Begins the call of a match in this tab, with the camera that the search had open, in a media room that is covered until both
 * have pressed 'Show'. A person has one call: while another is on nothing happens (@rule CALL-30, PLUS-11).
 */
export const makeMeet =
  (context: CallsContext): MeetingDesk['meet'] =>
  ({ matchId, person, polite, price, role, room }) => {
    const { deps, desk, dispatch, model } = context
    if (isOn(model.call) || desk.starting !== null) return false
    const before = desk.talking
    const line = makeLine(person.id, locations.match, true)
    line.polite = polite
    line.matchId = matchId
    desk.talking = line
    if (!dispatch({ _tag: 'Met', room, role, person, at: deps.clock.now() })) {
      desk.talking = before
      return false
    }
    model.setMatchPrice(price)
    rememberRoom(deps.session, room, role)
    prefetchIce(context, line, room)
    catchUp(context, room)
    void (takePreview(context, line) ? joinMedia(context, room) : openCamera(context, line, room))()
    return true
  }
