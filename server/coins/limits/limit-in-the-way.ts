import type { SpendingLimit } from '../../../src/domain/coins/ledger'
import { beyondLimit } from '../../../src/domain/coins/spending-limit'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import { ownLimits } from './own-limits'
import { spentBy } from './spent'

/** Why somebody's own limits keep so many coins from being spent now; null: nothing does (@rule PLUS-9). */
export const limitInTheWay = async (
  db: Tx,
  userId: number,
  amount: number,
  now: Instant,
): Promise<SpendingLimit | null> => {
  const own = await ownLimits(db, userId)
  return own === null ? null : beyondLimit(own, await spentBy(db, userId, now), amount, now)
}
