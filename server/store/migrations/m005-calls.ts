/** Calls: one live call a person is the primary key of call_slots. */
export const statements: readonly string[] = [
  `create table calls (
    room_num text primary key,
    caller_id integer not null references users (id),
    callee_id integer not null references users (id),
    call_location integer not null,
    price integer not null check (price >= 0),
    state text not null check (state in ('created', 'ringing', 'answered', 'live', 'ended')),
    created_at integer not null,
    launched_at integer,
    answered_at integer,
    caller_started_at integer,
    callee_started_at integer,
    ended_at integer,
    hangup_reason integer,
    hangup_user_id integer,
    minutes_reserved integer not null default 0 check (minutes_reserved >= 0),
    minutes_billed integer not null default 0 check (minutes_billed >= 0),
    connected_ms integer not null default 0 check (connected_ms >= 0),
    paused_ms integer not null default 0 check (paused_ms >= 0),
    meter text not null default '',
    check (caller_id <> callee_id),
    check (minutes_billed <= minutes_reserved),
    check ((state = 'ended') = (ended_at is not null))
  )`,
  `create index calls_open on calls (state, created_at) where state <> 'ended'`,
  `create index calls_by_caller on calls (caller_id, created_at)`,
  `create index calls_by_callee on calls (callee_id, created_at)`,
  `create table call_slots (
    user_id integer primary key references users (id),
    room_num text not null references calls (room_num)
  )`,
  `create index call_slots_by_room on call_slots (room_num)`,
  `create table call_leases (
    room_num text not null references calls (room_num),
    user_id integer not null references users (id),
    renewed_at integer not null,
    media text not null,
    primary key (room_num, user_id)
  )`,
  `create table call_actions (
    id identity(1),
    room_num text not null,
    action integer not null,
    to_user integer not null references users (id),
    body text not null,
    at integer not null
  )`,
  `create index call_actions_to on call_actions (to_user, at)`,
  `create index call_actions_by_time on call_actions (at)`,
]
