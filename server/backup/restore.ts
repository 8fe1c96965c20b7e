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
import { runPostgresTool } from './postgres-tool'

type Target = Pick<Config, 'dataDir' | 'store'>

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

/** What is there is never written over: it may be all that somebody has. */
const inTheWay = async ({ dataDir, store }: Target): Promise<string | null> => {
  if (store.kind === 'sqlite' && existsSync(store.file)) return `${store.file} is there already: move it aside first`
  if (store.kind === 'postgres' && (await tablesIn(store.url)) > 0)
    return 'the database has tables already: name an empty one'
  const full = PICTURES.map((pictures) => join(dataDir, pictures)).find((path) => !isEmptyFolder(path))
  return full === undefined ? null : `${full} is not empty: move it aside first`
}

/** A file gets its name when it is whole, and with the lock of the gateway. */
const putFile = async (from: string, file: string): Promise<E.Either<string, void>> => {
  await mkdir(dirname(file), { recursive: true })
  const lock = lockFile(file)
  if (E.isLeft(lock)) return E.left(explain(lock.left))
  try {
    await rm(`${file}.unfinished`, { force: true })
    await copyFile(from, `${file}.unfinished`)
    await rename(`${file}.unfinished`, file)
    return E.right(undefined)
  } finally {
    lock.right()
  }
}

const putDatabase = async ({ store }: Target, file: string): Promise<E.Either<string, void>> => {
  if (store.kind === 'sqlite') return putFile(file, store.file)
  const whole = ['--single-transaction', '--no-owner', '--no-privileges', '--exit-on-error']
  const name = decodeURIComponent(new URL(store.url).pathname.slice(1))
  await runPostgresTool('pg_restore', store.url, [...whole, `--dbname=${name}`, file])
  return E.right(undefined)
}

const putPictures = async ({ dataDir }: Target, folder: string): Promise<void> => {
  for (const pictures of PICTURES) await copyNew(join(folder, pictures), join(dataDir, pictures))
  const key = join(folder, KEY_FILE)
  if (existsSync(key) && !existsSync(join(dataDir, KEY_FILE))) await copyFile(key, join(dataDir, KEY_FILE))
}

/** Puts a backup back where nothing is; pictures first, so that no row is without its files. */
export const restore = async (target: Target, folder: string): Promise<E.Either<string, void>> => {
  try {
    const told = await readManifest(folder)
    if (E.isLeft(told)) return told
    if (told.right.kind !== target.store.kind)
      return E.left(`the backup is one of ${told.right.kind}, the configured database is one of ${target.store.kind}`)
    const hindered = await inTheWay(target)
    if (hindered !== null) return E.left(hindered)
    await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
    await putPictures(target, folder)
    return await putDatabase(target, join(folder, databaseFile(told.right.kind)))
  } catch (error) {
    return E.left(error instanceof Error ? error.message : String(error))
  }
}
