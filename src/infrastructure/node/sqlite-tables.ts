import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type * as t from 'io-ts'
import type { Journal } from '../../application/kernel/journal.port'
import type { UserId } from '../../domain/kernel/ids'
import { conversationRow, historyRow, outboxRow, type HistoryRow, type OutboxRow } from '../storage/chat/row.codec'
import type { ChatTables } from '../storage/chat/tables'

const SCHEMA = `
create table if not exists history (id integer primary key, user integer not null, uuid text not null, room text not null,
  at real not null, read integer not null, accepted integer not null, body text not null, unique (user, uuid));
create index if not exists history_room on history (user, room, at);
create index if not exists history_unread on history (user, room) where read = 0;
create table if not exists conversations (user integer not null, room text not null, body text not null, primary key (user, room));
create table if not exists outbox (id integer primary key, user integer not null, uuid text not null, body text not null,
  picture blob, picture_name text, picture_type text, unique (user, uuid));
create table if not exists cursors (user integer primary key, seq integer not null);
`

type Columns = Readonly<Record<string, unknown>>

/** Prepares each statement once a database. */
export class Statements {
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()

  constructor(database: DatabaseSync) {
    this.database = database
    database.exec(SCHEMA)
  }

  all(sql: string, ...values: readonly SQLInputValue[]): readonly Columns[] {
    return this.of(sql).all(...values)
  }

  run(sql: string, ...values: readonly SQLInputValue[]): void {
    this.of(sql).run(...values)
  }

  private of(sql: string) {
    const statement = this.prepared.get(sql) ?? this.database.prepare(sql)
    this.prepared.set(sql, statement)
    return statement
  }
}

const parsed = (text: unknown): unknown =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(String(text))),
    O.toUndefined,
  )

/** A picture's bytes lie beside the row, whose other members are text. */
const withPicture = (body: unknown, { picture, picture_name: name, picture_type: type }: Columns): unknown =>
  picture instanceof Uint8Array && typeof body === 'object'
    ? { ...body, picture: new File([new Uint8Array(picture)], String(name), { type: String(type) }) }
    : body

const putOutbox = async (sql: Statements, user: UserId, { picture, ...row }: OutboxRow): Promise<void> => {
  const file = picture instanceof Blob ? new Uint8Array(await picture.arrayBuffer()) : null
  sql.run(
    `insert into outbox (user, uuid, body, picture, picture_name, picture_type) values (?, ?, ?, ?, ?, ?)
     on conflict (user, uuid) do update set body = excluded.body, picture = excluded.picture,
     picture_name = excluded.picture_name, picture_type = excluded.picture_type`,
    user,
    row.messageUuid,
    JSON.stringify(row),
    file,
    file === null ? null : (picture?.name ?? ''),
    file === null ? null : (picture?.type ?? ''),
  )
}

const limited = (limit: number): number => (Number.isFinite(limit) ? limit : -1)

const reader =
  (journal: Journal) =>
  <A>(codec: t.Type<A, unknown, unknown>, rows: readonly Columns[], name: string): readonly A[] =>
    rows
      .map((row) => withPicture(parsed(row['body']), row))
      .filter((row): row is A => {
        const whole = codec.is(row)
        if (!whole) journal.dropped(`row of ${name}`, 'damaged')
        return whole
      })

type Read = ReturnType<typeof reader>

const putMessage = (sql: Statements, user: UserId, row: HistoryRow): void =>
  sql.run(
    `insert into history (user, uuid, room, at, read, accepted, body) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (user, uuid) do update set room = excluded.room, at = excluded.at, read = excluded.read,
     accepted = excluded.accepted, body = excluded.body`,
    user,
    row.messageUuid,
    row.croomId,
    row.timestamp,
    row.read,
    row.messageId === 0 ? 0 : 1,
    JSON.stringify({ ...row, userId: user }),
  )

const historyTables = (sql: Statements, user: UserId, read: Read) => {
  const rows = (found: readonly Columns[]) => read(historyRow, found, 'history')
  return {
    messages: async (uuids) =>
      rows(uuids.flatMap((uuid) => sql.all('select body from history where user = ? and uuid = ?', user, uuid))),
    putMessages: async (all) => all.forEach((row) => putMessage(sql, user, row)),
    removeMessage: async (uuid) => sql.run('delete from history where user = ? and uuid = ?', user, uuid),
    removeUpTo: async (room, upTo, which) =>
      sql.run(
        'delete from history where user = ? and room = ? and at <= ? and accepted >= ?',
        user,
        room,
        upTo,
        which === 'all' ? 0 : 1,
      ),
    page: async (room, before, limit) =>
      rows(
        sql.all(
          'select body from history where user = ? and room = ? and at < ? order by at desc, id desc limit ?',
          user,
          room,
          before,
          limited(limit),
        ),
      ),
    unreadRooms: async () =>
      sql.all('select room from history where user = ? and read = 0', user).map(({ room }) => String(room)),
    unread: async (room, until) =>
      rows(
        room === null
          ? sql.all('select body from history where user = ? and read = 0 and at <= ?', user, until)
          : sql.all('select body from history where user = ? and room = ? and read = 0 and at <= ?', user, room, until),
      ),
  } satisfies Partial<ChatTables>
}

const conversationTables = (sql: Statements, user: UserId, read: Read) => {
  const rows = (found: readonly Columns[]) => read(conversationRow, found, 'conversations')
  return {
    conversations: async () => rows(sql.all('select body from conversations where user = ?', user)),
    conversationsOf: async (rooms) =>
      rows(rooms.flatMap((room) => sql.all('select body from conversations where user = ? and room = ?', user, room))),
    putConversations: async (all) =>
      all.forEach((row) =>
        sql.run(
          'insert or replace into conversations (user, room, body) values (?, ?, ?)',
          user,
          row.croomId,
          JSON.stringify(row),
        ),
      ),
  } satisfies Partial<ChatTables>
}

const outboxTables = (sql: Statements, user: UserId, read: Read) => {
  const rows = (found: readonly Columns[]) => read(outboxRow, found, 'outbox')
  return {
    outbox: async () => rows(sql.all('select * from outbox where user = ? order by id', user)),
    outboxOf: async (uuids) =>
      rows(uuids.flatMap((uuid) => sql.all('select * from outbox where user = ? and uuid = ?', user, uuid))),
    putOutbox: (row) => putOutbox(sql, user, row),
    removeOutbox: async (uuids) =>
      uuids.forEach((uuid) => sql.run('delete from outbox where user = ? and uuid = ?', user, uuid)),
  } satisfies Partial<ChatTables>
}

/** The tables of one person over SQLite; the caller sees to it that nothing is half written. */
export const sqliteTables = (sql: Statements, user: UserId, journal: Journal): ChatTables => {
  const read = reader(journal)
  return {
    ...historyTables(sql, user, read),
    ...conversationTables(sql, user, read),
    ...outboxTables(sql, user, read),
    cursor: async () => Number(sql.all('select seq from cursors where user = ?', user)[0]?.['seq'] ?? 0),
    putCursor: async (seq) => sql.run('insert or replace into cursors (user, seq) values (?, ?)', user, seq),
    clear: async (keepOutbox) => {
      const tables = ['history', 'conversations', 'cursors', ...(keepOutbox ? [] : ['outbox'])]
      tables.forEach((table) => sql.run(`delete from ${table} where user = ?`, user))
    },
  }
}
