import { sql } from 'kysely'
import type { Tx } from '../store/database'

/** Something in the ledger that may never be: which check failed, and for what. */
export interface Finding {
  readonly check: 'unbalanced' | 'balance' | 'hold' | 'listed' | 'running'
  readonly about: string
}

type Found = { readonly about: string }

const persons = sql.raw(`('bought', 'given', 'held', 'debt')`)

/** Transfers whose postings do not sum to zero, or that have fewer than two. */
const unbalanced = sql<Found>`
  select 'transfer ' || transfers.id as about from transfers left join postings on postings.transfer_id = transfers.id
  group by transfers.id having coalesce(sum(postings.amount), 1) <> 0 or count(postings.amount) < 2`

/** Balances that differ from the sum of their postings. */
const balance = sql<Found>`
  select 'person ' || coalesce(kept.user_id, posted.user_id) || ' ' || coalesce(kept.account, posted.account) as about
  from (
    select user_id, 'bought' as account, bought as amount from balances
    union all select user_id, 'given', given from balances
    union all select user_id, 'held', held from balances
    union all select user_id, 'debt', debt from balances
    union all select user_id, 'points', points from balances
  ) as kept
  full join (
    select user_id, account, sum(amount) as amount from postings where user_id <> 0 group by user_id, account
  ) as posted on posted.user_id = kept.user_id and posted.account = kept.account
  where coalesce(kept.amount, 0) <> coalesce(posted.amount, 0)`

/** Held coins that no open hold explains, or the other way round. */
const hold = sql<Found>`
  select 'person ' || balances.user_id as about from balances
  where held <> (
    select coalesce(sum(bought + given), 0) from holds where holds.user_id = balances.user_id and state = 'open'
  )`

/** Movements whose listed amount is not what their postings moved. */
const listed = sql<Found>`
  select 'transfer ' || transfers.id as about from transfers
  where amount <> (
    select coalesce(sum(postings.amount), 0) from postings
    where postings.transfer_id = transfers.id and account in ${persons}
  )`

/** Movements whose balance after is not the sum of all up to them. */
const running = sql<Found>`
  select 'transfer ' || id as about from (
    select id, balance_after, sum(amount) over (partition by user_id order by id) as summed from transfers
  ) as history where balance_after <> summed`

const checks = { unbalanced, balance, hold, listed, running }

/**
 * Recomputes everything from the postings and compares: sums of zero, balances, holds, the people's lists. Empty is
 * clean. Asks several times, so `db` must be one transaction.
 *
 * @rule PLUS-5
 */
export const audit = async (db: Tx): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const [check, query] of Object.entries(checks) as [Finding['check'], typeof unbalanced][]) {
    const { rows } = await query.execute(db)
    findings.push(...rows.map(({ about }) => ({ check, about })))
  }
  return findings
}
