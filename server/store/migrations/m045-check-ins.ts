/** Check-ins by UTC day, one for each person and for each device; and the boxes that somebody has opened. */
export const statements: readonly string[] = [
  `create table check_ins (
    user_id integer not null references users (id),
    day integer not null,
    device_hash text not null,
    coins integer not null check (coins >= 0),
    at integer not null,
    primary key (user_id, day),
    unique (device_hash, day)
  )`,
  `create table lucky_boxes (
    user_id integer not null references users (id),
    box integer not null check (box >= 1),
    coins integer not null check (coins >= 1),
    at integer not null,
    primary key (user_id, box)
  )`,
]
