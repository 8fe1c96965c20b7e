import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import { endHit } from './end-hit'
import type { Match } from './match-store'
import type { MatchingDeps } from './matching-deps'
import { findPlace } from './queue'

/** Not both have joined in time: who has, or has given a sign of life since, waits again (@rule MTCH-27). */
export const expireHit = async (work: Work, deps: MatchingDeps, match: Match, now: Instant): Promise<void> => {
  const out: number[] = []
  for (const { joined_at, user_id } of match.sides) {
    const place = await findPlace(work.db, user_id)
    const alive = joined_at !== null || (place !== undefined && place.renewed_at > match.made_at)
    if (!alive) out.push(user_id)
  }
  await endHit(work, deps, match, { out, told: out, now })
}
