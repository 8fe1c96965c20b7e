import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite } from '../../../server/store/sqlite.store'
import type { Store } from '../../../server/store/store'
import { testDeps } from './test-deps'
import { opened, openTestStore, scratchFolder, storeKinds } from './test-store'

const PATIENTLY = { timeout: 20_000 }

let folder: string
let store: Store

const openWith = async (maxPages: number) =>
  opened(await openSqlite({ file: join(folder, 'store.sqlite'), patience: 100, maxPages, durable: true }, testDeps))

beforeEach(async () => {
  folder = await scratchFolder()
  store = await openWith(0)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const put = (name: string, size: number) =>
  store.work(async ({ db }) => {
    await db
      .insertInto('server_keys')
      .values({ name, value: 'x'.repeat(size) })
      .execute()
    return E.right(name)
  })
const names = async () =>
  (await store.read((db) => db.selectFrom('server_keys').select('name').orderBy('name').execute())).map(
    ({ name }) => name,
  )

it('a full disk is named, what was stored before is kept, and the store works again when there is room', async () => {
  await put('before', 10)
  await store.close()
  store = await openWith(1)
  const settled = await Promise.allSettled([put('large', 100_000), put('larger', 200_000)])
  for (const one of settled) {
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'Nothing was stored: the disk is full.' } })
  }
  expect(await names()).toEqual(['before'])
  await store.close()
  store = await openWith(0)
  await put('large', 100_000)
  expect(await names()).toEqual(['before', 'large'])
})

it('a full disk still takes what fits beside what does not', async () => {
  await store.close()
  store = await openWith(1)
  const [large, small] = await Promise.allSettled([put('large', 100_000), put('small', 10)])
  expect(large.status).toBe('rejected')
  expect(await names()).toEqual(small.status === 'fulfilled' ? ['small'] : [])
  expect(await put('small 2', 10)).toEqual(E.right('small 2'))
})

it('a lock of another program on the running store is named, and the store works again after it', async () => {
  const other = new DatabaseSync(join(folder, 'store.sqlite'))
  other.exec('begin immediate')
  const settled = await Promise.allSettled([put('a', 1), put('b', 1)])
  for (const one of settled) {
    const message = 'Nothing was stored: another program has locked the database.'
    expect(one).toMatchObject({ status: 'rejected', reason: { message } })
  }
  other.close()
  expect(await put('a', 1)).toEqual(E.right('a'))
})

describe.each(storeKinds.filter((kind) => kind === 'postgres'))('on %s', (kind) => {
  it('a connection lost in the middle of a unit is named, and the store works again on another one', async () => {
    const remote = await openTestStore(kind)
    const cut = remote.work(async ({ db }) =>
      E.right(await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)),
    )
    await expect(cut).rejects.toThrow('Nothing was stored: the database cannot be reached.')
    expect(await remote.work(() => Promise.resolve(E.right('again')))).toEqual(E.right('again'))
    await remote.close()
  })

  it('a unit that pauses for too long is ended and named, and the store works again on another connection', async () => {
    const remote = await openTestStore(kind)
    const frozen = remote.work(async ({ db }) => {
      const { rows } = await sql<{ limit: string; pid: number }>`select pg_backend_pid() as pid,
        current_setting('idle_in_transaction_session_timeout') as limit`.execute(db)
      expect(rows[0]?.limit).toBe('15s')
      await sql`set local idle_in_transaction_session_timeout = 50`.execute(db)
      const itself = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`
      await expect.poll(async () => (await remote.read((own) => itself.execute(own))).rows, PATIENTLY).toEqual([])
      return E.right(await sql`select 1`.execute(db))
    })
    await expect(frozen).rejects.toThrow('Nothing was stored: the database cannot be reached.')
    expect(await remote.work(() => Promise.resolve(E.right('again')))).toEqual(E.right('again'))
    await remote.close()
  })
})
