import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe } from 'vitest'
import { type Migration, migrations } from '../../../server/store/migrate'
import { openPostgres } from '../../../server/store/postgres.store'
import { explain, type StoreRefused } from '../../../server/store/refused'
import { openSqlite } from '../../../server/store/sqlite.store'
import type { Store } from '../../../server/store/store'
import { lend } from './lent-store'
import { testDeps } from './test-deps'

export type StoreKind = 'sqlite' | 'postgres'

/** Where one test keeps its data: it may be opened again and again until it is removed. */
export interface Place {
  readonly open: (all?: readonly Migration[]) => Promise<E.Either<StoreRefused, Store>>
  readonly remove: () => Promise<void>
}

const url = process.env['DATABASE_URL']

/** The kind that is tested in this run; `npm test` runs both. */
const usualKind: StoreKind = url === undefined ? 'sqlite' : 'postgres'

export const storeKinds: readonly StoreKind[] = [usualKind]

/** Memory where the machine offers it as a folder: the same code paths as on a disk, in no time. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const scratchFolder = (): Promise<string> => mkdtemp(join(scratch, 'store-'))

const sqliteOptions = (file: string) => ({ file, patience: 200, maxPages: 0, durable: false })

const sqlitePlace = async (): Promise<Place & { readonly file: string }> => {
  const folder = await scratchFolder()
  const file = join(folder, 'store.sqlite')
  return {
    file,
    open: (all = migrations) => openSqlite(sqliteOptions(file), { ...testDeps, migrations: all }),
    remove: () => rm(folder, { recursive: true }),
  }
}

const administer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const openSchema = (schema: string, all: readonly Migration[]) =>
  openPostgres({ url: url ?? '', schema, connections: 4 }, { ...testDeps, migrations: all })

const postgresPlace = async (): Promise<Place & { readonly schema: string }> => {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create schema ${schema}`)
  return {
    schema,
    open: (all = migrations) => openSchema(schema, all),
    remove: () => administer(`drop schema ${schema} cascade`),
  }
}

/** Tables refer to older ones only, so the youngest is emptied first. */
const empty = (store: Store, schema: string): Promise<unknown> => {
  const everything = `do $$ declare one text; begin
    for one in select oid::regclass from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relname <> 'migrations' order by oid desc
    loop execute 'delete from ' || one; end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
      where schemaname = '${schema}' and last_value is not null;
  end $$`
  return store.read((db) => sql.raw(everything).execute(db))
}

interface Migrated {
  readonly schema: string
  readonly store: Store
}

/**
 * What the tests before have closed and emptied is the next one's, connections and all: to migrate a schema takes longer than a
 * test does, and so does a new connection to get to know its tables.
 */
const spares: Migrated[] = []

const migrateSchema = async (): Promise<Migrated> => {
  const { open, schema } = await postgresPlace()
  return { schema, store: opened(await open()) }
}

const postgresStore = async (): Promise<Store> => {
  const { schema, store } = spares.pop() ?? (await migrateSchema())
  return lend(store, async () => {
    await empty(store, schema)
    spares.push({ schema, store })
  })
}

/** A place of its own for one test. */
export const makePlace = (kind: StoreKind = usualKind): Promise<Place> =>
  kind === 'sqlite' ? sqlitePlace() : postgresPlace()

/** The store, or a throw that says why there is none. */
export const opened = (store: E.Either<StoreRefused, Store>): Store => {
  if (E.isLeft(store)) throw new Error(explain(store.left))
  return store.right
}

/** A file that all migrations have run on; copying it takes a tenth of the time of running them. */
let migrated: Promise<Buffer> | undefined

const migratedFile = async (): Promise<Buffer> => {
  const folder = await scratchFolder()
  const file = join(folder, 'store.sqlite')
  const store = opened(await openSqlite(sqliteOptions(file), { ...testDeps, migrations }))
  await store.close()
  const content = await readFile(file)
  await rm(folder, { recursive: true })
  return content
}

const sqliteStore = async (): Promise<Store> => {
  const place = await sqlitePlace()
  await writeFile(place.file, await (migrated ??= migratedFile()))
  const store = opened(await place.open())
  const close = async (): Promise<void> => {
    await store.close()
    await place.remove()
  }
  return { ...store, close }
}

/** An empty, migrated store of its own; closing it removes its data. */
export const openTestStore = (kind: StoreKind = usualKind): Promise<Store> =>
  kind === 'sqlite' ? sqliteStore() : postgresStore()

/** The same tests on every kind of store that can be had here. */
export const describeOnStores = (title: string, body: (open: () => Promise<Store>, kind: StoreKind) => void): void =>
  describe.each(storeKinds)(`${title} on %s`, (kind) => {
    body(() => openTestStore(kind), kind)
  })
