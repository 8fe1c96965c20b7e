/** The inbox: the head is a row of its own, so that an append locks nothing else of the person. */
export const statements: readonly string[] = [
  `create table inbox_heads (
    user_id integer primary key references users (id),
    head integer not null check (head > 0)
  )`,
  `create table inbox (
    user_id integer not null references users (id),
    seq integer not null check (seq > 0),
    id text not null,
    kind text not null,
    body text not null,
    at integer not null,
    primary key (user_id, seq)
  )`,
  `create index inbox_by_time on inbox (at)`,
]
