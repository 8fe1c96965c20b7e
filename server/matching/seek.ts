import type { Instant } from '../../src/domain/kernel/time'
import { nextPrice } from '../../src/domain/matching/match-tariff'
import { findUser, type UserRow } from '../profile/people'
import type { Work } from '../store/store'
import { findPartner } from './find-partner'
import { inCall } from './in-call'
import { matchUse } from './match-days'
import type { MatchingDeps } from './matching-deps'
import { noteMeeting } from './meetings'
import { claimPlaces, findPlace, type Place } from './queue'
import { tellHit } from './tell-match'

type Two = readonly [UserRow, UserRow]

const storeMatch = async ({ db }: Work, matchId: string, now: Instant, joinMs: number): Promise<void> => {
  await db
    .insertInto('matches')
    .values({ match_id: matchId, made_at: now, expires_at: now + joinMs, state: 'hit', room_num: null })
    .execute()
}

const addSide = async (
  work: Work,
  deps: MatchingDeps,
  matchId: string,
  [user, person]: Two,
  now: Instant,
): Promise<void> => {
  const price = nextPrice(deps.settings, await matchUse(work.db, user, now))
  await work.db
    .insertInto('match_sides')
    .values({ match_id: matchId, user_id: user.id, price, joined_at: null, session_id: null })
    .execute()
  await tellHit(work, deps, { matchId, to: user.id, person, price, recorded: 0, now })
}

const inOrder = (one: UserRow, other: UserRow): Two => (one.id < other.id ? [one, other] : [other, one])

/**
 * Looks for a partner for somebody who waits. When there is one, both leave the queue in this unit and hear of each other; two
 * units that want the same person cannot both be stored (@rule MTCH-27).
 */
export const seek = async (work: Work, deps: MatchingDeps, place: Place, now: Instant): Promise<void> => {
  const { joinMs, repeatMs, staleMs } = deps.settings
  const partner = await findPartner(work.db, { place, now, staleMs }, repeatMs)
  const [user, person] = [await findUser(work.db, place.user_id), partner && (await findUser(work.db, partner.user_id))]
  if (user === undefined || person === undefined) return
  const matchId = deps.calls.random.uuid()
  const two = inOrder(user, person)
  await storeMatch(work, matchId, now, joinMs)
  if (!(await claimPlaces(work, matchId, [user.id, person.id]))) throw new Error(`a place of ${matchId} was taken`)
  await noteMeeting(work, [user.id, person.id], now)
  await addSide(work, deps, matchId, two, now)
  await addSide(work, deps, matchId, [two[1], two[0]], now)
}

/** Looks once more for people who wait again, in this order; who is in a call meanwhile meets nobody. */
export const seekAgain = async (
  work: Work,
  deps: MatchingDeps,
  people: readonly number[],
  now: Instant,
): Promise<void> => {
  const busy = people.length === 0 ? [] : await inCall(work.db, people)
  for (const userId of people.filter((one) => !busy.includes(one))) {
    const place = await findPlace(work.db, userId)
    if (place?.match_id === null) await seek(work, deps, place, now)
  }
}
