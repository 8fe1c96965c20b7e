import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Instant } from '../../../src/domain/kernel/time'
import type { MediaStore } from '../../media/media-store.port'
import type { Database, Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { SafetyDeps } from '../safety-deps'

/** Whose data are read, from where, how many rows of one table and how many bytes of pictures at most. */
export interface Reading {
  readonly db: Tx
  readonly media: MediaStore
  readonly userId: number
  readonly limit: number
  readonly pictureBytes: number
}

/** A part of the file that somebody gets with all their data. */
export interface Part {
  readonly name: string
  readonly read: (reading: Reading) => Promise<unknown>
}

/** Whose account goes, and when. */
export interface Leaving {
  readonly userId: number
  readonly now: Instant
}

export type Delete = (work: Work, deps: SafetyDeps, leaving: Leaving) => Promise<void>

/** What becomes of a table's rows about one person: in the file with their data, and when their account is deleted. */
export interface Fate {
  /** Columns that name a person, or a device of theirs. */
  readonly columns: readonly string[]
  /** A part of the file, or why there is none. */
  readonly exported: Part | string
  /** How rows go, or why they stay. */
  readonly deleted: Delete | string
}

type Table = keyof Database

const isOf = (columns: readonly string[], userId: number): RawBuilder<unknown> =>
  sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${userId}`),
    sql` or `,
  )})`

/** Rows in which one of the columns names the person. */
export const rowsGo =
  (table: Table, ...columns: readonly string[]): Delete =>
  async ({ db }, _deps, { userId }) => {
    await sql`delete from ${sql.table(table)} where ${isOf(columns, userId)}`.execute(db)
  }

const PAGE = 1_000

/** The newest rows first, a page at a time, so that others get their turn; `key` numbers the rows of one person. */
const readPages = async <T extends Table>(
  { db, limit, userId }: Reading,
  table: T,
  columns: readonly string[],
  key: string & keyof Selectable<Database[T]>,
): Promise<readonly Selectable<Database[T]>[]> => {
  const all: Selectable<Database[T]>[] = []
  for (let before = Number.MAX_SAFE_INTEGER; all.length < limit;) {
    const { rows } = await sql<Selectable<Database[T]>>`
      select * from ${sql.table(table)} where ${isOf(columns, userId)} and ${sql.ref(key)} < ${before}
      order by ${sql.ref(key)} desc limit ${Math.min(PAGE, limit - all.length)}`.execute(db)
    all.push(...rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) break
    before = Number(last[key])
    await nextTurn()
  }
  return all
}

/** What is told of the newest rows; one more than the limit tells that some are missing. */
export const bounded = <A>(rows: readonly A[], limit: number, tell: (row: A) => unknown): unknown => {
  const newest = rows.slice(0, limit).map(tell)
  return rows.length > limit ? { complete: false, newest } : newest
}

/** A part of rows of which there may be many. */
export const manyRows = <T extends Table>(
  name: string,
  table: T,
  { columns, key }: { readonly columns: readonly string[]; readonly key: string & keyof Selectable<Database[T]> },
  tell: (row: Selectable<Database[T]>, userId: number) => unknown,
): Part => ({
  name,
  read: async (reading) => {
    const rows = await readPages({ ...reading, limit: reading.limit + 1 }, table, columns, key)
    return bounded(rows, reading.limit, (row) => tell(row, reading.userId))
  },
})

/** A part of rows of which there are few. */
export const fewRows = <T extends Table>(
  name: string,
  table: T,
  column: string,
  tell: (row: Selectable<Database[T]>) => unknown,
): Part => ({
  name,
  read: async ({ db, userId }) => {
    const { rows } = await sql<Selectable<Database[T]>>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db)
    return rows.map(tell)
  },
})

/** An instant as people read it, in UTC. */
export const time = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString())

/** A table that holds nothing about anybody. */
export const nobodys = (why: string): Fate => ({ columns: [], exported: why, deleted: why })
