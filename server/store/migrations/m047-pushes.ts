/**
 * Devices that take pushes, each for one session; what is on its way to them, one of a topic for each device; and which kinds
 * somebody wants.
 */
export const statements: readonly string[] = [
  `create table push_subscriptions (
    id text primary key,
    session_id text not null unique references sessions (id) on delete cascade,
    user_id integer not null references users (id),
    address text not null unique,
    public_key text not null,
    secret text not null,
    created_at integer not null,
    failures integer not null default 0,
    retry_at integer not null default 0
  )`,
  `create index push_subscriptions_by_user on push_subscriptions (user_id)`,
  `create table pushes (
    subscription_id text not null references push_subscriptions (id) on delete cascade,
    topic text not null,
    notice text not null,
    urgent integer not null,
    other_id integer,
    seq integer,
    version integer not null default 1,
    tries integer not null default 0,
    due_at integer not null,
    ends_at integer not null,
    primary key (subscription_id, topic)
  )`,
  `create index pushes_due on pushes (urgent, due_at)`,
  `create index pushes_by_topic on pushes (topic)`,
  `create table push_choices (
    user_id integer primary key references users (id),
    message integer not null,
    request integer not null,
    call integer not null,
    reminder integer not null,
    reward integer not null,
    preview integer not null
  )`,
]
