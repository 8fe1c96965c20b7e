import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from '../../random'
import { blamed } from '../../store/failure'

const KEY_BYTES = 32
const FILE = 'evidence.key'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Null: no file. A file that was cut short is a fault: another key in its place would lose what the first one sealed. */
const readKey = async (path: string): Promise<Buffer | null> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw blamed(error)
  })
  if (text === null) return null
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== KEY_BYTES) throw new Error(`${path} holds no key of ${KEY_BYTES} bytes`)
  return key
}

const write = async (path: string, key: Buffer): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(`${key.toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** It gets its name when it is whole: of two processes that make one at the same moment, both take the first. */
const makeKey = async (folder: string, random: Random): Promise<Buffer> => {
  const path = join(folder, FILE)
  const aside = `${path}.${random.uuid()}`
  const key = random.bytes(KEY_BYTES)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await write(aside, key)
    await link(aside, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw blamed(error)
  } finally {
    await rm(aside, { force: true })
  }
  return (await readKey(path)) ?? key
}

/** The key of evidence: the deployment's own, else one that is made into the data folder when it is first needed. */
export const evidenceKey = (given: Buffer | null, folder: string, random: Random): (() => Promise<Buffer>) => {
  let known: Promise<Buffer> | null = given === null ? null : Promise.resolve(given)
  return () => {
    known ??= readKey(join(folder, FILE))
      .then((key) => key ?? makeKey(folder, random))
      .catch((error: unknown) => {
        known = null
        throw error
      })
    return known
  }
}
