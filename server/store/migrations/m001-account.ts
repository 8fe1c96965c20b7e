/** People, how they sign in, and what they stated. Ids of sign-ups start at 100001; seeded ones stay below. */
export const statements: readonly string[] = [
  `create table users (
    id identity(100001),
    user_name text not null check (length(user_name) between 1 and 30),
    user_name_search text not null,
    head_img text not null default '',
    gender integer not null check (gender in (1, 2)),
    birthday text not null check (length(birthday) = 10),
    birthday_changes integer not null default 0,
    country_id integer not null default 0,
    country_code text not null default '',
    city text not null default '',
    languages text not null default '',
    introduce text not null default '',
    interest_labels text not null default '',
    background text not null default '',
    goddess integer not null default 0 check (goddess in (0, 1)),
    demo integer not null default 0 check (demo in (0, 1)),
    pay_status integer not null default 0 check (pay_status in (0, 1)),
    price integer not null default 0 check (price >= 0),
    friend_price integer not null default 0 check (friend_price >= 0),
    friends_only integer not null default 0 check (friends_only in (0, 1)),
    created_at integer not null,
    deleted_at integer
  )`,
  `create index users_by_name on users (user_name_search)`,
  `create index users_of_show on users (goddess, demo, id)`,
  `create table emails (
    email text primary key check (email = lower(email)),
    user_id integer not null references users (id),
    password_hash text,
    confirmed_at integer
  )`,
  `create unique index emails_by_user on emails (user_id)`,
  `create table sign_in_flows (
    id text primary key,
    kind text not null,
    email text not null,
    user_id integer references users (id),
    code_hash text not null,
    link_hash text not null unique,
    tries integer not null default 0 check (tries >= 0),
    expires_at integer not null,
    confirmed_at integer,
    ticket_hash text unique,
    ticket_used integer not null default 0 check (ticket_used in (0, 1)),
    cookie_hash text not null,
    password_hash text,
    created_at integer not null
  )`,
  `create index sign_in_flows_by_email on sign_in_flows (email, created_at)`,
  `create index sign_in_flows_by_end on sign_in_flows (expires_at)`,
  `create table sign_in_attempts (
    subject text primary key,
    failures integer not null check (failures >= 0),
    locked_until integer not null default 0,
    at integer not null
  )`,
  `create table age_statements (
    user_id integer primary key references users (id),
    version text not null,
    method text not null,
    at integer not null
  )`,
  `create table presence (
    user_id integer primary key references users (id),
    status integer not null check (status in (1, 2)),
    seen_at integer not null
  )`,
]
