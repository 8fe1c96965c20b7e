import type * as TE from 'fp-ts/TaskEither'
import type { Instant } from '../../src/domain/kernel/time'
import { migrations } from './migrate'
import { openPostgres } from './postgres.store'
import type { StoreRefused } from './refused'
import { openSqlite } from './sqlite.store'
import type { Store } from './store'

/** Where the gateway keeps its data: one SQLite file by default, PostgreSQL when a URL is given. */
export type StoreConfig =
  { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string }

export interface StoreDeps {
  readonly now: () => Instant
  /** From 0 up to 1. */
  readonly random: () => number
  readonly delay: (ms: number) => Promise<void>
  /** Hears of what went wrong beside an answer: a failed wake-up, a lost connection. */
  readonly report: (defect: unknown) => void
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
