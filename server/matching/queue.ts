import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { MatchQueueTable } from '../store/tables/matching.table'
import type { Wishes } from './wishes'

/** A place in the queue. */
export type Place = Selectable<MatchQueueTable>

export const findPlace = (db: Tx, userId: number): Promise<Place | undefined> =>
  db.selectFrom('match_queue').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Languages of a person, each between commas, so that one can be looked for. */
const between = (languages: string): string => (languages === '' ? '' : `,${languages},`)

interface Entering {
  readonly user: UserRow
  readonly wishes: Wishes
  readonly staleMs: number
  readonly now: Instant
}

/**
 * Takes a place, or renews it: one that is not stale keeps its time, whatever is wished now (@rule MTCH-27). While a hit is
 * open this is no more than a sign of life.
 */
export const takePlace = async ({ db }: Work, { now, staleMs, user, wishes }: Entering): Promise<Place> => {
  const place = await findPlace(db, user.id)
  if (place !== undefined && place.match_id !== null) {
    await db.updateTable('match_queue').set({ renewed_at: now }).where('user_id', '=', user.id).execute()
    return { ...place, renewed_at: now }
  }
  const kept = place !== undefined && place.renewed_at > now - staleMs
  const own = { gender: user.gender, country_id: user.country_id, languages: between(user.languages) }
  const row = { ...own, ...wishes, since: kept ? place.since : now, renewed_at: now, match_id: null }
  await db
    .insertInto('match_queue')
    .values({ user_id: user.id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { user_id: user.id, ...row }
}

/** They wait no longer. */
export const dropPlaces = async ({ db }: Work, people: readonly number[]): Promise<void> => {
  if (people.length > 0)
    await db
      .deleteFrom('match_queue')
      .where('user_id', 'in', [...people])
      .execute()
}

/** They wait again, where they were before the hit. */
export const freePlaces = async ({ db }: Work, people: readonly number[]): Promise<void> => {
  if (people.length === 0) return
  await db
    .updateTable('match_queue')
    .set({ match_id: null })
    .where('user_id', 'in', [...people])
    .execute()
}

/** Takes both out of the queue for a hit; false when one of them was faster elsewhere. */
export const claimPlaces = async (
  { db }: Work,
  matchId: string,
  people: readonly [number, number],
): Promise<boolean> => {
  const claimed = await db
    .updateTable('match_queue')
    .set({ match_id: matchId })
    .where('user_id', 'in', [...people])
    .where('match_id', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 2n
}
