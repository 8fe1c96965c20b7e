import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import { blamed } from '../store/failure'
import type { MediaFile, MediaId, MediaStore } from './media-store.port'

/** Where media are put together before they are seen. */
const UNFINISHED = '.unfinished'

const id = /^[0-9a-f]{32}$/
const fileName = /^[a-z0-9]{1,16}$/
const shard = /^[0-9a-f]{2}$/

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

const orMissing =
  <A>(instead: A) =>
  (error: unknown): A => {
    if (isMissing(error)) return instead
    throw blamed(error)
  }

const checked = (pattern: RegExp, name: string): string => {
  if (!pattern.test(name)) throw new Error('not a name of the media store')
  return name
}

/** What was written there is on the disk. */
const settle = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

const writeDurably = async (path: string, content: Uint8Array): Promise<void> => {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const openFile = async (path: string): Promise<MediaFile> => {
  const handle = await open(path, 'r')
  const { size } = await handle.stat()
  return { size, stream: handle.createReadStream() }
}

interface Places {
  readonly root: string
  readonly unfinished: (medium: MediaId) => string
  readonly shard: (medium: MediaId) => string
  readonly final: (medium: MediaId) => string
}

const placesBelow = (root: string): Places => ({
  root,
  unfinished: (medium) => join(root, UNFINISHED, checked(id, medium)),
  shard: (medium) => join(root, checked(id, medium).slice(0, 2)),
  final: (medium) => join(root, checked(id, medium).slice(0, 2), medium),
})

/** A folder is put together aside and then moved: whoever looks sees all of it or nothing. */
const putIn =
  ({ final, root, shard: shardOf, unfinished }: Places): MediaStore['put'] =>
  async (medium, files, at) => {
    const aside = unfinished(medium)
    try {
      await mkdir(aside, { recursive: true, mode: 0o700 })
      for (const [name, content] of Object.entries(files))
        await writeDurably(join(aside, checked(fileName, name)), content)
      await utimes(aside, at / SECOND, at / SECOND)
      await settle(aside)
      await mkdir(shardOf(medium), { recursive: true, mode: 0o700 })
      await rename(aside, final(medium))
      await settle(shardOf(medium))
      await settle(root)
    } catch (error) {
      await rm(aside, { recursive: true, force: true })
      throw blamed(error)
    }
  }

const listBelow = (root: string): MediaStore['list'] =>
  async function* (before: Instant) {
    const folders = await readdir(root).catch(orMissing<string[]>([]))
    for (const folder of folders.filter((name) => name === UNFINISHED || shard.test(name))) {
      const media = await readdir(join(root, folder)).catch(orMissing<string[]>([]))
      for (const medium of media.filter((name) => id.test(name))) {
        const found = await stat(join(root, folder, medium)).catch(orMissing(undefined))
        if (found !== undefined && found.mtimeMs < before) yield medium
      }
    }
  }

/** The store in a folder of the machine. Several processes may share it, also over a network. */
export const directoryMediaStore = (root: string): MediaStore => {
  const places = placesBelow(root)
  return {
    put: putIn(places),
    open: (medium, name) => openFile(join(places.final(medium), checked(fileName, name))).catch(orMissing(undefined)),
    remove: async (medium) => {
      for (const path of [places.final(medium), places.unfinished(medium)])
        await rm(path, { recursive: true, force: true })
    },
    list: listBelow(root),
  }
}
