/** LiveCam match: who waits, who was brought together, and how each side stands. A person waits once; a hit keeps the place. */
export const statements: readonly string[] = [
  `create table matches (
    match_id text primary key,
    made_at integer not null,
    expires_at integer not null,
    state text not null check (state in ('hit', 'ready', 'over')),
    room_num text references calls (room_num),
    check ((state = 'ready') <= (room_num is not null))
  )`,
  `create index matches_due on matches (expires_at) where state = 'hit'`,
  `create index matches_by_time on matches (made_at)`,
  `create index matches_by_room on matches (room_num) where room_num is not null`,
  `create table match_sides (
    match_id text not null references matches (match_id) on delete cascade,
    user_id integer not null references users (id),
    price integer not null check (price >= 0),
    joined_at integer,
    session_id text,
    shown integer not null default 0 check (shown in (0, 1)),
    primary key (match_id, user_id)
  )`,
  `create index match_sides_by_user on match_sides (user_id)`,
  `create table match_queue (
    user_id integer primary key references users (id),
    since integer not null,
    renewed_at integer not null,
    gender integer not null,
    country_id integer not null,
    languages text not null,
    want_gender integer not null,
    want_country integer not null,
    want_language text not null,
    match_id text references matches (match_id) on delete set null
  )`,
  `create index match_queue_by_wait on match_queue (gender, want_gender, since) where match_id is null`,
  `create index match_queue_by_renewal on match_queue (renewed_at)`,
  `create index match_queue_by_match on match_queue (match_id)`,
]
