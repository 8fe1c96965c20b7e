/** The books of the checkout pages of local mode: payments, what is to be told about them, and the cards they keep. */
export const statements: readonly string[] = [
  `create table sandbox_payments (
    ref text primary key,
    provider text not null,
    order_id text not null,
    minor integer not null check (minor > 0),
    currency text not null,
    item_name text not null,
    method text,
    card_token text,
    customer text not null,
    return_url text not null,
    locale text not null,
    state text not null check (state in ('open', 'pending', 'later', 'paid', 'declined', 'cancelled', 'disputed')),
    refunded integer not null default 0 check (refunded >= 0 and refunded <= minor),
    due_at integer,
    created_at integer not null,
    unique (provider, order_id)
  )`,
  `create index sandbox_payments_due on sandbox_payments (due_at)`,
  `create index sandbox_payments_age on sandbox_payments (created_at)`,
  `create table sandbox_events (
    id text primary key,
    ref text not null references sandbox_payments (ref) on delete cascade,
    provider text not null,
    body text not null,
    at integer not null,
    tries integer not null default 0,
    next_at integer
  )`,
  `create index sandbox_events_due on sandbox_events (next_at)`,
  `create index sandbox_events_by_ref on sandbox_events (ref, at)`,
  `create table sandbox_cards (
    token text primary key,
    provider text not null,
    customer text not null,
    brand text not null,
    last4 text not null,
    expiry_month integer not null,
    expiry_year integer not null,
    unique (provider, customer, last4)
  )`,
]
