import * as O from 'fp-ts/Option'
import { relationFor, strangers, type Pair } from '../../src/domain/friends/pair'
import { relationCode } from '../../src/domain/friends/relation'
import { toUserId, type UserId } from '../../src/domain/kernel/ids'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

/** A pair as stored, with the key of the transfer that paid for its open request. */
export interface StoredPair {
  readonly pair: Pair
  readonly feeKey: string | null
}

/** Checks an id of the store or the wire; the caller has looked the person up already. */
export const userIdOf = (id: number): UserId => {
  const checked = toUserId(id)
  if (O.isNone(checked)) throw new Error(`not a user id: ${id}`)
  return checked.value
}

/** How two people stand to each other; a pair without rows are strangers. */
export const loadPair = async (db: Tx, one: UserId, other: UserId): Promise<StoredPair> => {
  const rows = await db
    .selectFrom('relations')
    .select(['user_id', 'relation', 'requested_at', 'fee_key'])
    .where((where) =>
      where.or([
        where.and([where('user_id', '=', one), where('other_id', '=', other)]),
        where.and([where('user_id', '=', other), where('other_id', '=', one)]),
      ]),
    )
    .execute()
  const asker = rows.find((row) => row.relation === relationCode.asked)
  if (asker) {
    const pair: Pair = { _tag: 'Requested', by: userIdOf(asker.user_id), at: asker.requested_at ?? 0 }
    return { pair, feeKey: asker.fee_key }
  }
  const friends = rows.some((row) => row.relation === relationCode.friend)
  return { pair: friends ? { _tag: 'Friends', askedBy: null } : strangers, feeKey: null }
}

/** Writes both sides of a pair; the place stays that of the request that led there (PROF-7). */
export const savePair = async (
  work: Work,
  people: readonly [UserId, UserId],
  { pair, feeKey }: StoredPair,
  how: { location: number; now: Instant },
): Promise<void> => {
  const [one, other] = people
  const requestedAt = pair._tag === 'Requested' ? pair.at : null
  for (const [user, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    const relation = relationCode[relationFor(pair, user)]
    const place = how.location === 0 ? {} : { add_way: how.location }
    const side = { relation, fee_key: feeKey, requested_at: requestedAt, changed_at: how.now, ...place }
    await work.db
      .insertInto('relations')
      .values({ user_id: user, other_id: peer, ...side })
      .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doUpdateSet(side))
      .execute()
  }
}
