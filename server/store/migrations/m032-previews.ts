/** Recordings of hosts, at most one of each; `recorded` says that it is marked as such (PLUS-1). */
export const statements: readonly string[] = [
  `create table previews (
    user_id integer primary key references users (id),
    path text not null,
    recorded integer not null check (recorded in (0, 1)),
    added_at integer not null
  )`,
]
