/** A provider's event may tell several pieces of news: each is kept once. */
export const statements: readonly string[] = [
  `drop index payment_events_waiting`,
  `drop index payment_events_by_order`,
  `drop index payment_events_odd`,
  `alter table payment_events rename to payment_events_before`,
  `create table payment_events (
    id identity(1),
    provider text not null,
    event_id text not null,
    order_id text not null,
    ref text not null,
    news text not null,
    minor integer,
    currency text,
    card text,
    told_at integer not null,
    received_at integer not null,
    state text not null check (state in ('waiting', 'applied', 'refused', 'orphan')),
    problem text not null default '',
    tries integer not null default 0,
    next_at integer not null,
    unique (provider, event_id, news)
  )`,
  `insert into payment_events (provider, event_id, order_id, ref, news, minor, currency, card, told_at, received_at, state, problem, tries, next_at)
   select provider, event_id, order_id, ref, news, minor, currency, card, told_at, received_at, state, problem, tries, next_at
   from payment_events_before order by id`,
  `drop table payment_events_before`,
  `create index payment_events_waiting on payment_events (next_at) where state = 'waiting'`,
  `create index payment_events_by_order on payment_events (order_id)`,
  `create index payment_events_odd on payment_events (received_at) where state in ('refused', 'orphan')`,
]
