/** How people stand to each other. */
export const statements: readonly string[] = [
  `create table relations (
    user_id integer not null references users (id),
    other_id integer not null references users (id),
    relation integer not null check (relation between 1 and 4),
    remark text not null default '',
    stick integer not null default 0 check (stick in (0, 1)),
    add_way integer not null default 0,
    fee_key text,
    requested_at integer,
    changed_at integer not null,
    primary key (user_id, other_id),
    check (user_id <> other_id)
  )`,
  `create index relations_by_kind on relations (user_id, relation, changed_at)`,
  `create index relations_open on relations (relation, requested_at) where relation = 1`,
  `create table blocks (
    user_id integer not null references users (id),
    other_id integer not null references users (id),
    at integer not null,
    primary key (user_id, other_id),
    check (user_id <> other_id)
  )`,
  `create index blocks_by_other on blocks (other_id, user_id)`,
]
