/** What callers say against the bill of a call, once for each call; and the open calls by room, for the sweeper of every second. */
export const statements: readonly string[] = [
  `create table call_disputes (
    room_num text primary key references calls (room_num),
    user_id integer not null references users (id),
    reason text not null,
    state text not null check (state in ('open', 'refunded', 'rejected')),
    made_at integer not null,
    decided_at integer,
    decided_by text not null default '',
    answer text not null default '',
    check ((state = 'open') = (decided_at is null))
  )`,
  `create index call_disputes_open on call_disputes (made_at) where state = 'open'`,
  `create index call_disputes_by_person on call_disputes (user_id)`,
  `create index calls_open_rooms on calls (room_num) where state <> 'ended'`,
]
