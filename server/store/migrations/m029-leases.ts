/** What each side of a call said of its media with its leases: one row for leases in a row that said the same. */
export const statements: readonly string[] = [
  `create table call_leases (
    room_num text not null references calls (room_num),
    user_id integer not null references users (id),
    said_from integer not null,
    said_to integer not null,
    media text not null,
    primary key (room_num, user_id, said_from),
    check (said_from <= said_to)
  )`,
  `create index call_leases_by_person on call_leases (user_id)`,
  `create index call_leases_by_time on call_leases (said_to)`,
]
