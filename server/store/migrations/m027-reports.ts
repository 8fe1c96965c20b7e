/** What people say about others, for the operators. */
export const statements: readonly string[] = [
  `create table reports (
    id identity(1),
    report_id text not null unique,
    user_id integer references users (id),
    other_id integer not null references users (id),
    cause integer not null check (cause in (1, 2, 3, 5, 6, 9)),
    made_at integer not null,
    closed_at integer,
    closed_by text,
    answer text,
    check (user_id <> other_id)
  )`,
  `create unique index reports_open on reports (user_id, other_id, cause) where closed_at is null`,
  `create index reports_waiting on reports (id) where closed_at is null`,
  `create index reports_by_other on reports (other_id, id)`,
]
