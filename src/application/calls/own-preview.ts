import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { locations } from '../../domain/calls/locations'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import type { Capture, DeviceProblem } from './devices.port'
import { followCapture } from './follow-capture'
import { leaveMatch, openCapture } from './open-capture'
import { makeScope, type Scope } from './scope'

/** Camera and microphone that are open before there is anybody to see and hear them. */
export interface OwnPreview {
  readonly scope: Scope
  capture: Capture | null
}

/** Opens the own picture where it is not open yet; what failed is in `devices.view.preview` too. */
export const openPreview = (context: CallsContext): TE.TaskEither<DeviceProblem, void> =>
  T.flatten(async () => {
    const { desk, devices } = context
    if (desk.preview !== null || desk.talking !== null) return TE.right(undefined)
    const preview: OwnPreview = { scope: makeScope(), capture: null }
    desk.preview = preview
    devices.change({ preview: 'opening' })
    return pipe(
      openCapture(context),
      TE.match(
        (problem) => {
          if (desk.preview === preview) closePreview(context, problem)
          return TE.left(problem)
        },
        (capture) => {
          preview.scope.hold(capture.release)
          if (preview.scope.closed()) return TE.right(undefined)
          preview.capture = capture
          preview.scope.hold(followCapture(context, capture))
          devices.change({ preview: 'open' })
          return TE.right(undefined)
        },
      ),
      T.flatten,
    )
  })

/** Closes the own picture; `after` is what is said of it from then on. */
export const closePreview = ({ desk, devices }: CallsContext, after: DeviceProblem | 'closed' = 'closed'): void => {
  const { preview } = desk
  desk.preview = null
  preview?.scope.close()
  devices.change({ preview: after })
}

/** Opens the own picture for a match; without it the match page is left, once (@rule CALL-27). */
export const prepareMatch = (context: CallsContext): TE.TaskEither<DeviceProblem, void> =>
  pipe(
    openPreview(context),
    TE.tapError(() => TE.fromIO(() => leaveMatch(context, locations.match))),
  )

/** Hands the open camera over to a call, which releases it from now on; false: none is open. */
export const takePreview = ({ desk, devices, model }: CallsContext, line: CallLine): boolean => {
  const { preview } = desk
  if (preview === null || preview.capture === null) return false
  desk.preview = null
  devices.change({ preview: 'closed' })
  line.capture = preview.capture
  line.scope.hold(preview.scope.close)
  model.setLocal(O.some(preview.capture.picture))
  return true
}
