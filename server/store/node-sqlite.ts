import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const STATEMENTS_KEPT = 500

/** What SQLite answers, from its own documentation of result codes. */
export const SQLITE = { busy: 5, locked: 6, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 } as const

/** The primary result code of an SQLite error, undefined for any other. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined

const bound = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]

const wrapped = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...bound(parameters)),
  run: (parameters) => statement.run(...bound(parameters)),
  iterate: (parameters) => statement.iterate(...bound(parameters)),
})

/** `node:sqlite` in the shape that Kysely wants; prepared statements are kept, the oldest leaves first. */
export const forKysely = (database: DatabaseSync): SqliteDatabase => {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = kept.get(text)
      if (known !== undefined) return known
      const fresh = wrapped(database.prepare(text))
      const oldest = kept.size < STATEMENTS_KEPT ? undefined : kept.keys().next().value
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(text, fresh)
      return fresh
    },
  }
}

export interface SqliteFile {
  readonly file: string
  /** How long a lock of another program is waited for, in ms; nothing else runs meanwhile. */
  readonly patience: number
  /** The file never grows past this many pages; 0 is no limit. */
  readonly maxPages: number
  /** False only where the data may be lost with the machine: tests. */
  readonly durable: boolean
}

/** What is changed often is written to the database file once in a while, not after every few commits; a WAL of about 16 MB. */
export const PAGES_BETWEEN_CHECKPOINTS = 4_000
/** Kept in memory of the pages that are written, in KiB. */
const CACHE_KIB = 16_384

const prepareForWriting = (database: DatabaseSync, { durable, maxPages }: SqliteFile): void => {
  database.exec('pragma journal_mode = wal')
  // Commits are brought to the disk by `openWal`; what SQLite itself must order around a checkpoint it still does.
  database.exec(`pragma synchronous = ${durable ? 'normal' : 'off'}`)
  database.exec(`pragma wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}; pragma cache_size = -${CACHE_KIB}`)
  // What a savepoint would undo is noted in memory, not in a temporary file: every unit is a savepoint.
  database.exec('pragma temp_store = memory')
  if (maxPages > 0) database.exec(`pragma max_page_count = ${maxPages}`)
  // SQLite opens a file without the right to write it and complains at the first change only, so one is tried here.
  database.exec('begin immediate; pragma user_version = 1; rollback')
}

/** The connection that writes, in WAL mode. Throws when it cannot. */
export const openWriter = (options: SqliteFile): DatabaseSync => {
  const database = new DatabaseSync(options.file, { timeout: options.patience, enableForeignKeyConstraints: true })
  try {
    prepareForWriting(database, options)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** The connection that reads what is committed, beside a unit in progress. */
export const openReader = ({ file, patience }: Pick<SqliteFile, 'file' | 'patience'>): DatabaseSync =>
  new DatabaseSync(file, { timeout: patience, readOnly: true })
