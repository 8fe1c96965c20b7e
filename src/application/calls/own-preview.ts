import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { locations } from '../../domain/calls/locations'
import type { CallLine } from './call-line'
import type { CallsContext, OwnPreview } from './calls-context'
import type { DeviceProblem } from './devices.port'
import { followCapture } from './follow-capture'
import { leaveMatch, openCapture } from './open-capture'
import { makeScope } from './scope'

type Opened = E.Either<DeviceProblem, void>

const open = async (context: CallsContext, preview: OwnPreview): Promise<Opened> => {
  const { desk, devices } = context
  const opened = await openCapture(context)()
  if (E.isLeft(opened)) {
    if (desk.preview === preview) closePreview(context, opened.left)
    return opened
  }
  const capture = opened.right
  preview.scope.hold(capture.release)
  if (preview.scope.closed()) return E.right(undefined)
  preview.capture = capture
  preview.scope.hold(followCapture(context, capture))
  devices.change({ preview: 'open' })
  return E.right(undefined)
}

/** Opens the own picture where it is not open, or opening, yet; what failed is in `devices.view.preview` too. */
export const openPreview =
  (context: CallsContext): TE.TaskEither<DeviceProblem, void> =>
  () => {
    const { desk, devices } = context
    const nothing: Promise<Opened> = Promise.resolve(E.right(undefined))
    if (desk.talking !== null) return nothing
    if (desk.preview !== null) return desk.preview.opened
    const preview: OwnPreview = { scope: makeScope(), capture: null, opened: nothing }
    desk.preview = preview
    devices.change({ preview: 'opening' })
    preview.opened = open(context, preview)
    return preview.opened
  }

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
