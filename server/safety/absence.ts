import { forgetPresence } from '../account/presence'
import { leaveBegunCall, leaveCall } from '../calls/hang-up'
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
  return {
    note: async (work, { kind, userId }, now) => {
      const left = await sessions.list(work.db, userId)
      if (left.length > 0 && (kind === 'terminal' || left.some((one) => one.kind === 'browser'))) return
      await leaveCall(work, calls, userId, now)
      await leaveMatching(work, matching, userId, now)
      if (left.length > 0) return
      await forgetPresence(work, userId)
      calls.presence.tell(work, userId)
    },
    movedOn: async (work, userId, now) => {
      await leaveBegunCall(work, calls, userId, now)
      await leaveMatching(work, matching, userId, now)
    },
  }
}
