import { presenceCode } from '../../src/domain/friends/presence'
import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { PersonInfo } from '../../src/infrastructure/gateway/contract/user.codec'
import type { Tx } from '../store/database'
import { blockersOf, presenceOf, priceOf, relationsOf, toPersonInfo, type UserRow } from './people'

/** The same people as `asker` sees them: relation, presence and the price of a call; in the given order. */
export const seenBy = async (
  db: Tx,
  asker: number | null,
  users: readonly UserRow[],
  now: Instant,
  callPrice: number,
): Promise<PersonInfo[]> => {
  const ids = users.map((user) => user.id)
  const presence = await presenceOf(db, ids, now)
  const relations = asker === null ? new Map() : await relationsOf(db, asker, ids)
  const blockers = asker === null ? new Set<number>() : await blockersOf(db, asker, ids)
  const statusOf = (user: UserRow): number => {
    const hidden = blockers.has(user.id) || (asker === null && user.goddess !== 1)
    return hidden ? presenceCode.unknown : (presence.get(user.id) ?? presenceCode.offline)
  }
  return users.map((user) => {
    const own: { relation: number; stick: number } | undefined = relations.get(user.id)
    const relation = own?.relation ?? relationCode.stranger
    const seen = { relation, status: statusOf(user), price: priceOf(user, relation, callPrice) }
    return { ...toPersonInfo(user, seen), stick: own?.stick === 1 ? 1 : 0 }
  })
}
