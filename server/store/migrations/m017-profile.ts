/** Who likes whom, and which version of an agreement somebody agreed to. */
export const statements: readonly string[] = [
  `create table likes (
    user_id integer not null references users (id),
    other_id integer not null references users (id),
    at integer not null,
    primary key (user_id, other_id),
    check (user_id <> other_id)
  )`,
  `create index likes_by_other on likes (other_id, user_id)`,
  `create table agreements (
    user_id integer not null references users (id),
    type integer not null,
    version integer not null,
    at integer not null,
    primary key (user_id, type)
  )`,
]
