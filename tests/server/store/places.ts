import { sql } from 'kysely'
import type { Tx } from '../../../server/store/database'
import { isPostgres } from '../../../server/store/schema'

const inSqlite = sql<{ place: string }>`
  select tables.name || '.' || columns.name as place
  from sqlite_schema as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name <> 'migrations'`

const inPostgres = sql<{ place: string }>`
  select table_name || '.' || column_name as place
  from information_schema.columns
  where table_schema = current_schema() and table_name <> 'migrations'`

/** Every column that the database has, as `table.column`, in order. */
export const placesOf = async (db: Tx): Promise<readonly string[]> => {
  const { rows } = await (isPostgres(db) ? inPostgres : inSqlite).execute(db)
  return rows.map(({ place }) => place).toSorted()
}
