/** Reminders of friends who come online, what is free a day, and whom the gateway has suggested. */
export const statements: readonly string[] = [
  `alter table relations add column remind integer not null default 0 check (remind in (0, 1))`,
  `alter table relations add column reminded_at integer not null default 0`,
  `create index relations_reminding on relations (other_id) where remind = 1`,
  `create index blocks_by_time on blocks (user_id, at)`,
  `create table hot_adds (
    user_id integer not null references users (id),
    day text not null,
    used integer not null check (used > 0),
    primary key (user_id, day)
  )`,
  `create index hot_adds_by_day on hot_adds (day)`,
  `create table suggestions (
    user_id integer not null references users (id),
    other_id integer not null references users (id),
    day text not null,
    primary key (user_id, day, other_id),
    check (user_id <> other_id)
  )`,
  `create index suggestions_by_day on suggestions (day)`,
  `create index suggestions_by_other on suggestions (other_id)`,
]
