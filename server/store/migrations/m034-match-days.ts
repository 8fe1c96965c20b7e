/** What matches leave behind for a day (UTC): how many somebody has had, and whom they have met; a pair has two rows or none. */
export const statements: readonly string[] = [
  `create table match_days (
    user_id integer not null references users (id),
    day text not null,
    used integer not null check (used > 0),
    primary key (user_id, day)
  )`,
  `create index match_days_by_day on match_days (day)`,
  `create table match_pairs (
    user_id integer not null references users (id),
    other_id integer not null references users (id),
    day text not null,
    at integer not null,
    primary key (user_id, other_id, day)
  )`,
  `create index match_pairs_by_other on match_pairs (other_id)`,
  `create index match_pairs_by_day on match_pairs (day)`,
]
