import * as E from 'fp-ts/Either'
import {
  changeLimit,
  isLimit,
  type Limit,
  limitAt,
  noLimits,
  type OwnLimit,
  type OwnLimits,
} from '../../../src/domain/coins/spending-limit'
import type { Instant } from '../../../src/domain/kernel/time'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { answer, refuse, type Answered } from '../../http/handler'
import type { Tx } from '../../store/database'
import { keepLimits, ownLimits } from './own-limits'
import { spentBy } from './spent'

const told = (own: OwnLimit, spent: number, now: Instant) => ({
  limit: limitAt(own, now),
  spent,
  ...(own.raise !== null && now < own.raise.from ? { raised: own.raise } : {}),
})

const toldOf = async (db: Tx, userId: number, own: OwnLimits, now: Instant) => {
  const spent = await spentBy(db, userId, now)
  return { daily: told(own.daily, spent.daily, now), monthly: told(own.monthly, spent.monthly, now) }
}

/** Row 168: the person's own limits; a lower one holds at once, a higher one after 24 h (@rule PLUS-9). */
export const limitAnswers: readonly Answered[] = [
  answer(coinsCalls.spendingLimit, async ({ session: { userId }, now }, { db }) =>
    E.right(await toldOf(db, userId, (await ownLimits(db, userId)) ?? noLimits, now)),
  ),
  answer(coinsCalls.setSpendingLimit, async ({ params, session: { userId }, now }, work) => {
    const before = (await ownLimits(work.db, userId)) ?? noLimits
    const changed = (own: OwnLimit, wanted: Limit | undefined): OwnLimit =>
      wanted === undefined ? own : changeLimit(own, wanted, now)
    if (![params.daily, params.monthly].every((wanted) => wanted === undefined || isLimit(wanted)))
      return E.left(refuse(400))
    const after = { daily: changed(before.daily, params.daily), monthly: changed(before.monthly, params.monthly) }
    await keepLimits(work, userId, after)
    return E.right(await toldOf(work.db, userId, after, now))
  }),
]
