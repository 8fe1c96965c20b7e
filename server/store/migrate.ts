/// <reference types="vite/types/importMeta.d.ts" />
import * as E from 'fp-ts/Either'
import { type Kysely, sql } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Database } from './database'
import type { StoreRefused } from './refused'
import { isPostgres, runStatement } from './schema'

/** Statements in the language of `runStatement`, run in order. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

interface Recorded extends Database {
  migrations: { name: string; at: number }
}

const found = import.meta.glob<Pick<Migration, 'statements'>>('./migrations/*.ts', { eager: true })

/** All migrations in their order, which is that of their file names: adding one is adding a file. */
export const migrations: readonly Migration[] = Object.entries(found)
  .map(([path, { statements }]) => ({ name: path.replace(/^.*\/|\.ts$/g, ''), statements }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Two processes that start at the same moment on one schema of PostgreSQL take turns. */
const inTurn = <A>(db: Kysely<Database>, step: (db: Kysely<Recorded>) => Promise<A>): Promise<A> =>
  db.transaction().execute(async (transaction) => {
    if (isPostgres(transaction))
      await sql`select pg_advisory_xact_lock(7103741, hashtext(current_schema()))`.execute(transaction)
    return step(transaction.withTables<Pick<Recorded, 'migrations'>>())
  })

const recorded = (db: Kysely<Database>): Promise<ReadonlySet<string>> =>
  inTurn(db, async (transaction) => {
    await runStatement(
      transaction,
      'create table if not exists migrations (name text primary key, at integer not null)',
    )
    const rows = await transaction.selectFrom('migrations').select('name').execute()
    return new Set(rows.map(({ name }) => name))
  })

/** Brings the database up to date, each migration in a transaction of its own; a database from a newer version is refused. */
export const migrate = async (
  db: Kysely<Database>,
  all: readonly Migration[],
  now: () => Instant,
): Promise<E.Either<StoreRefused, void>> => {
  const done = await recorded(db)
  const unknown = [...done].filter((name) => !all.some((known) => known.name === name))
  if (unknown.length > 0) return E.left({ _tag: 'Newer', unknown })
  for (const { name, statements } of all.filter((known) => !done.has(known.name))) {
    await inTurn(db, async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('migrations')
        .values({ name, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return
      for (const statement of statements) await runStatement(transaction, statement)
    })
  }
  return E.right(undefined)
}
