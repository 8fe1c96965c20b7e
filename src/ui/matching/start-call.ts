import * as E from 'fp-ts/Either'
import type { SimulatedCallProblem } from '../../application/calls/simulated-call'
import { locations } from '../../domain/calls/locations'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { callsRecording } from '../../domain/matching/hot-video'
import type { Core } from '../../application/core'

export type CallProblem = 'no_recording' | 'in_call' | 'not_started'

const textOf = ({ _tag }: SimulatedCallProblem): CallProblem => {
  switch (_tag) {
    case 'NoRecording':
      return 'no_recording'
    case 'AlreadyInCall':
      return 'in_call'
    default:
      return 'not_started'
  }
}

/** Calls the host, or their recording where nobody plays them; null: what follows is told by the calls (CALL-84, PLUS-1). */
export const startCall = async (
  core: Core,
  { demo, headImg, id, name, status }: Acquaintance,
): Promise<CallProblem | null> => {
  try {
    const { place, simulated } = await core.feature('calls')
    if (!callsRecording({ demo, status })) {
      await place(id, locations.wallOrChat)()
      return null
    }
    const started = await simulated.start({ demo, headImg, id, name }, locations.fake)()
    return E.isLeft(started) ? textOf(started.left) : null
  } catch {
    return 'not_started'
  }
}
