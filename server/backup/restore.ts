import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as E from 'fp-ts/Either'
import { Client } from 'pg'
import type { Config } from '../config'
import { lockFile } from '../store/lock'
import { explain } from '../store/refused'
import { copyNew } from './copy-files'
import { databaseFile, KEY_FILE, PICTURES, readManifest } from './manifest'
import { settle, settleFolder } from './on-disk'
import { runPostgresTool } from './postgres-tool'

type Target = Pick<Config, 'dataDir' | 'store'>

/** Left says why nothing was put back. */
type Restored = E.Either<string, void>

const isEmptyFolder = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0

const tablesIn = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    return rows[0]?.tables ?? 0
  } finally {
    await client.end()
  }
}

/** The database, and what SQLite keeps beside it: left over from another one, that would be read into the restored one. */
const sqliteFiles = (file: string): readonly string[] => ['', '-wal', '-shm', '-journal'].map((end) => `${file}${end}`)

/** What is there is never written over: it may be all that somebody has. */
const inTheWay = async ({ dataDir, store }: Target): Promise<string | null> => {
  const there = store.kind === 'sqlite' ? sqliteFiles(store.file).filter((path) => existsSync(path)) : []
  if (there.length === 1) return `${there.join()} is there already: move it aside first`
  if (there.length > 1) return `${there.join(', ')} are there already: move them aside first`
  if (store.kind === 'postgres' && (await tablesIn(store.url)) > 0)
    return 'the database has tables already: name an empty one'
  const full = PICTURES.map((pictures) => join(dataDir, pictures)).find((path) => !isEmptyFolder(path))
  return full === undefined ? null : `${full} is not empty: move it aside first`
}

/** With the lock of the gateway from the first look to the last file, so that none starts in between. */
const locked = async (store: Target['store'], run: () => Promise<Restored>): Promise<Restored> => {
  if (store.kind !== 'sqlite') return run()
  await mkdir(dirname(store.file), { recursive: true, mode: 0o700 })
  const lock = lockFile(store.file)
  if (E.isLeft(lock)) return E.left(explain(lock.left))
  try {
    return await run()
  } finally {
    lock.right()
  }
}

/** A file gets its name when the disk has all of it. */
const putFile = async (from: string, file: string): Promise<void> => {
  await rm(`${file}.unfinished`, { force: true })
  await copyFile(from, `${file}.unfinished`)
  await settle(`${file}.unfinished`)
  await rename(`${file}.unfinished`, file)
  await settle(dirname(file))
}

const putDatabase = async ({ store }: Target, file: string): Promise<void> => {
  if (store.kind === 'sqlite') return putFile(file, store.file)
  const whole = ['--single-transaction', '--no-owner', '--no-privileges', '--exit-on-error']
  const name = decodeURIComponent(new URL(store.url).pathname.slice(1))
  await runPostgresTool('pg_restore', store.url, [...whole, `--dbname=${name}`, file])
}

const putPictures = async ({ dataDir }: Target, folder: string): Promise<void> => {
  for (const pictures of PICTURES) {
    await copyNew(join(folder, pictures), join(dataDir, pictures))
    if (existsSync(join(dataDir, pictures))) await settleFolder(join(dataDir, pictures))
  }
  const [key, own] = [join(folder, KEY_FILE), join(dataDir, KEY_FILE)]
  if (existsSync(key) && !existsSync(own)) await putFile(key, own)
}

/** Puts a backup back where nothing is; pictures first, so that no row is without its files. */
export const restore = async (target: Target, folder: string): Promise<Restored> => {
  const { dataDir, store } = target
  try {
    const told = await readManifest(folder)
    if (E.isLeft(told)) return told
    const { kind } = told.right
    if (kind !== store.kind)
      return E.left(`the backup is one of ${kind}, the configured database is one of ${store.kind}`)
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    return await locked(store, async () => {
      const hindered = await inTheWay(target)
      if (hindered !== null) return E.left(hindered)
      await putPictures(target, folder)
      await putDatabase(target, join(folder, databaseFile(kind)))
      return E.right(undefined)
    })
  } catch (error) {
    return E.left(error instanceof Error ? error.message : String(error))
  }
}
