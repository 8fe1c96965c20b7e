import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { dayOf } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import type { UserRow } from '../profile/people'
import { unbarred } from '../profile/unbarred'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'
import { isAlone } from './find-partner'
import { inCall } from './in-call'
import type { MatchingDeps } from './matching-deps'
import { noteMeeting } from './meetings'
import { dropPlaces, findPlace, type Place } from './queue'
import { tellHit } from './tell-match'

const AT_ONCE = 200

/** A demo person with a marked recording whom the waiting one wishes to meet: the one whom they met longest ago, or never. */
const findHost = (
  db: Tx,
  { user_id, want_country, want_gender, want_language }: Place,
  now: Instant,
): Promise<UserRow | undefined> => {
  const hosts = db
    .selectFrom('users')
    .where('users.demo', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where('users.id', '<>', user_id)
    .where(unbarred(user_id))
    .innerJoin('previews', 'previews.user_id', 'users.id')
    .where('previews.recorded', '=', 1)
    .leftJoin('match_pairs', (join) =>
      join
        .onRef('match_pairs.other_id', '=', 'users.id')
        .on('match_pairs.user_id', '=', user_id)
        .on('match_pairs.day', '=', dayOf(now)),
    )
  const ofGender = want_gender === 0 ? hosts : hosts.where('users.gender', '=', want_gender)
  const ofCountry = want_country === 0 ? ofGender : ofGender.where('users.country_id', '=', want_country)
  const speaking =
    want_language === ''
      ? ofCountry
      : ofCountry.where(sql<string>`',' || users.languages || ','`, 'like', `%,${want_language},%`)
  return speaking
    .selectAll('users')
    .orderBy(sql`coalesce(match_pairs.at, 0)`)
    .orderBy(sql`(users.id + ${user_id}) * 7919 % 1009`)
    .limit(1)
    .executeTakeFirst()
}

/** Whether somebody has waited a whole countdown, and nobody else is there for them. */
const waitsAlone = async (
  db: Tx,
  { settings: { countdownMs, staleMs } }: MatchingDeps,
  place: Place,
  now: Instant,
): Promise<boolean> =>
  place.match_id === null &&
  place.since <= now - countdownMs &&
  place.renewed_at > now - staleMs &&
  (await inCall(db, [place.user_id])).length === 0 &&
  isAlone(db, { place, now, staleMs })

/** The recording of a demo person stands in: the place is given up, nothing is kept, and nothing is paid (@rule PLUS-1). */
const standIn = async (work: Work, deps: MatchingDeps, userId: number, now: Instant): Promise<void> => {
  const place = await findPlace(work.db, userId)
  if (place === undefined || !(await waitsAlone(work.db, deps, place, now))) return
  const host = await findHost(work.db, place, now)
  if (host === undefined) return
  await dropPlaces(work, [userId])
  await noteMeeting(work, [userId, host.id], now)
  const matchId = deps.calls.random.uuid()
  await tellHit(work, deps, { matchId, to: userId, person: host, price: 0, recorded: 1, now })
}

/** Brings recordings to those who have waited a whole countdown alone; local mode only. */
export const standInForPeople = async (store: Store, deps: MatchingDeps, now: Instant): Promise<void> => {
  if (!deps.recordings) return
  const { countdownMs } = deps.settings
  const waiting = await store.read((db) =>
    db
      .selectFrom('match_queue')
      .select('user_id')
      .where('match_id', 'is', null)
      .where('since', '<=', now - countdownMs)
      .orderBy('since')
      .limit(AT_ONCE)
      .execute(),
  )
  for (const { user_id } of waiting) await store.work(async (work) => E.right(await standIn(work, deps, user_id, now)))
}
