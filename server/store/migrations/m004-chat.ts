/** Messages and how far each side has read. A sender below zero is the product itself, so it has no row in users. */
export const statements: readonly string[] = [
  `create table messages (
    id identity(1),
    message_uuid text not null,
    sender_id integer not null check (sender_id <> 0),
    receiver_id integer not null references users (id),
    chat_id text not null,
    type integer not null,
    type_value integer not null,
    content text not null,
    picture_url text,
    picture_width integer,
    picture_height integer,
    biz_type integer not null default 0,
    extra text not null default '',
    expire integer,
    at integer not null,
    unique (sender_id, message_uuid),
    check (sender_id <> receiver_id)
  )`,
  `create index messages_by_chat on messages (chat_id, id)`,
  `create index messages_to on messages (receiver_id, sender_id, id)`,
  `create table reads (
    user_id integer not null references users (id),
    other_id integer not null,
    read_up_to integer not null check (read_up_to >= 0),
    at integer not null,
    primary key (user_id, other_id)
  )`,
  `create table conversations (
    user_id integer not null references users (id),
    other_id integer not null,
    last_message_id integer not null,
    hidden_up_to integer not null default 0,
    at integer not null,
    primary key (user_id, other_id),
    check (user_id <> other_id)
  )`,
  `create index conversations_recent on conversations (user_id, at)`,
]
