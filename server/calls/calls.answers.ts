import type { Answered } from '../http/handler'
import type { CallsDeps } from './calls-deps'
import { makeStartAnswers } from './create-call'
import { makeLifecycleAnswers } from './lifecycle.answers'
import { makeRoomAnswers } from './room.answers'

/** Rows 1 to 12, 14 to 16, 24, 163, 164 and 165. */
export const makeCallsAnswers = (deps: CallsDeps): readonly Answered[] => [
  ...makeStartAnswers(deps),
  ...makeLifecycleAnswers(deps),
  ...makeRoomAnswers(deps),
]
