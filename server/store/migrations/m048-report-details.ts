/** What follows a report: its closer reason, words, an address to write back to, a picture, that it is urgent, and its outcome. */
export const statements: readonly string[] = [
  `alter table reports add column next_cause integer`,
  `alter table reports add column words text not null default ''`,
  `alter table reports add column email text`,
  `alter table reports add column language text not null default ''`,
  `alter table reports add column image_id text`,
  `alter table reports add column urgent integer not null default 0`,
  `alter table reports add column receipt_at integer`,
  `alter table reports add column outcome text check (outcome in ('nothing', 'warned', 'banned'))`,
  `create index reports_with_image on reports (closed_at) where image_id is not null`,
]
