import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { directoryMediaStore } from '../../../server/media/directory.media-store'
import { type Migration, migrations } from '../../../server/store/migrate'
import type { StoreConfig } from '../../../server/store/open-store'
import { openPostgres } from '../../../server/store/postgres.store'
import { openSqlite } from '../../../server/store/sqlite.store'
import type { Store } from '../../../server/store/store'
import { testDeps } from '../store/test-deps'
import { opened, scratchFolder } from '../store/test-store'
import { startTestServer, type TestServer } from '../test-server'

const cluster = process.env['DATABASE_URL']

const administer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: cluster })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const databaseOf = (name: string): string => {
  const address = new URL(cluster ?? '')
  address.pathname = `/${name}`
  return address.href
}

/** A data folder and a database of its own, as a deployment has them, that can be destroyed and put back. */
export interface Deployment {
  readonly source: { readonly dataDir: string; readonly store: StoreConfig }
  /** What the command reads to find them. */
  readonly env: Readonly<Record<string, string>>
  /** A folder outside, for backups. */
  readonly safe: string
  readonly openStore: (all?: readonly Migration[]) => Promise<Store>
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<TestServer>
  /** As if the machine were lost: nothing of data folder and database is left. */
  readonly destroy: () => Promise<void>
  readonly remove: () => Promise<void>
}

export const makeDeployment = async (): Promise<Deployment> => {
  const [dataDir, safe] = [await scratchFolder(), await mkdtemp(join(tmpdir(), 'backup-'))]
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  const store: StoreConfig =
    cluster === undefined
      ? { kind: 'sqlite', file: join(dataDir, 'visavis.sqlite') }
      : { kind: 'postgres', url: databaseOf(name) }
  if (store.kind === 'postgres') await administer(`create database ${name}`)
  const openStore = async (all = migrations): Promise<Store> =>
    opened(
      await (store.kind === 'sqlite'
        ? openSqlite({ file: store.file, patience: 500, maxPages: 0, durable: false }, { ...testDeps, migrations: all })
        : openPostgres({ url: store.url, connections: 6 }, { ...testDeps, migrations: all })),
    )
  return {
    source: { dataDir, store },
    env: { DATA_DIR: dataDir, ...(store.kind === 'postgres' ? { DATABASE_URL: store.url } : {}) },
    safe,
    openStore,
    start: async (env = {}) =>
      startTestServer({ store: await openStore(), media: directoryMediaStore(join(dataDir, 'media')), env }),
    destroy: async () => {
      await rm(dataDir, { recursive: true })
      if (store.kind === 'sqlite') return
      await administer(`drop database ${name} with (force)`)
      await administer(`create database ${name}`)
    },
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true })
      await rm(safe, { recursive: true })
      if (store.kind === 'postgres') await administer(`drop database ${name} with (force)`)
    },
  }
}
