import { dayOf } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'

/** Both count as met from the hit on, so that nobody who lets one pass gets the same person again. */
export const noteMeeting = async (
  { db }: Work,
  [one, other]: readonly [number, number],
  now: Instant,
): Promise<void> => {
  const day = dayOf(now)
  await db
    .insertInto('match_pairs')
    .values([
      { user_id: one, other_id: other, day, at: now },
      { user_id: other, other_id: one, day, at: now },
    ])
    .onConflict((conflict) => conflict.columns(['user_id', 'other_id', 'day']).doUpdateSet({ at: now }))
    .execute()
}
