import { existsSync } from 'node:fs'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import type { Database, Tx } from './database'
import { forKysely, openReader } from './node-sqlite'
import type { StoreConfig } from './open-store'
import { types } from './postgres.store'

const PATIENCE_MS = 2_000

const dialectOf = (config: StoreConfig): PostgresDialect | SqliteDialect => {
  if (config.kind === 'postgres') {
    return new PostgresDialect({ pool: new Pool({ connectionString: config.url, max: 1, types }) })
  }
  if (!existsSync(config.file)) throw new Error(`there is no database at ${config.file}`)
  return new SqliteDialect({ database: forKysely(openReader({ file: config.file, patience: PATIENCE_MS })) })
}

/** Reads one consistent state of the data, beside a running gateway and without its lock. Throws when it cannot be opened. */
export const readSnapshot = async <A>(config: StoreConfig, query: (db: Tx) => Promise<A>): Promise<A> => {
  const db = new Kysely<Database>({ dialect: dialectOf(config) })
  try {
    return await db.transaction().setIsolationLevel('repeatable read').execute(query)
  } finally {
    await db.destroy()
  }
}
