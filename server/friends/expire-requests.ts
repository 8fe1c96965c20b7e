import * as E from 'fp-ts/Either'
import { REQUEST_LIFE_MS } from '../../src/domain/friends/pair'
import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { Store } from '../store/store'
import { changePair, type FriendsDeps } from './change-pair'
import { userIdOf } from './pair-store'

const AT_ONCE = 100

/** Ends requests that nobody answered for 72 h and returns their fee (@rule FRND-17); answers how many. */
export const expireRequests = async (store: Store, deps: FriendsDeps, now: Instant): Promise<number> => {
  const open = await store.read((db) =>
    db
      .selectFrom('relations')
      .select(['user_id', 'other_id'])
      .where('relation', '=', relationCode.asked)
      .where('requested_at', '<=', now - REQUEST_LIFE_MS)
      .limit(AT_ONCE)
      .execute(),
  )
  for (const { user_id, other_id } of open) {
    const [by, other] = [userIdOf(user_id), userIdOf(other_id)]
    await store.work((work) =>
      changePair(deps, work, { event: { _tag: 'Expire', at: now }, by, other, location: 0, now }).then(E.map(() => 1)),
    )
  }
  return open.length
}
