/** Rewards of tasks that were claimed; an id names a task of one day. */
export const statements: readonly string[] = [
  `create table task_claims (
    user_id integer not null references users (id),
    task_id integer not null,
    device_id text not null,
    at integer not null,
    primary key (user_id, task_id),
    unique (task_id, device_id)
  )`,
  `create index task_claims_by_time on task_claims (at)`,
]
