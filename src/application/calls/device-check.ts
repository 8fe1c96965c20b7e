import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { holdCapture, type CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import type { DeviceProblem } from './devices.port'
import { followCapture } from './follow-capture'
import { leaveMatch, openCapture } from './open-capture'
import { closePreview } from './own-preview'
import { makeScope } from './scope'

/** Opens camera and microphone for a line and shows the own picture (@rule CALL-12, CALL-26, CALL-27, CALL-28). */
export const openDevices = (context: CallsContext, line: CallLine): TE.TaskEither<DeviceProblem, void> =>
  pipe(
    T.fromIO(() => {
      closeCheck(context)
      closePreview(context)
    }),
    T.flatMap(() => openCapture(context)),
    TE.map((capture) => {
      holdCapture(line, capture)
      if (line.scope.closed()) return
      line.scope.hold(followCapture(context, capture))
      context.model.setLocal(O.some(capture.picture))
    }),
    TE.tapError(() => TE.fromIO(() => (line.scope.closed() ? undefined : leaveMatch(context, line.location)))),
  )

/** Opens the device check: on what is open for a call, else on its own camera and microphone (@rule PLUS-24). */
export const openCheck =
  (context: CallsContext): T.Task<void> =>
  async () => {
    const { desk, devices } = context
    if (desk.check !== null) return
    if (desk.capture !== null) return devices.change({ check: 'open' })
    const scope = makeScope()
    desk.check = scope
    devices.change({ check: 'opening' })
    const opened = await openCapture(context)()
    if (E.isLeft(opened)) return scope.closed() ? undefined : devices.change({ check: opened.left })
    scope.hold(opened.right.release)
    if (scope.closed()) return
    scope.hold(followCapture(context, opened.right))
    devices.change({ check: 'open' })
  }

/** Closes the device check and what was opened for it alone. */
export const closeCheck = ({ desk, devices }: CallsContext): void => {
  const { check } = desk
  desk.check = null
  check?.close()
  devices.change({ check: 'closed' })
}
