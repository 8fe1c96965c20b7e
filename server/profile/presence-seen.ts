import { presenceCode } from '../../src/domain/friends/presence'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import { blockedBy, blockersOf, presenceOf } from './people'

const hostsAmong = async (db: Tx, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('goddess', '=', 1)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/**
 * Presence as the asker may know it: unknown of whoever is in a block with them, and, without a session, of everybody
 * but hosts.
 *
 * @rule FRND-46
 */
export const presenceSeen = async (
  db: Tx,
  asker: number | null,
  ids: readonly number[],
  now: Instant,
): Promise<Map<number, number>> => {
  const presence = await presenceOf(db, ids, now)
  const hosts = asker === null ? await hostsAmong(db, ids) : new Set(ids)
  const barred = new Set<number>()
  if (asker !== null)
    for (const found of [await blockersOf(db, asker, ids), await blockedBy(db, asker, ids)])
      found.forEach((id) => barred.add(id))
  const seen = (id: number): number =>
    hosts.has(id) && !barred.has(id) ? (presence.get(id) ?? presenceCode.offline) : presenceCode.unknown
  return new Map(ids.map((id) => [id, seen(id)]))
}
