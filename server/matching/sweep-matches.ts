import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { DAY, type Instant } from '../../src/domain/kernel/time'
import type { Store } from '../store/store'
import { expireHit } from './expire-hit'
import { findMatch } from './match-store'
import type { MatchingDeps } from './matching-deps'

const AT_ONCE = 200

const dueHits = async (store: Store, now: Instant): Promise<readonly string[]> => {
  const due = await store.read((db) =>
    db
      .selectFrom('matches')
      .select('match_id')
      // A literal: with a parameter SQLite cannot use the index of open hits.
      .where('state', '=', sql.lit('hit' as const))
      .where('expires_at', '<', now)
      .orderBy('expires_at')
      .limit(AT_ONCE)
      .execute(),
  )
  return due.map(({ match_id }) => match_id)
}

const expire = (store: Store, deps: MatchingDeps, matchId: string, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    const match = await findMatch(work.db, matchId)
    if (match?.state === 'hit') await expireHit(work, deps, match, now)
    return E.right(undefined)
  })

const forgetSilent = (store: Store, { settings: { staleMs } }: MatchingDeps, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .deleteFrom('match_queue')
      .where('match_id', 'is', null)
      .where('renewed_at', '<=', now - staleMs)
      .execute()
    return E.right(undefined)
  })

/**
 * Ends hits that not both have joined in time, each in a unit of its own, and forgets places that nobody renews. Harmless when
 * several processes do it at once; one that fails keeps no other waiting, and the first failure is thrown at the end.
 */
export const sweepMatches = async (store: Store, deps: MatchingDeps, now: Instant): Promise<void> => {
  const ended = await Promise.allSettled((await dueHits(store, now)).map((id) => expire(store, deps, id, now)))
  await forgetSilent(store, deps, now)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

/** Forgets the matches of yesterday but for those that are still talked in. */
export const pruneMatches = (store: Store, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .deleteFrom('matches')
      .where('made_at', '<', now - DAY)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('call_slots')
              .select('call_slots.user_id')
              .whereRef('call_slots.room_num', '=', 'matches.room_num'),
          ),
        ),
      )
      .execute()
    return E.right(undefined)
  })
