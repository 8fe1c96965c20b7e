/** Pictures for safety out of calls, and which calls a report is about; the pictures themselves lie encrypted in files. */
export const statements: readonly string[] = [
  `create table snapshots (
    id text primary key check (length(id) = 32),
    room_num text not null references calls (room_num),
    user_id integer not null references users (id),
    sender_id integer references users (id),
    made_at integer not null
  )`,
  `create index snapshots_by_room on snapshots (room_num, sender_id)`,
  `create index snapshots_by_user on snapshots (user_id)`,
  `create index snapshots_by_sender on snapshots (sender_id, made_at)`,
  `create index snapshots_by_time on snapshots (made_at)`,
  `create table reported_calls (
    report_id text not null references reports (report_id) on delete cascade,
    room_num text not null references calls (room_num),
    primary key (report_id, room_num)
  )`,
  `create index reported_calls_by_room on reported_calls (room_num)`,
]
