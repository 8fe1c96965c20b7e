import * as E from 'fp-ts/Either'
import { REQUEST_LIFE_MS } from '../../src/domain/friends/pair'
import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { Store } from '../store/store'
import { changePair, type FriendsDeps } from './change-pair'
import { userIdOf } from './pair-store'

const AT_ONCE = 100

/**
 * Ends requests that nobody answered for 72 h and returns their fee, the oldest first; answers how many were due. One that fails
 * keeps no other waiting; the first failure is thrown when all had their turn.
 *
 * @rule FRND-17
 */
export const expireRequests = async (store: Store, deps: FriendsDeps, now: Instant): Promise<number> => {
  const open = await store.read((db) =>
    db
      .selectFrom('relations')
      .select(['user_id', 'other_id'])
      .where('relation', '=', relationCode.asked)
      .where('requested_at', '<=', now - REQUEST_LIFE_MS)
      .orderBy('requested_at')
      .limit(AT_ONCE)
      .execute(),
  )
  const failures: unknown[] = []
  for (const { user_id, other_id } of open) {
    const [by, other] = [userIdOf(user_id), userIdOf(other_id)]
    const expiry = store.work((work) =>
      changePair(deps, work, { event: { _tag: 'Expire', at: now }, by, other, location: 0, now }).then(E.map(() => 1)),
    )
    await expiry.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return open.length
}
