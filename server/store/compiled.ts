import { type Compilable, type CompiledQuery, PostgresAdapter, type QueryResult } from 'kysely'
import type { Tx } from './database'
import { directly } from './sqlite-kysely'

/** Stands for a value while a query is compiled. */
class Slot {
  readonly row: number
  readonly name: string

  constructor(row: number, name: string) {
    this.row = row
    this.name = name
  }
}

/** What a compiled query is bound to, by name. */
export type Bound = Readonly<Record<string, string | number | null>>

const slotsOf = (row: number): object => new Proxy({}, { get: (_target, name) => new Slot(row, String(name)) })

const bound = ({ parameters }: CompiledQuery, rows: readonly Bound[]): readonly unknown[] =>
  parameters.map((value) => (value instanceof Slot ? rows[value.row]?.[value.name] : value))

const isPostgres = (db: Tx): boolean => db.getExecutor().adapter instanceof PostgresAdapter

type Build<V extends Bound, R> = (db: Tx, rows: readonly V[]) => Compilable<R>

const runner = <V extends Bound, R>(build: Build<V, R>): ((db: Tx, rows: readonly V[]) => Promise<QueryResult<R>>) => {
  const [forSqlite, forPostgres] = [new Map<number, CompiledQuery<R>>(), new Map<number, CompiledQuery<R>>()]

  const compile = (db: Tx, count: number): CompiledQuery<R> =>
    build(
      db,
      Array.from({ length: count }, (_, row) => slotsOf(row) as V),
    ).compile()

  return async (db, rows) => {
    const known = isPostgres(db) ? forPostgres : forSqlite
    const query = known.get(rows.length) ?? compile(db, rows.length)
    known.set(rows.length, query)
    const parameters = bound(query, rows)
    return directly(db)?.<R>(query.sql, parameters) ?? (await db.executeQuery({ ...query, parameters }))
  }
}

/**
 * As `compiled`, for a query over several rows of values, such as an insert; compiled once for each number of rows, of
 * which there must be few.
 */
export const compiledRows = <V extends Bound, R>(
  build: Build<V, R>,
): ((db: Tx, rows: readonly V[]) => Promise<R[]>) => {
  const run = runner(build)
  return async (db, rows) => (await run(db, rows)).rows
}

/** As `compiled`, for a query that changes rows: answers how many. Asking it for the rows themselves would cost more. */
export const compiledChange = <V extends Bound>(
  build: (db: Tx, values: V) => Compilable<unknown>,
): ((db: Tx, values: V) => Promise<number>) => {
  const run = runner<V, unknown>((db, rows) => build(db, rows[0] as V))
  return async (db, values) => Number((await run(db, [values])).numAffectedRows ?? 0n)
}

/**
 * A query that is built and compiled once for each kind of database and from then on only bound to values: for frequent
 * queries, since building one with Kysely costs more than running it. `build` uses each value as it stands: it neither
 * looks at one nor lets the shape of the query depend on it.
 */
export const compiled = <V extends Bound, R>(
  build: (db: Tx, values: V) => Compilable<R>,
): ((db: Tx, values: V) => Promise<R[]>) => {
  const run = compiledRows<V, R>((db, rows) => build(db, rows[0] as V))
  return (db, values) => run(db, [values])
}
