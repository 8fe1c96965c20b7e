import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Store, Work } from '../store/store'
import { dataMap } from './account-data/data-map'
import type { SafetyDeps } from './safety-deps'

const AT_ONCE = 50

/** Takes the deletion; false when another process was faster, or the person has come back. */
const take = async ({ db }: Work, userId: number, now: Instant): Promise<boolean> => {
  const taken = await db
    .updateTable('deletions')
    .set({ done_at: now })
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Deletes one account whose grace is over, all of it or nothing (@rule PLUS-14). */
const purge = (store: Store, deps: SafetyDeps, userId: number, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    if (!(await take(work, userId, now))) return E.right(undefined)
    for (const { deleted } of Object.values(dataMap)) {
      if (typeof deleted !== 'string') await deleted(work, deps, { userId, now })
    }
    return E.right(undefined)
  })

/**
 * Deletes the accounts whose grace is over, each in a unit of its own; harmless when several processes do it at once. One that
 * fails keeps no other waiting; the first failure is thrown when all had their turn.
 */
export const purgeDue = async (store: Store, deps: SafetyDeps, now: Instant): Promise<void> => {
  const due = await store.read((db) =>
    db
      .selectFrom('deletions')
      .select('user_id')
      .where('done_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute(),
  )
  const failures: unknown[] = []
  for (const { user_id } of due) await purge(store, deps, user_id, now).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
