import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallsContext } from './calls-context'
import { holdCapture, type CallLine } from './call-line'
import type { DeviceProblem } from './devices.port'
import * as O from 'fp-ts/Option'

/** @rule CALL-28, DATA-19 */
const checks = ['CAMC_RTC_CAMERA_CHECK', 'CAMC_RTC_MIC_CHECK'] as const

/** Opens camera and microphone for a line and shows the own picture (@rule CALL-12, CALL-26, CALL-28). */
export const openDevices = ({ deps, model }: CallsContext, line: CallLine): TE.TaskEither<DeviceProblem, void> =>
  pipe(
    deps.devices.open({}),
    TE.map((capture) => {
      checks.forEach((key) => deps.session.write(key, '1'))
      holdCapture(line, capture)
      if (!line.scope.closed()) model.setLocal(O.some(capture.picture))
    }),
  )
