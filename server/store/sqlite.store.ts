import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { Kysely, SqliteDialect } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Database, Tx } from './database'
import type { StoreFailure } from './failure'
import { makeGroup, type Transaction } from './group'
import { lockFile, type Unlock } from './lock'
import { migrate, type Migration } from './migrate'
import { forKysely, openReader, openWriter, SQLITE, type SqliteFile, sqliteCode } from './node-sqlite'
import type { StoreRefused } from './refused'
import { kyselyOn } from './sqlite-kysely'
import type { Store } from './store'
import { makeSyncs } from './syncs'
import { openWal, type SyncFile } from './wal'

/** Units that share one commit at most: enough to amortise the disk, few enough to answer soon. */
const GROUP_LIMIT = 64

export interface SqliteDeps {
  readonly now: () => Instant
  /** Hears of what went wrong beside an answer: a failed wake-up, a lost connection. */
  readonly report: (defect: unknown) => void
  /** The disk has refused what is committed: this store accepts and shows nothing any more until it is opened anew. */
  readonly lost: (failure: StoreFailure) => void
  readonly migrations: readonly Migration[]
  /** Default: `fdatasync`, beside the event loop. */
  readonly sync?: SyncFile
}

const transactionOf = (database: DatabaseSync, db: Tx): Transaction => {
  const step = (text: string) => {
    const statement = database.prepare(text)
    return () => void statement.run()
  }
  const changes = database.prepare('select total_changes() as count')
  const countChanges = (): unknown => changes.get()?.['count']
  const commit = step('commit')
  let before = countChanges()
  return {
    db,
    begin: step('begin immediate'),
    savepoint: step('savepoint unit'),
    release: step('release unit'),
    rollbackToSavepoint: step('rollback to unit'),
    commit: () => {
      commit()
      const now = countChanges()
      const isChanged = now !== before
      before = now
      return isChanged
    },
    rollback: step('rollback'),
    open: () => database.isTransaction,
  }
}

const refusal = (file: string, error: unknown): StoreRefused => {
  switch (sqliteCode(error)) {
    case SQLITE.busy:
    case SQLITE.locked:
      return { _tag: 'Locked', file }
    case SQLITE.readOnly:
    case SQLITE.cannotOpen:
      return { _tag: 'ReadOnly', file }
    default:
      return { _tag: 'Unreadable', where: file, why: String(error) }
  }
}

type Opened = E.Either<StoreRefused, Store>

const makeStore = async (
  options: SqliteFile,
  writer: DatabaseSync,
  unlock: Unlock,
  deps: SqliteDeps,
): Promise<Opened> => {
  const migrating = new Kysely<Database>({ dialect: new SqliteDialect({ database: forKysely(writer) }) })
  const migrated = await migrate(migrating, deps.migrations, deps.now)
  if (E.isLeft(migrated)) return migrated
  const wal = openWal(options, writer, deps.sync)
  const reader = openReader(options)
  const readers = kyselyOn(reader)
  const syncs = makeSyncs(wal.sync, deps.lost)
  const group = makeGroup(
    { transaction: transactionOf(writer, kyselyOn(writer)), syncs, report: deps.report },
    GROUP_LIMIT,
  )
  const read: Store['read'] = async (query) => {
    const answer = await query(readers)
    await syncs.outstanding()
    return answer
  }
  const closeAll = async (): Promise<void> => {
    await group.close()
    // To close would be to copy into the database file what the disk may not have: that is for who opens it anew, frame by frame.
    if (syncs.refusal() !== undefined) return
    reader.close()
    writer.close()
    wal.close()
    unlock()
  }
  let closed: Promise<void> | undefined
  return E.right({ work: group.work, read, close: () => (closed ??= closeAll()) })
}

const openLocked = async (options: SqliteFile, unlock: Unlock, deps: SqliteDeps): Promise<Opened> => {
  const writer = openWriter(options)
  try {
    const store = await makeStore(options, writer, unlock, deps)
    if (E.isLeft(store)) writer.close()
    return store
  } catch (error) {
    writer.close()
    throw error
  }
}

/** The store in one SQLite file, for one process. Opening takes well under a second, or says why it is refused. */
export const openSqlite = async (options: SqliteFile, deps: SqliteDeps): Promise<Opened> => {
  let lock: E.Either<StoreRefused, Unlock> | undefined
  let store: Opened
  try {
    mkdirSync(dirname(options.file), { recursive: true })
    lock = lockFile(options.file)
    store = E.isLeft(lock) ? lock : await openLocked(options, lock.right, deps)
  } catch (error) {
    store = E.left(refusal(options.file, error))
  }
  if (E.isLeft(store) && lock !== undefined && E.isRight(lock)) lock.right()
  return store
}
