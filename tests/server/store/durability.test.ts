import { copyFile, rm, stat } from 'node:fs/promises'
import { fstatSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { explain } from '../../../server/store/refused'
import { openSqlite } from '../../../server/store/sqlite.store'
import type { SyncFile } from '../../../server/store/wal'
import { startChild } from './child'
import { playedDisk } from './played-disk'
import { testDeps } from './test-deps'
import { opened, scratchFolder } from './test-store'

let folder: string
let file: string

beforeEach(async () => {
  folder = await scratchFolder()
  file = join(folder, 'store.sqlite')
})
afterEach(() => rm(folder, { recursive: true }))

const opening = (sync?: SyncFile) => {
  const own = { ...testDeps, lost: () => undefined, ...(sync === undefined ? {} : { sync }) }
  return openSqlite({ file, patience: 100, maxPages: 0, durable: true }, own)
}
const onPlayedDisk = async () => {
  const disk = playedDisk()
  const store = opened(await opening(disk.sync))
  const put = (name: string) =>
    store.work(async ({ db }) => {
      await db.insertInto('server_keys').values({ name, value: 'x' }).execute()
      return E.right(name)
    })
  const names = () => store.read((db) => db.selectFrom('server_keys').select('name').execute())
  return { disk, names, put, store }
}

it('answers nothing and shows nothing that is not on the disk', async () => {
  const { disk, names, put, store } = await onPlayedDisk()
  const heard: string[] = []
  const written = put('a').then(() => heard.push('written'))
  await disk.until(1)
  const read = names().then((rows) => heard.push(`read ${rows.length}`))
  await disk.rest()
  expect(heard).toEqual([])
  disk.finish()
  await Promise.all([written, read])
  expect(heard.toSorted()).toEqual(['read 1', 'written'])
  expect(await names()).toHaveLength(1)
  await store.close()
})

it('accepts and shows nothing more when the disk has refused, and is closed without a word to the database file', async () => {
  const { disk, names, put, store } = await onPlayedDisk()
  const message = 'Nothing was stored: the disk reports an error.'
  const written = put('a')
  await disk.until(1)
  disk.refuse('EIO')
  await expect(written).rejects.toThrow(message)
  await expect(names()).rejects.toThrow(message)
  await expect(put('b')).rejects.toThrow(message)
  await store.close()
  const again = await opening()
  expect(E.isLeft(again) && explain(again.left)).toContain('Another gateway is running on')
  await copyFile(file, `${file}.alone`)
  const alone = new DatabaseSync(`${file}.alone`)
  expect(alone.prepare('select name from server_keys').all()).toEqual([])
  alone.close()
})

it('syncs the file that SQLite writes to, through checkpoints too', async () => {
  const inodes = new Set<number>()
  const store = opened(
    await opening((descriptor) => {
      inodes.add(fstatSync(descriptor).ino)
      return Promise.resolve()
    }),
  )
  const sizes: number[] = []
  for (let number = 0; number < 20; number += 1) {
    await store.work(async ({ db }) =>
      E.right(
        await db
          .insertInto('server_keys')
          .values({ name: `${number}`, value: 'x'.repeat(2_000_000) })
          .execute(),
      ),
    )
    const { ino, size } = await stat(`${file}-wal`)
    inodes.add(ino)
    sizes.push(size)
  }
  expect(inodes.size).toBe(1)
  // Room was made for all that comes between two checkpoints, and it is written over.
  expect(new Set(sizes).size).toBe(1)
  await store.close()
})

it('puts what a killed process has left into the database file before anybody is told of it', async () => {
  const holder = startChild('/tests/server/store/holder.child.ts', [file])
  const [line] = await new Promise<string[]>((heard) => holder.lines.once('line', (text: string) => heard([text])))
  expect(line).toBe('open')
  await holder.kill()
  const store = opened(await opening())
  await copyFile(file, `${file}.alone`)
  const alone = new DatabaseSync(`${file}.alone`)
  expect(alone.prepare('select name from server_keys').all()).toEqual([{ name: 'held' }])
  alone.close()
  await store.close()
})
