import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TO from 'fp-ts/TaskOption'
import { SIGHT_AT_MS } from '../../domain/calls/face'
import { SNAPSHOT_QUALITY, snapshotTimes } from '../../domain/calls/snapshot'
import type { RoomNum } from '../../domain/kernel/ids'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import type { Capture } from './devices.port'
import { sendSnapshot } from './send-snapshot'
import { announce } from './snapshot-notice'

const blurs = ({ blur }: Capture): boolean => O.isSome(blur) && blur.value.on()

/** Tells the other side whether a face is seen here, and whether what lies behind is blurred (@rule CALL-74, CALL-75). */
const tellSight = ({ deps }: CallsContext, line: CallLine, room: RoomNum, capture: Capture): T.Task<unknown> =>
  pipe(
    deps.faces.look(capture.still(SNAPSHOT_QUALITY)),
    T.flatMap((face) =>
      line.scope.closed()
        ? T.of(undefined)
        : deps.signalling.send(room, line.peer, { _tag: 'Face', face, blurred: blurs(capture) }),
    ),
  )

/** A picture of the own camera; none while it is off (@rule CALL-73, CALL-76). */
const takePicture = (context: CallsContext, line: CallLine, room: RoomNum, capture: Capture): T.Task<unknown> =>
  pipe(
    context.model.cameraOff ? TO.none : capture.still(SNAPSHOT_QUALITY),
    TO.flatMapTask((jpeg) =>
      line.scope.closed() ? T.of(undefined) : sendSnapshot(context, line, { room, jpeg, shows: 'self' }),
    ),
  )

/**
 * What a talk owes to safety, from its first frame to its end: messages about the own face, the word that pictures are
 * taken, and those pictures at moments that nobody can foresee (@rule CALL-73, CALL-74, CALL-75, PLUS-4).
 */
export const guardTalk = (context: CallsContext, line: CallLine, room: RoomNum): void => {
  const { capture, scope } = line
  if (capture === null) return
  const { clock, chance } = context.deps
  const begun = clock.now()
  const at = (ms: number, run: T.Task<unknown>): void =>
    scope.hold(clock.after(Math.max(0, begun + ms - clock.now()), () => void run()))
  scope.hold(() => context.safety.clear())
  SIGHT_AT_MS.forEach((ms) => at(ms, tellSight(context, line, room, capture)))
  const plan = pipe(
    context.plan.stretches,
    T.map((stretches) => {
      const times = snapshotTimes(stretches, chance)
      if (scope.closed() || times.length === 0) return
      announce(context, line)
      times.forEach((ms) =>
        at(
          ms,
          T.flatten(async () => takePicture(context, line, room, capture)),
        ),
      )
    }),
  )
  void plan()
}
