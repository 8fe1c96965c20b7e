/** How many messages somebody sent on a day (UTC), for the free quota. */
export const statements: readonly string[] = [
  `create table message_days (
    user_id integer not null references users (id),
    day text not null,
    sent integer not null check (sent > 0),
    primary key (user_id, day)
  )`,
]
