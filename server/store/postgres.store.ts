import * as E from 'fp-ts/Either'
import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, types as parsers } from 'pg'
import type { Instant } from '../../src/domain/kernel/time'
import { runAfter } from './after'
import type { Database } from './database'
import { blamed } from './failure'
import { asUnit, refuseNested } from './nested'
import { migrate, type Migration } from './migrate'
import type { StoreRefused } from './refused'
import { isConflict, type RetryDeps, retrying } from './retry'
import type { Store, Work } from './store'

export interface PostgresOptions {
  readonly url: string
  /** The schema to live in, if not the one of the URL; tests have one each. */
  readonly schema?: string
  readonly connections: number
}

export interface PostgresDeps extends RetryDeps {
  readonly now: () => Instant
  readonly report: (defect: unknown) => void
  readonly migrations: readonly Migration[]
}

/**
 * A process that freezes in the middle of a unit holds its snapshot, and others then fail at conflicts with what has long been
 * committed: PostgreSQL ends such a unit.
 */
const LONGEST_PAUSE_MS = 15_000

const INT8 = 20
const NUMERIC = 1700

const whole = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Counts, sums and 64-bit columns come as numbers, as they do from SQLite. */
export const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 || oid === NUMERIC ? whole : (parsers.getTypeParser(oid, format) as (text: string) => unknown),
}

/** Carries a Left out of a transaction, so that it is rolled back. */
class RolledBack extends Error {
  readonly left: E.Either<unknown, never>

  constructor(left: E.Either<unknown, never>) {
    super('rolled back')
    this.left = left
  }
}

const storeOf = (kysely: Kysely<Database>, deps: PostgresDeps): Store => {
  const once = async <L, A>(unit: (work: Work) => Promise<E.Either<L, A>>): Promise<E.Either<L, A>> => {
    const after: (() => void)[] = []
    try {
      const result = await kysely
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (db) => {
          const answer = await asUnit(() => unit({ db, after: (run) => void after.push(run) }))
          if (E.isLeft(answer)) throw new RolledBack(answer)
          return answer
        })
      runAfter(after, deps.report)
      return result
    } catch (error) {
      if (error instanceof RolledBack) return error.left as E.Either<L, A>
      throw isConflict(error) ? error : blamed(error)
    }
  }

  return {
    work: async (unit) => {
      refuseNested()
      return retrying(deps, isConflict, () => once(unit))
    },
    read: (query) => query(kysely),
    close: () => kysely.destroy(),
  }
}

/** Some network errors carry a code and no message. */
const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.message !== '' || !('code' in error) ? error.message : String(error.code)
}

/** The store in PostgreSQL, for any number of processes: each unit a serialisable transaction, run again on a conflict. */
export const openPostgres = async (
  options: PostgresOptions,
  deps: PostgresDeps,
): Promise<E.Either<StoreRefused, Store>> => {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
    types,
  })
  pool.on('error', deps.report)
  // A connection that is lost while in use rejects its query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrated = await migrate(kysely, deps.migrations, deps.now)
    if (E.isRight(migrated)) return E.right(storeOf(kysely, deps))
    await kysely.destroy()
    return migrated
  } catch (error) {
    await pool.end()
    return E.left({ _tag: 'Unreadable', where: 'of DATABASE_URL', why: whyOf(error) })
  }
}
