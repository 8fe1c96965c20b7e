import { dayOf } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import { unbarred } from '../profile/unbarred'
import type { Tx } from '../store/database'
import type { Place } from './queue'

/** What a search goes by. */
interface Looking {
  readonly place: Place
  readonly now: Instant
  readonly staleMs: number
}

const spoken = (languages: string): string[] => languages.split(',').filter((code) => code !== '')

/** Who waits and can be met: kept apart by no block, in no call, not deleted, not silent (@rule PLUS-12, MTCH-27). */
const there = (db: Tx, { now, place, staleMs }: Looking) =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where(unbarred(place.user_id))
    .innerJoin('match_queue', 'match_queue.user_id', 'users.id')
    .where('match_queue.match_id', 'is', null)
    .where('match_queue.renewed_at', '>', now - staleMs)
    .where('match_queue.user_id', '<>', place.user_id)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('call_slots')
            .select('call_slots.room_num')
            .whereRef('call_slots.user_id', '=', 'match_queue.user_id'),
        ),
      ),
    )

/** Of them those who suit each other: what one wishes, the other is, and the other way round. */
const suiting = (db: Tx, looking: Looking) => {
  const { place } = looking
  const wanting = there(db, looking)
    .where('match_queue.want_gender', 'in', [0, place.gender])
    .where('match_queue.want_country', 'in', [0, place.country_id])
    .where('match_queue.want_language', 'in', ['', ...spoken(place.languages)])
  const ofGender = place.want_gender === 0 ? wanting : wanting.where('match_queue.gender', '=', place.want_gender)
  const ofCountry =
    place.want_country === 0 ? ofGender : ofGender.where('match_queue.country_id', '=', place.want_country)
  return place.want_language === ''
    ? ofCountry
    : ofCountry.where('match_queue.languages', 'like', `%,${place.want_language},%`)
}

/** Those whom the person has met today, or those whom not. */
const met = (db: Tx, looking: Looking, already: boolean) =>
  suiting(db, looking).where(({ exists, not, selectFrom }) => {
    const meeting = exists(
      selectFrom('match_pairs')
        .select('match_pairs.at')
        .where('match_pairs.user_id', '=', looking.place.user_id)
        .whereRef('match_pairs.other_id', '=', 'match_queue.user_id')
        .where('match_pairs.day', '=', dayOf(looking.now)),
    )
    return already ? meeting : not(meeting)
  })

/**
 * Whom the person is to meet: of those who suit, the one who has waited longest and was not met today. Only when there is none,
 * somebody met today, once both have waited `repeatMs` (@rule MTCH-27).
 */
export const findPartner = async (db: Tx, looking: Looking, repeatMs: number): Promise<Place | undefined> => {
  const longest = (people: ReturnType<typeof met>) =>
    people
      .selectAll('match_queue')
      .orderBy('match_queue.since')
      .orderBy('match_queue.user_id')
      .limit(1)
      .executeTakeFirst()
  const fresh = await longest(met(db, looking, false))
  const ripe = looking.now - repeatMs
  if (fresh !== undefined || looking.place.since > ripe) return fresh
  return longest(met(db, looking, true).where('match_queue.since', '<=', ripe))
}

/** Nobody who suits is waiting, met today or not. */
export const isAlone = async (db: Tx, looking: Looking): Promise<boolean> =>
  (await suiting(db, looking).select('match_queue.since').limit(1).executeTakeFirst()) === undefined
