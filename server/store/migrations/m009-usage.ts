/** Reports of use: events as they came, and counts of the ones that come every 5 s. */
export const statements: readonly string[] = [
  `create table usage_events (
    id identity(1),
    event text not null,
    browser text not null,
    os text not null,
    device_id text not null,
    extra text not null,
    at integer not null
  )`,
  `create index usage_events_by_time on usage_events (at)`,
  `create table usage_days (
    day text not null,
    browser text not null,
    os text not null,
    reports integer not null check (reports > 0),
    primary key (day, browser, os)
  )`,
]
