/** Requests to get the money of an order back, one for each order; and the ones whose refund its provider has yet to hear of. */
export const statements: readonly string[] = [
  `create table refund_requests (
    order_id text primary key references orders (order_id),
    user_id integer not null references users (id),
    category integer not null check (category in (1, 2, 3, 4)),
    description text not null,
    proof_id text,
    state text not null check (state in ('open', 'accepted', 'rejected')),
    made_at integer not null,
    decided_at integer,
    decided_by text not null default '',
    answer text not null default '',
    tries integer not null default 0,
    next_at integer,
    sent_at integer,
    problem text not null default '',
    check ((state = 'open') = (decided_at is null)),
    check (next_at is null or state = 'accepted')
  )`,
  `create index refund_requests_open on refund_requests (made_at) where state = 'open'`,
  `create index refund_requests_to_send on refund_requests (next_at) where next_at is not null`,
  `create index refund_requests_by_person on refund_requests (user_id)`,
  `create index refund_requests_by_proof on refund_requests (decided_at) where proof_id is not null`,
]
