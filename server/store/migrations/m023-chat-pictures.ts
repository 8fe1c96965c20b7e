/** Pictures of messages: the size in pixels in which they are kept, and to whom they were sent. */
export const statements: readonly string[] = [
  `alter table media add column width integer`,
  `alter table media add column height integer`,
  `alter table media add column receiver_id integer references users (id)`,
  `create index media_by_receiver on media (receiver_id) where receiver_id is not null`,
]
