/** Sign-in without a question: certs of addresses, and the tokens of `autoLoginToken`; both are kept hashed. */
export const statements: readonly string[] = [
  `create table certs (
    cert_hash text primary key,
    user_id integer not null references users (id),
    purpose text not null check (purpose in ('keepAccount', 'signIn')),
    made_at integer not null
  )`,
  `create unique index certs_by_purpose on certs (user_id, purpose)`,
  `create index certs_by_time on certs (made_at)`,
  `create table automatic_tokens (
    token_hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    way text not null check (way in ('email', 'phone', 'social')),
    made_at integer not null,
    used_at integer
  )`,
  `create index automatic_tokens_by_session on automatic_tokens (session_id)`,
]
