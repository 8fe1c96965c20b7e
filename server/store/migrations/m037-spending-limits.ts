/** Limits that people set for themselves; `raised_to` waits until `raised_from`, where null is no limit. What was spent is found by time. */
export const statements: readonly string[] = [
  `create table spending_limits (
    user_id integer not null references users (id),
    period text not null check (period in ('daily', 'monthly')),
    coins integer check (coins >= 0),
    raised_to integer check (raised_to >= 0),
    raised_from integer,
    primary key (user_id, period)
  )`,
  `create index transfers_spent on transfers (user_id, at) where amount < 0`,
  `create index holds_by_time on holds (user_id, at)`,
]
