import {
  type LimitPeriod,
  limitPeriods,
  noLimits,
  type OwnLimit,
  type OwnLimits,
} from '../../../src/domain/coins/spending-limit'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { SpendingLimitsTable } from '../../store/tables/coins.table'

const ownLimit = ({ coins, raised_from, raised_to }: SpendingLimitsTable): OwnLimit => ({
  limit: coins,
  raise: raised_from === null ? null : { to: raised_to, from: raised_from },
})

/** The limits that somebody has set; null: none, which is so for almost everybody. */
export const ownLimits = async (db: Tx, userId: number): Promise<OwnLimits | null> => {
  const rows = await db.selectFrom('spending_limits').selectAll().where('user_id', '=', userId).execute()
  if (rows.length === 0) return null
  return { ...noLimits, ...Object.fromEntries(rows.map((row) => [row.period, ownLimit(row)] as const)) }
}

const rowOf = (userId: number, period: LimitPeriod, { limit, raise }: OwnLimit): SpendingLimitsTable => ({
  user_id: userId,
  period,
  coins: limit,
  raised_to: raise?.to ?? null,
  raised_from: raise?.from ?? null,
})

/** Writes both limits; a period without one has no row. */
export const keepLimits = async ({ db }: Work, userId: number, limits: OwnLimits): Promise<void> => {
  await db.deleteFrom('spending_limits').where('user_id', '=', userId).execute()
  const set = limitPeriods.filter((period) => limits[period].limit !== null)
  if (set.length === 0) return
  const rows = set.map((period) => rowOf(userId, period, limits[period]))
  await db.insertInto('spending_limits').values(rows).execute()
}
