/** Who was shown to whom as a card, and pairs of whom at least one likes the other, with the call that such a pair may have. */
export const statements: readonly string[] = [
  `create table cards_shown (
    user_id integer not null references users (id),
    place text not null check (place in ('card', 'search')),
    day text not null,
    number integer not null,
    other_id integer not null references users (id),
    passed integer not null default 0 check (passed in (0, 1)),
    primary key (user_id, place, day, number),
    unique (user_id, place, day, other_id)
  )`,
  `create index cards_shown_by_day on cards_shown (day)`,
  `create index cards_shown_by_other on cards_shown (other_id)`,
  `create table like_pairs (
    user_id integer not null references users (id),
    other_id integer not null references users (id),
    user_at integer,
    other_at integer,
    completed_at integer,
    caller_id integer references users (id),
    place text check (place in ('card', 'search', 'match')),
    used_at integer,
    primary key (user_id, other_id),
    check (user_id < other_id)
  )`,
  `create index like_pairs_by_other on like_pairs (other_id)`,
  `create index users_demo on users (demo, id)`,
]
