import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
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

/** The kind that is tested in this run: PostgreSQL when `DATABASE_URL` is set; `npm test` runs both. */
export const storeKinds: readonly StoreKind[] = [url === undefined ? 'sqlite' : 'postgres']

/** Memory where the machine offers it as a folder: the same code paths as on a disk, in no time. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const scratchFolder = (): Promise<string> => mkdtemp(join(scratch, 'store-'))

const sqlitePlace = async (): Promise<Place> => {
  const folder = await scratchFolder()
  const file = { file: join(folder, 'store.sqlite'), patience: 200, maxPages: 0, durable: false }
  return {
    open: (all = migrations) => openSqlite(file, { ...testDeps, migrations: all }),
    remove: () => rm(folder, { recursive: true }),
  }
}

const administer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const postgresPlace = async (): Promise<Place> => {
  if (url === undefined) throw new Error('DATABASE_URL is not set')
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create schema ${schema}`)
  return {
    open: (all = migrations) => openPostgres({ url, schema, connections: 8 }, { ...testDeps, migrations: all }),
    remove: () => administer(`drop schema ${schema} cascade`),
  }
}

/** A place of its own for one test. Without a kind: PostgreSQL when `DATABASE_URL` is set. */
export const makePlace = (kind: StoreKind = url === undefined ? 'sqlite' : 'postgres'): Promise<Place> =>
  kind === 'sqlite' ? sqlitePlace() : postgresPlace()

/** The store, or a throw that says why there is none. */
export const opened = (store: E.Either<StoreRefused, Store>): Store => {
  if (E.isLeft(store)) throw new Error(explain(store.left))
  return store.right
}

/** A fresh, migrated store of its own; closing it removes it. */
export const openTestStore = async (kind?: StoreKind): Promise<Store> => {
  const place = await makePlace(kind)
  const store = opened(await place.open())
  const close = async (): Promise<void> => {
    await store.close()
    await place.remove()
  }
  return { ...store, close }
}

/** The same tests on every kind of store that can be had here. */
export const describeOnStores = (title: string, body: (open: () => Promise<Store>, kind: StoreKind) => void): void =>
  describe.each(storeKinds)(`${title} on %s`, (kind) => {
    body(() => openTestStore(kind), kind)
  })
