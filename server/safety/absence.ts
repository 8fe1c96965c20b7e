import { forgetPresence } from '../account/presence'
import { leaveCall } from '../calls/hang-up'
import { leaveMatching } from '../matching/leave-matching'
import type { MatchingDeps } from '../matching/matching-deps'
import type { Absence } from '../session/absence.port'
import type { Sessions } from '../session/sessions'

interface Deps {
  readonly matching: MatchingDeps
  readonly sessions: Pick<Sessions, 'list'>
}

export const makeAbsence = ({ matching, sessions }: Deps): Absence => {
  const { calls } = matching
  const stepOut: Absence['stepOut'] = async (work, userId, now) => {
    await leaveCall(work, calls, userId, now)
    await leaveMatching(work, matching, userId, now)
  }
  return {
    stepOut,
    note: async (work, userId, now) => {
      if ((await sessions.list(work.db, userId)).length > 0) return
      await stepOut(work, userId, now)
      await forgetPresence(work, userId)
      calls.presence.tell(work, userId)
    },
  }
}
