/** The ledger. The checks on balances are the last guard of PLUS-5: nobody is ever below zero. */
export const statements: readonly string[] = [
  `create table balances (
    user_id integer primary key references users (id),
    bought integer not null default 0 check (bought >= 0),
    given integer not null default 0 check (given >= 0),
    held integer not null default 0 check (held >= 0),
    debt integer not null default 0 check (debt <= 0),
    points integer not null default 0 check (points >= 0)
  )`,
  `create table transfers (
    id identity(1),
    key text not null unique,
    kind text not null,
    user_id integer not null references users (id),
    content text not null,
    amount integer not null,
    balance_after integer not null,
    other_id integer,
    ref text,
    at integer not null
  )`,
  `create index transfers_listed on transfers (user_id, id) where amount <> 0`,
  `create index transfers_by_kind on transfers (user_id, kind, at)`,
  `create table postings (
    transfer_id integer not null references transfers (id),
    user_id integer not null,
    account text not null,
    amount integer not null check (amount <> 0),
    primary key (transfer_id, account),
    check (
      (user_id > 0 and account in ('bought', 'given', 'held', 'debt', 'points'))
      or (user_id = 0 and account in ('issue', 'sales', 'income', 'hosts'))
    )
  )`,
  `create table holds (
    key text primary key,
    user_id integer not null references users (id),
    bought integer not null check (bought >= 0),
    given integer not null check (given >= 0),
    state text not null check (state in ('open', 'settled', 'released')),
    at integer not null
  )`,
  `create index holds_open on holds (user_id) where state = 'open'`,
]
