import type { Instant } from '../../src/domain/kernel/time'
import { endHit } from './end-hit'
import { findMatch, type Match } from './match-store'
import type { MatchingDeps } from './matching-deps'
import { dropPlaces, findPlace } from './queue'
import type { Work } from '../store/store'

/** The hit that is open for somebody. */
const openHit = async ({ db }: Work, userId: number): Promise<Match | undefined> => {
  const place = await findPlace(db, userId)
  return place === undefined || place.match_id === null ? undefined : findMatch(db, place.match_id)
}

/** Somebody waits no longer; the other of a hit that is open waits on (@rule MTCH-27). */
export const leaveMatching = async (work: Work, deps: MatchingDeps, userId: number, now: Instant): Promise<void> => {
  const hit = await openHit(work, userId)
  if (hit === undefined) return dropPlaces(work, [userId])
  await endHit(work, deps, hit, { out: [userId], told: [], now })
}

/** A block ends the hit of the two, if there is one; both wait on, and never meet again (@rule PLUS-12). */
export const partHit = async (
  work: Work,
  deps: MatchingDeps,
  { by, peer }: { readonly by: number; readonly peer: number },
  now: Instant,
): Promise<void> => {
  const hit = await openHit(work, by)
  if (hit?.sides.some(({ user_id }) => user_id === peer)) await endHit(work, deps, hit, { out: [], told: [], now })
}
