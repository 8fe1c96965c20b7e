/** Accounts that are to be deleted, and what operators did. */
export const statements: readonly string[] = [
  `create table deletions (
    user_id integer primary key references users (id),
    asked_at integer not null,
    due_at integer not null check (due_at >= asked_at),
    done_at integer
  )`,
  `create index deletions_due on deletions (due_at) where done_at is null`,
  `create table admin_log (
    id identity(1),
    at integer not null,
    operator text not null,
    area text not null,
    command text not null,
    target text not null,
    reason text not null
  )`,
]
