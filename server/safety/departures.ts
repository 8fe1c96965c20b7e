import { whereaboutsAfter } from '../../src/domain/account/departure'
import type { Instant } from '../../src/domain/kernel/time'
import { forgetPresence } from '../account/presence'
import { leaveBegunCall, leaveCall } from '../calls/hang-up'
import { leaveMatching } from '../matching/leave-matching'
import type { MatchingDeps } from '../matching/matching-deps'
import type { Departures } from '../session/departures.port'
import type { Sessions } from '../session/sessions'
import type { Work } from '../store/store'

interface Deps {
  readonly matching: MatchingDeps
  readonly sessions: Pick<Sessions, 'list' | 'revoke' | 'revokeAll'>
}

export const makeDepartures = ({ matching, sessions }: Deps): Departures => {
  const { calls } = matching
  const fallSilent = async (work: Work, userId: number, now: Instant): Promise<void> => {
    await leaveCall(work, calls, userId, now)
    await leaveMatching(work, matching, userId, now)
  }
  const goAway = async (work: Work, userId: number, now: Instant): Promise<void> => {
    await fallSilent(work, userId, now)
    await forgetPresence(work, userId)
    calls.presence.tell(work, userId)
  }
  return {
    leave: async (work, { id, userId }, ending, now) => {
      const kind = await sessions.revoke(work, userId, id, ending)
      if (kind === null) return false
      const left = await sessions.list(work.db, userId)
      const whereabouts = whereaboutsAfter(
        kind,
        left.map((one) => one.kind),
      )
      if (whereabouts === 'Silent') await fallSilent(work, userId, now)
      if (whereabouts === 'Gone') await goAway(work, userId, now)
      return true
    },
    leaveAll: async (work, userId, ending, now) => {
      await sessions.revokeAll(work, userId, ending)
      await goAway(work, userId, now)
    },
    moveOn: async (work, userId, now) => {
      await leaveBegunCall(work, calls, userId, now)
      await leaveMatching(work, matching, userId, now)
    },
  }
}
