import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** What a backup says of itself; without it a folder is none. */
const manifest = t.type({
  version: t.literal(1),
  kind: t.keyof({ sqlite: null, postgres: null }),
  at: t.string,
  /** The database's file, as hexadecimal digits of SHA-256. */
  digest: t.string,
})

export type Manifest = t.TypeOf<typeof manifest>

export const MANIFEST = 'backup.json'
export const KEY_FILE = 'evidence.key'
/** Folders of pictures, below the data folder and below a backup. */
export const PICTURES = ['media', 'evidence'] as const

/** The file of a backup that holds the database. */
export const databaseFile = (kind: Manifest['kind']): string =>
  kind === 'sqlite' ? 'database.sqlite' : 'database.dump'

export const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Left says why the folder cannot be restored. */
export const readManifest = async (folder: string): Promise<E.Either<string, Manifest>> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return E.left(`${folder} is no backup: it has no ${MANIFEST}`)
  const read = E.tryCatch(
    () => manifest.decode(JSON.parse(text)),
    () => null,
  )
  if (E.isLeft(read) || E.isLeft(read.right)) return E.left(`${join(folder, MANIFEST)} cannot be read`)
  const told = read.right.right
  const file = join(folder, databaseFile(told.kind))
  const digest = await digestOf(file).catch(() => null)
  if (digest === null) return E.left(`${file} is missing`)
  return digest === told.digest ? E.right(told) : E.left(`${file} is not what was written: the backup is damaged`)
}
