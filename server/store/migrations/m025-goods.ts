/** Gifts that people have without paying for them; `expires_at` 0: they stay. */
export const statements: readonly string[] = [
  `create table goods (
    user_id integer not null references users (id),
    gift_id integer not null,
    expires_at integer not null check (expires_at >= 0),
    count integer not null check (count >= 0),
    primary key (user_id, gift_id, expires_at)
  )`,
  `create index goods_by_expiry on goods (expires_at)`,
]
