import * as O from 'fp-ts/Option'
import { hasBlocked, relationFor, strangers, type Pair } from '../../src/domain/friends/pair'
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

const sidesOf = (one: UserId, other: UserId) =>
  [
    [one, other],
    [other, one],
  ] as const

const bondOf = async (db: Tx, one: UserId, other: UserId): Promise<StoredPair> => {
  const rows = await db
    .selectFrom('relations')
    .select(['user_id', 'relation', 'requested_at', 'fee_key'])
    .where((where) => where.or(sidesOf(one, other).map(([user, peer]) => where.and({ user_id: user, other_id: peer }))))
    .execute()
  const asker = rows.find((row) => row.relation === relationCode.asked)
  if (asker) {
    const pair: Pair = { _tag: 'Requested', by: userIdOf(asker.user_id), at: asker.requested_at ?? 0 }
    return { pair, feeKey: asker.fee_key }
  }
  const friends = rows.some((row) => row.relation === relationCode.friend)
  return { pair: friends ? { _tag: 'Friends', askedBy: null } : strangers, feeKey: null }
}

/** How two people stand to each other; a pair without rows are strangers. */
export const loadPair = async (db: Tx, one: UserId, other: UserId): Promise<StoredPair> => {
  const blocks = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((where) => where.or(sidesOf(one, other).map(([user, peer]) => where.and({ user_id: user, other_id: peer }))))
    .execute()
  const [blocker, second] = blocks
  if (blocker === undefined) return bondOf(db, one, other)
  return { pair: { _tag: 'Blocked', by: second === undefined ? userIdOf(blocker.user_id) : 'both' }, feeKey: null }
}

/** What somebody has noted about a friend goes with the friendship (FRND-38, FRND-39, FRND-42). */
const unnoted = { stick: 0, remark: '', remind: 0, reminded_at: 0 }

type How = { readonly location: number; readonly now: Instant }

const saveSide = async (
  { db }: Work,
  [user, peer]: readonly [UserId, UserId],
  { feeKey, pair }: StoredPair,
  { location, now }: How,
): Promise<void> => {
  const relation = relationCode[relationFor(pair, user)]
  const requestedAt = pair._tag === 'Requested' ? pair.at : null
  const place = location === 0 ? {} : { add_way: location }
  const notes = pair._tag === 'Friends' ? {} : unnoted
  const side = { relation, fee_key: feeKey, requested_at: requestedAt, changed_at: now, ...place, ...notes }
  if (relation === relationCode.stranger) {
    // Two who never had to do with each other get no rows: who is blocked must not learn of it from one.
    await db.updateTable('relations').set(side).where('user_id', '=', user).where('other_id', '=', peer).execute()
    return
  }
  await db
    .insertInto('relations')
    .values({ user_id: user, other_id: peer, ...side })
    .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doUpdateSet(side))
    .execute()
}

const saveBlock = async (
  { db }: Work,
  [user, peer]: readonly [UserId, UserId],
  pair: Pair,
  now: Instant,
): Promise<void> => {
  if (!hasBlocked(pair, user)) {
    await db.deleteFrom('blocks').where('user_id', '=', user).where('other_id', '=', peer).execute()
    return
  }
  await db
    .insertInto('blocks')
    .values({ user_id: user, other_id: peer, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes both sides of a pair; the place stays that of the request that led there (PROF-7). */
export const savePair = async (
  work: Work,
  people: readonly [UserId, UserId],
  stored: StoredPair,
  how: How,
): Promise<void> => {
  for (const side of sidesOf(...people)) {
    await saveSide(work, side, stored, how)
    await saveBlock(work, side, stored.pair, how.now)
  }
}
