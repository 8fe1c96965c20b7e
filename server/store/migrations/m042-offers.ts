/** Special prices of single people; `number` counts those of a kind that somebody has had, so that none begins twice. */
export const statements: readonly string[] = [
  `create table offers (
    coupon text primary key,
    user_id integer not null references users (id),
    kind text not null check (kind in ('limited', 'flash')),
    number integer not null check (number >= 1),
    coin_code text not null,
    percent integer not null check (percent between 0 and 99),
    starts_at integer not null,
    ends_at integer not null check (ends_at > starts_at),
    order_id text unique,
    unique (user_id, kind, number)
  )`,
]
