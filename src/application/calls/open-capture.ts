import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { leavesWithoutDevice } from '../../domain/calls/missing-device'
import type { CallsContext } from './calls-context'
import { rememberedChoice } from './device-memory'
import type { Capture, DeviceProblem } from './devices.port'
import { storedKeys } from '../kernel/stored-keys'

/** @rule CALL-28, DATA-19 */
const checks = [storedKeys.cameraCheck.name, storedKeys.microphoneCheck.name]
/** The match page was left once because a device was missing (@rule CALL-27). */
const LEFT = 'CAMC_DEVICE.left'

/** Opens camera and microphone as they were chosen, and remembers that they could be (@rule CALL-28). */
export const openCapture = ({ deps }: CallsContext): TE.TaskEither<DeviceProblem, Capture> =>
  pipe(
    TE.fromIO(() => rememberedChoice(deps.settings)),
    TE.flatMap(deps.devices.open),
    TE.tapIO(() => () => checks.forEach((key) => deps.session.write(key, '1'))),
  )

/** Leaves the match page, once in a session (@rule CALL-27). */
export const leaveMatch = ({ deps }: CallsContext, location: number): void => {
  if (!leavesWithoutDevice(location, O.isSome(deps.session.read(LEFT)))) return
  deps.session.write(LEFT, '1')
  deps.startOver()
}
