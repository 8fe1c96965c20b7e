/** Sessions, and what guards a request: nonces, remembered answers, keys, limits. */
export const statements: readonly string[] = [
  `create table sessions (
    id text primary key,
    user_id integer not null references users (id),
    kind text not null check (kind in ('browser', 'terminal')),
    sid_hash text not null unique,
    handle text not null unique,
    sign_secret text not null,
    device_id text not null,
    device_name text not null default '',
    created_at integer not null,
    seen_at integer not null,
    revoked_at integer,
    cursor integer not null default 0 check (cursor >= 0)
  )`,
  `create index sessions_by_user on sessions (user_id, created_at)`,
  `create table nonces (
    scope text not null,
    nonce text not null,
    at integer not null,
    primary key (scope, nonce)
  )`,
  `create index nonces_by_time on nonces (at)`,
  `create table idempotency (
    user_id integer not null references users (id),
    key text not null,
    call text not null,
    request_hash text not null,
    reply text not null,
    at integer not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_by_time on idempotency (at)`,
  `create table server_keys (name text primary key, value text not null)`,
  `create table rate_limits (
    key text primary key,
    window_start integer not null,
    count integer not null check (count >= 0)
  )`,
]
