import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import type { Config } from '../config'
import { openReader } from '../store/node-sqlite'
import type { StoreConfig } from '../store/open-store'
import { copyNew } from './copy-files'
import { databaseFile, describeBackup, KEY_FILE, MANIFEST, type Manifest, PICTURES } from './manifest'
import { settle, settleFolder } from './on-disk'
import { runPostgresTool } from './postgres-tool'

type Source = Pick<Config, 'dataDir' | 'store'>

const PATIENCE_MS = 10_000

/** One state of the database, beside a gateway that runs. */
const copyDatabase = async (store: StoreConfig, file: string): Promise<void> => {
  if (store.kind === 'postgres') {
    return runPostgresTool('pg_dump', store.url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
  }
  const database = openReader({ file: store.file, patience: PATIENCE_MS })
  try {
    database.prepare('vacuum into ?').run(file)
  } finally {
    database.close()
  }
}

/**
 * Pictures before and after the database: what its rows name was written before them, and what was deleted meanwhile had been copied
 * by then. What no row names goes with the sweep of the gateway.
 */
const fill = async ({ dataDir, store }: Source, folder: string): Promise<void> => {
  const copyPictures = async (): Promise<void> => {
    for (const pictures of PICTURES) await copyNew(join(dataDir, pictures), join(folder, pictures))
  }
  await copyPictures()
  const file = join(folder, databaseFile(store.kind))
  await copyDatabase(store, file)
  await chmod(file, 0o600)
  await copyPictures()
  const key = join(dataDir, KEY_FILE)
  if (existsSync(key)) await copyFile(key, join(folder, KEY_FILE))
}

const describe = async (folder: string, kind: Manifest['kind'], now: number): Promise<void> => {
  const told = await describeBackup(folder, kind, now)
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(told, null, 2)}\n`, { mode: 0o600 })
}

/** Copies database, pictures and key into a new folder, beside a running gateway; the folder is there when it is whole. */
export const backUp = async (source: Source, to: string, now: number): Promise<E.Either<string, string>> => {
  const folder = resolve(to)
  const aside = `${folder}.unfinished`
  const { store } = source
  if (existsSync(folder)) return E.left(`${folder} is there already: name a folder that is not`)
  if (store.kind === 'sqlite' && !existsSync(store.file)) return E.left(`there is no database at ${store.file}`)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true, mode: 0o700 })
  try {
    await fill(source, aside)
    await describe(aside, store.kind, now)
    await settleFolder(aside)
    await rename(aside, folder)
    await settle(dirname(folder))
    return E.right(folder)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    return E.left(error instanceof Error ? error.message : String(error))
  }
}
