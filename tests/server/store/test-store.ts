import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { Client } from 'pg'
import { describe } from 'vitest'
import { type Migration, migrations } from '../../../server/store/migrate'
import { openPostgres } from '../../../server/store/postgres.store'
import { explain, type StoreRefused } from '../../../server/store/refused'
import { openSqlite } from '../../../server/store/sqlite.store'
import type { Store } from '../../../server/store/store'
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

/** Runs statements as one transaction; answers with the rows of the last. */
const administer = async (...statements: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const run = async () => {
    await client.query('begin')
    const results = []
    for (const statement of statements) results.push(await client.query<Record<string, unknown>>(statement))
    await client.query('commit')
    return results.at(-1)?.rows ?? []
  }
  return run().finally(() => client.end())
}

const openSchema = (schema: string, all: readonly Migration[]) =>
  openPostgres({ url: url ?? '', schema, connections: 4 }, { ...testDeps, migrations: all })

const postgresPlace = async (): Promise<Place & { readonly schema: string }> => {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create schema ${schema}`)
  return {
    schema,
    open: (all = migrations) => openSchema(schema, all),
    remove: async () => void (await administer(`drop schema ${schema} cascade`)),
  }
}

/** A schema that a test has emptied is the next one's, of any worker: migrating one takes half a second. */
const takeSpare = async (): Promise<string | undefined> => {
  const [taken] = await administer(
    'select pg_advisory_xact_lock(7103742)',
    'create table if not exists public.spare_schemas (name text primary key)',
    'delete from public.spare_schemas where name = (select min(name) from public.spare_schemas) returning name',
  )
  return taken?.['name'] as string | undefined
}

/** Tables refer to older ones only, so the youngest is emptied first. */
const giveSpare = async (schema: string): Promise<void> => {
  const emptied = `do $$ declare one text; begin
    for one in select oid::regclass from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind = 'r' and relname <> 'migrations' order by oid desc
    loop execute 'delete from ' || one; end loop;
    for one in select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname = '${schema}' and last_value is not null
    loop execute 'alter sequence ' || one || ' restart'; end loop;
  end $$`
  await administer(emptied, `insert into public.spare_schemas values ('${schema}')`)
}

const postgresStore = async (): Promise<Store> => {
  const schema = (await takeSpare()) ?? (await postgresPlace()).schema
  const store = opened(await openSchema(schema, migrations))
  const close = async (): Promise<void> => {
    await store.close()
    await giveSpare(schema)
  }
  return { ...store, close }
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
