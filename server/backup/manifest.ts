import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

const whole = t.type({
  version: t.literal(1),
  kind: t.keyof({ sqlite: null, postgres: null }),
  at: t.string,
  /** The database's file, as hexadecimal digits of SHA-256. */
  digest: t.string,
})

/** What backups of the first days do not say. */
const added = t.partial({
  /** The digest of `evidence.key`, if the gateway had made one. */
  keyDigest: t.string,
  /** Files of pictures, and the bytes that they have together. */
  pictures: t.type({ files: t.number, bytes: t.number }),
})

/** What a backup says of itself; without it a folder is none. */
const manifest = t.intersection([whole, added])

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

const keyDigestOf = async (folder: string): Promise<Pick<Manifest, 'keyDigest'>> => {
  const key = join(folder, KEY_FILE)
  return existsSync(key) ? { keyDigest: await digestOf(key) } : {}
}

const sizesBelow = async (folder: string): Promise<readonly number[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return Promise.all(files.map(async ({ name, parentPath }) => (await stat(join(parentPath, name))).size))
}

type Pictures = Exclude<Manifest['pictures'], undefined>

const picturesIn = async (folder: string): Promise<Pictures> => {
  const there = PICTURES.map((pictures) => join(folder, pictures)).filter((path) => existsSync(path))
  const sizes = (await Promise.all(there.map(sizesBelow))).flat()
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** What there is to say of a folder that holds all that was copied. */
export const describeBackup = async (folder: string, kind: Manifest['kind'], now: number): Promise<Manifest> => ({
  version: 1,
  kind,
  at: new Date(now).toISOString(),
  digest: await digestOf(join(folder, databaseFile(kind))),
  ...(await keyDigestOf(folder)),
  pictures: await picturesIn(folder),
})

const readTold = async (folder: string): Promise<E.Either<string, Manifest>> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return E.left(`${folder} is no backup: it has no ${MANIFEST}`)
  const read = E.tryCatch(
    () => manifest.decode(JSON.parse(text)),
    () => null,
  )
  return E.isLeft(read) || E.isLeft(read.right)
    ? E.left(`${join(folder, MANIFEST)} cannot be read`)
    : E.right(read.right.right)
}

const damaged = (what: string): string => `${what} is not what was written: the backup is damaged`

const checkFile = async (file: string, digest: string): Promise<string | null> => {
  if (!existsSync(file)) return `${file} is missing: the backup is damaged`
  return (await digestOf(file)) === digest ? null : damaged(file)
}

const checkPictures = async (folder: string, told: Pictures): Promise<string | null> => {
  const { bytes, files } = await picturesIn(folder)
  if (files === told.files && bytes === told.bytes) return null
  const were = `${told.files} files of pictures with ${told.bytes} bytes`
  return `${folder} had ${were} and has ${files} with ${bytes}: the backup is damaged`
}

/** Left says why the folder cannot be restored: it is none, or not as it was written. */
export const readManifest = async (folder: string): Promise<E.Either<string, Manifest>> => {
  const read = await readTold(folder)
  if (E.isLeft(read)) return read
  const { digest, keyDigest, kind, pictures } = read.right
  const wrong =
    (await checkFile(join(folder, databaseFile(kind)), digest)) ??
    (keyDigest === undefined ? null : await checkFile(join(folder, KEY_FILE), keyDigest)) ??
    (pictures === undefined ? null : await checkPictures(folder, pictures))
  return wrong === null ? read : E.left(wrong)
}
