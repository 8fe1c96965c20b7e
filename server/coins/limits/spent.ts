import { sql } from 'kysely'
import { beginnings, type Spent } from '../../../src/domain/coins/spending-limit'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'

/**
 * What has left somebody's account in the day and the month that run (UTC), found in the ledger itself: spendings, and holds
 * from the moment they were made; neither those that were released nor what was given back.
 *
 * @rule PLUS-9
 */
export const spentBy = async (db: Tx, userId: number, now: Instant): Promise<Spent> => {
  const { daily, monthly } = beginnings(now)
  const query = sql<Spent>`
    select coalesce(sum(amount), 0) as monthly, coalesce(sum(case when at >= ${daily} then amount else 0 end), 0) as daily
    from (
      select key, at, bought + given as amount from holds
      where user_id = ${userId} and at >= ${monthly} and state <> 'released'
      union all
      select key, at, -amount from transfers
      where user_id = ${userId} and at >= ${monthly} and amount < 0 and content like '["spend",%'
    ) as gone
    where not exists (select 1 from transfers as back where back.key = gone.key || '#refunded')`
  const { rows } = await query.execute(db)
  return rows[0] ?? { daily: 0, monthly: 0 }
}
