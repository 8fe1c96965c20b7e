/** Who may not come in and why, what they say to it, and how a session ended. */
export const statements: readonly string[] = [
  `create table sanctions (
    id identity(1),
    kind text not null check (kind in ('suspension', 'ban')),
    scope text not null check (scope in ('account', 'device', 'both')),
    user_id integer not null references users (id),
    rule text not null,
    reason text not null,
    starts_at integer not null,
    ends_at integer check (ends_at > starts_at),
    decided_by text not null,
    lifted_at integer,
    lifted_by text,
    lift_reason text,
    check (kind = 'ban' or (scope = 'account' and ends_at is null))
  )`,
  `create index sanctions_by_user on sanctions (user_id, id)`,
  `create table sanction_devices (
    device_id text not null check (device_id <> ''),
    sanction_id integer not null references sanctions (id) on delete cascade,
    primary key (device_id, sanction_id)
  )`,
  `create index sanction_devices_by_sanction on sanction_devices (sanction_id)`,
  `create table appeal_tokens (
    token_hash text primary key,
    sanction_id integer not null references sanctions (id) on delete cascade,
    user_id integer not null references users (id),
    made_at integer not null
  )`,
  `create index appeal_tokens_by_person on appeal_tokens (sanction_id, user_id, made_at)`,
  `create index appeal_tokens_by_time on appeal_tokens (made_at)`,
  `create table appeals (
    id identity(1),
    sanction_id integer not null references sanctions (id) on delete cascade,
    user_id integer not null references users (id),
    token_hash text unique,
    words text not null check (length(words) between 1 and 200),
    state text not null check (state in ('open', 'upheld', 'lifted')),
    made_at integer not null,
    decided_at integer,
    decided_by text,
    answer text
  )`,
  `create unique index appeals_open on appeals (sanction_id, user_id) where state = 'open'`,
  `create index appeals_by_person on appeals (user_id, sanction_id)`,
  `create index appeals_by_state on appeals (state, id)`,
  `alter table sessions add column ended_code integer not null default 0`,
  `alter table sessions add column ended_message text not null default ''`,
  `create index sessions_by_device on sessions (device_id) where revoked_at is null`,
]
