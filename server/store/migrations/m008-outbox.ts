/** The local outbox page. */
export const statements: readonly string[] = [
  `create table outbox_mails (
    id identity(1),
    kind text not null,
    to_address text not null,
    subject text not null,
    body text not null,
    code text,
    link text,
    at integer not null
  )`,
  `create index outbox_mails_by_address on outbox_mails (to_address, id)`,
]
