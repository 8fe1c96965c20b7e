import type { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  Kysely,
  type QueryResult,
  SqliteDialect,
} from 'kysely'
import type { Database, Tx } from './database'
import { forKysely } from './node-sqlite'

type Ask = <R>(sql: string, parameters: readonly unknown[]) => QueryResult<R>

/** What asks the database of each Kysely that was made here. */
const asks = new WeakMap<Tx, Ask>()

/** Asks without the promises that Kysely puts around a query: SQLite has its answer at once. Undefined for other databases. */
export const directly = (db: Tx): Ask | undefined => asks.get(db)

const askerOf = (database: DatabaseSync): Ask => {
  const { prepare } = forKysely(database)
  return <R>(sql: string, parameters: readonly unknown[]) => {
    const statement = prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

const connectionTo = (ask: Ask): DatabaseConnection => ({
  executeQuery: async <R>({ parameters, sql }: CompiledQuery): Promise<QueryResult<R>> => ask<R>(sql, parameters),
  streamQuery: () => {
    throw new Error('rows are not streamed from SQLite')
  },
})

/** Kysely on one connection without a pool or turns to wait for: `node:sqlite` has answered before anybody else may ask. */
export const kyselyOn = (database: DatabaseSync): Kysely<Database> => {
  const ask = askerOf(database)
  const connection = connectionTo(ask)
  const dialect = new SqliteDialect({ database: forKysely(database) })
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: (consume) => consume(connection),
  })
  const db = new Kysely<Database>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
  asks.set(db, ask)
  return db
}
