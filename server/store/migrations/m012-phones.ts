/**
 * Sign-in by phone and by other accounts, linking, and who has had sign-up coins. Flows under way begin anew: they now
 * belong to an address or to a number, and those of numbers have no link.
 */
export const statements: readonly string[] = [
  `create table phones (
    phone text primary key check (phone like '+%'),
    user_id integer not null references users (id),
    password_hash text,
    linked_at integer
  )`,
  `create unique index phones_by_user on phones (user_id)`,
  `create table social_accounts (
    provider text not null,
    subject text not null,
    user_id integer not null references users (id),
    created_at integer not null,
    primary key (provider, subject)
  )`,
  `create index social_accounts_by_user on social_accounts (user_id)`,
  `alter table emails add column linked_at integer`,
  `create table sign_up_grants (subject_hash text primary key, at integer not null)`,
  `drop table sign_in_flows`,
  `create table sign_in_flows (
    id text primary key,
    kind text not null,
    identifier text not null,
    user_id integer references users (id),
    code_hash text not null,
    link_hash text unique,
    tries integer not null default 0 check (tries >= 0),
    expires_at integer not null,
    confirmed_at integer,
    ticket_hash text unique,
    ticket_used integer not null default 0 check (ticket_used in (0, 1)),
    cookie_hash text not null,
    password_hash text,
    created_at integer not null
  )`,
  `create index sign_in_flows_by_identifier on sign_in_flows (identifier, created_at)`,
  `create index sign_in_flows_by_cookie on sign_in_flows (cookie_hash, created_at)`,
  `create index sign_in_flows_by_end on sign_in_flows (expires_at)`,
]
