import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { volumeOf } from '../../domain/calls/volume'
import type { RoomNum } from '../../domain/kernel/ids'
import { kindOf, type CallLine, type HeldRoom } from './call-line'
import { lineOf, type CallsContext } from './calls-context'
import type { Capture } from './devices.port'
import { meets, openMedia } from './open-media'

const failed = ({ deps, dispatch }: CallsContext, room: RoomNum): void =>
  void dispatch({ _tag: 'Failed', room, at: deps.clock.now() })

/** What came before it was open is heard first, so that what waited for this moment is told but once. */
const enter = (context: CallsContext, line: CallLine, capture: Capture, { gate, open }: HeldRoom): void => {
  const { model } = context
  if (line.scope.closed() || line.room !== null) return
  line.room = open
  open.bring(capture)
  if (!meets(context)) open.reveal()
  if (model.muted) open.volume(volumeOf(true))
  if (model.cameraOff) open.camera(false)
  const { early } = line
  line.early = []
  early.forEach((signal) => open.accept(signal))
  gate.open()
}

/**
 * Enters the media room of a call that was answered, or of a match, and says so while it opens: what the other side sends meanwhile is
 * kept. Failing ends the call; whatever opens after the end is released at once (@rule CALL-7, CALL-59).
 */
export const joinMedia =
  (context: CallsContext, room: RoomNum): T.Task<void> =>
  async () => {
    const line = lineOf(context, room)
    const capture = line?.capture
    if (line === null || capture === null || capture === undefined) return failed(context, room)
    // At once, before anything that changes with the call is drawn anew.
    if (line.held !== null) enter(context, line, capture, line.held)
    const said = context.deps.gateway.notify('notifyJoinCall', room, kindOf(line))()
    const entered = pipe(
      line.ahead ?? openMedia(context, line, room, capture),
      TE.match(
        () => failed(context, room),
        (held) => enter(context, line, capture, held),
      ),
    )
    await entered()
    await said
  }
