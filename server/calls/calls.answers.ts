import type { Answered } from '../http/handler'
import type { CallsDeps } from './calls-deps'
import { makeStartAnswers } from './create-call'
import { makeBillAnswers } from './bill.answers'
import { makeLifecycleAnswers, makeRoomActionAnswers } from './lifecycle.answers'
import { makePreviewAnswer } from './preview.answers'
import { makeRoomAnswers } from './room.answers'

/** Rows 1 to 12, 14 to 24, 163, 164 and 165. */
export const makeCallsAnswers = (deps: CallsDeps): readonly Answered[] => [
  ...makeStartAnswers(deps),
  ...makeLifecycleAnswers(deps),
  ...makeRoomActionAnswers(deps),
  ...makeRoomAnswers(deps),
  ...makeBillAnswers(deps),
  makePreviewAnswer(deps),
]
