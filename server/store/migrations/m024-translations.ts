/** Translations that count against the free ones of a day, and the language in which a device shows the product. */
export const statements: readonly string[] = [
  `alter table message_days add column translated integer not null default 0`,
  `alter table sessions add column language_id integer not null default 0`,
]
