import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqlite } from '../../../server/store/sqlite.store'
import { addPerson } from '../store/people'
import { testDeps } from '../store/test-deps'
import { opened, scratchFolder } from '../store/test-store'
import { typeCommand } from './desk'

let folder: string
let file: string

beforeEach(async () => {
  folder = await scratchFolder()
  file = join(folder, 'store.sqlite')
})
afterEach(() => rm(folder, { recursive: true }))

const open = async () => opened(await openSqlite({ file, patience: 200, maxPages: 0, durable: true }, testDeps))
const env = () => ({ DATA_DIR: folder, SQLITE_FILE: file })
const why = ['--rule', 'other', '--reason', 'noise']

it('the command acts on a store that no gateway serves, and what it did is there at the next start', async () => {
  const before = await open()
  const id = await addPerson(before, 'Ada')
  await before.close()
  const ban = await typeCommand(env(), ['ban', 'account', String(id), ...why, '--for', 'ever', '--json'])
  expect([ban.code, JSON.parse(ban.out)]).toMatchObject([0, { sanction: 1, person: id, ends: null }])
  const after = await open()
  const sanctions = await after.read((db) => db.selectFrom('sanctions').selectAll().execute())
  await after.close()
  expect(sanctions).toMatchObject([{ user_id: id, kind: 'ban', scope: 'account', reason: 'noise' }])
})

it('the command says that it can reach neither gateway nor store: 3', async () => {
  const store = await open()
  const used = await typeCommand(env(), ['log', 'list'])
  expect(used).toMatchObject({ code: 3, out: '' })
  expect(used.err).toContain('Another gateway is running on')
  await store.close()
  const configured = await typeCommand({ ...env(), PORT: 'x' }, ['log', 'list'])
  expect(configured).toMatchObject({ code: 3, err: 'PORT wants 0 to 65535' })
})

it('`npm run admin` passes words, output and exit code on', { timeout: 60_000 }, async () => {
  await (await open()).close()
  const script = fileURLToPath(new URL('../../../scripts/admin.mjs', import.meta.url))
  const typed = (...words: readonly string[]) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, ...words], {
      env: { ...process.env, MODE: 'local', DATABASE_URL: '', ...env() },
      encoding: 'utf8',
    })
    return [status, stdout.trim(), stderr.trim()]
  }
  expect(typed('users', 'find', 'two words', '--json')).toEqual([0, '[]', ''])
  expect(typed('fly')[0]).toBe(2)
})
