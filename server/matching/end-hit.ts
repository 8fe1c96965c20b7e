import type { Instant } from '../../src/domain/kernel/time'
import { tellBalance } from '../coins/tell-balance'
import type { Work } from '../store/store'
import { matchKey, type Match } from './match-store'
import type { MatchingDeps } from './matching-deps'
import { dropPlaces, freePlaces } from './queue'
import { seekAgain } from './seek'
import { tellGone } from './tell-match'

/** How a hit comes to nothing: `out` wait no longer, and of them those in `told` did not do it themselves. */
interface HitEnd {
  readonly out: readonly number[]
  readonly told: readonly number[]
  readonly now: Instant
}

const release = async (work: Work, { calls }: MatchingDeps, match: Match): Promise<void> => {
  for (const side of match.sides) {
    if (side.joined_at === null || side.price === 0) continue
    await calls.ledger.releaseHold(work, matchKey(side))
    await tellBalance(calls, work, side.user_id)
  }
}

/**
 * Ends a hit that is open: what was reserved goes back, and whoever is not out waits again with the time already waited, and is
 * looked for at once (@rule MTCH-27).
 */
export const endHit = async (
  work: Work,
  deps: MatchingDeps,
  match: Match,
  { now, out, told }: HitEnd,
): Promise<void> => {
  const matchId = match.match_id
  const staying = match.sides.map((side) => side.user_id).filter((userId) => !out.includes(userId))
  await work.db.updateTable('matches').set({ state: 'over' }).where('match_id', '=', matchId).execute()
  await release(work, deps, match)
  await dropPlaces(work, out)
  await freePlaces(work, staying)
  await tellGone(work, deps, { matchId, at: now, people: told, waiting: false })
  await tellGone(work, deps, { matchId, at: now, people: staying, waiting: true })
  await seekAgain(work, deps, staying, now)
}
