/** Pictures: who owns the medium of which id, and how it stands with the review. The files are in the media store. */
export const statements: readonly string[] = [
  `create table media (
    id text primary key check (length(id) = 32),
    owner_id integer not null references users (id),
    kind text not null,
    state text not null check (state in ('draft', 'reviewing', 'approved', 'refused')),
    reason text not null default '',
    made_at integer not null,
    decided_at integer
  )`,
  `create index media_by_owner on media (owner_id, kind)`,
  `create index media_to_review on media (made_at) where state = 'reviewing'`,
  `create index media_drafts on media (made_at) where state = 'draft'`,
  `create table photos (
    id identity(1),
    media_id text not null unique references media (id),
    user_id integer not null references users (id),
    order_num integer not null check (order_num > 0)
  )`,
  `create index photos_by_user on photos (user_id, order_num)`,
]
