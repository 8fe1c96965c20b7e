import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Migration, migrations } from '../../../server/store/migrate'
import { openPostgres } from '../../../server/store/postgres.store'
import { explain } from '../../../server/store/refused'
import { openSqlite } from '../../../server/store/sqlite.store'
import type { Store } from '../../../server/store/store'
import { startChild } from './child'
import { testDeps } from './test-deps'
import { scratchFolder } from './test-store'

let folder: string
let file: string
const open: Store[] = []

beforeEach(async () => {
  folder = await scratchFolder()
  file = join(folder, 'store.sqlite')
})
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
  await rm(folder, { recursive: true })
})

const opening = async (all: readonly Migration[] = migrations) => {
  const store = await openSqlite({ file, patience: 100, maxPages: 0, durable: true }, { ...testDeps, migrations: all })
  if (E.isRight(store)) open.push(store.right)
  return store
}
const closeAll = async () => {
  for (const store of open.splice(0)) await store.close()
}
const reason = async () => {
  const store = await opening()
  return E.isLeft(store) ? explain(store.left) : 'opened'
}

it('makes the folder and the file, and opens them again with what was stored', async () => {
  file = join(folder, 'deeper', 'store.sqlite')
  const first = await opening()
  if (E.isRight(first))
    await first.right.work(async ({ db }) =>
      E.right(await db.insertInto('server_keys').values({ name: 'a', value: 'b' }).execute()),
    )
  await closeAll()
  const second = await opening()
  if (E.isLeft(second)) throw new Error(explain(second.left))
  expect(await second.right.read((db) => db.selectFrom('server_keys').selectAll().execute())).toHaveLength(1)
})

it('refuses a file that another process holds, within a second, and opens it when that process was killed', async () => {
  const holder = startChild('/tests/server/store/holder.child.ts', [file])
  const [line] = await new Promise<string[]>((heard) => holder.lines.once('line', (text: string) => heard([text])))
  expect(line).toBe('open')
  const before = performance.now()
  expect(await reason()).toContain('Another gateway is running on')
  expect(performance.now() - before).toBeLessThan(1_000)
  await holder.kill()
  expect(await reason()).toBe('opened')
})

it('refuses a second store on the same file in the same process', async () => {
  await opening()
  expect(await reason()).toContain('Another gateway is running on')
})

it('refuses a file that another program has locked, within a second', async () => {
  await opening()
  await closeAll()
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const before = performance.now()
  expect(await reason()).toContain('is locked by another program')
  expect(performance.now() - before).toBeLessThan(1_000)
  other.close()
  expect(await reason()).toBe('opened')
})

const asNobody = async <A>(run: () => Promise<A>): Promise<A> => {
  if (process.geteuid?.() !== 0) return run()
  process.seteuid?.(65_534)
  return run().finally(() => process.seteuid?.(0))
}

it('refuses a file that it may not write', async () => {
  await opening()
  await closeAll()
  await chmod(folder, 0o777)
  await rm(`${file}.lock`, { force: true })
  await chmod(file, 0o444)
  expect(await asNobody(reason)).toContain('cannot be written')
})

it('refuses a folder that it may not write', async () => {
  await chmod(folder, 0o555)
  expect(await asNobody(reason)).toContain('cannot be written')
})

it('refuses a file that is no database', async () => {
  await writeFile(file, 'a letter to grandmother, long enough to be read as a header of a database. '.repeat(20))
  expect(await reason()).toContain('file is not a database')
})

it('refuses a database that a newer version has made', async () => {
  const later: Migration = { name: 'm999-later', statements: ['create table later (id integer)'] }
  await opening([...migrations, later])
  await closeAll()
  expect(await reason()).toContain('made by a newer version (m999-later)')
})

it('says that a PostgreSQL does not answer, without its password', async () => {
  const url = 'postgres://somebody:secret@localhost:4139/nothing'
  const store = await openPostgres({ url, connections: 1 }, testDeps)
  const said = E.isLeft(store) ? explain(store.left) : 'opened'
  expect(said).toMatch(/^The database of DATABASE_URL cannot be opened: .*ECONNREFUSED/)
  expect(said).not.toContain('secret')
})
