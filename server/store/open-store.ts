import type * as TE from 'fp-ts/TaskEither'
import { migrations } from './migrate'
import { openPostgres } from './postgres.store'
import type { StoreRefused } from './refused'
import { openSqlite, type SqliteDeps } from './sqlite.store'
import type { Store } from './store'

/** Where the gateway keeps its data: one SQLite file by default, PostgreSQL when a URL is given. */
export type StoreConfig =
  { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string }

export interface StoreDeps extends Omit<SqliteDeps, 'migrations' | 'sync'> {
  /** From 0 up to 1. */
  readonly random: () => number
  readonly delay: (ms: number) => Promise<void>
}

const PATIENCE_MS = 500
const CONNECTIONS = 10

/** Opens and migrates the store, or says in tags why not; `explain` makes a sentence of it. */
export const openStore = (config: StoreConfig, deps: StoreDeps): TE.TaskEither<StoreRefused, Store> => {
  const all = { ...deps, migrations }
  return () =>
    config.kind === 'sqlite'
      ? openSqlite({ file: config.file, patience: PATIENCE_MS, maxPages: 0, durable: true }, all)
      : openPostgres({ url: config.url, connections: CONNECTIONS }, all)
}
