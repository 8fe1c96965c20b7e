import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeLedger } from '../../../server/coins/ledger'
import { openSqlite } from '../../../server/store/sqlite.store'
import { startChild } from '../store/child'
import { addPerson } from '../store/people'
import { testDeps } from '../store/test-deps'
import { opened, scratchFolder } from '../store/test-store'

let folder: string
let file: string

beforeEach(async () => {
  folder = await scratchFolder()
  file = join(folder, 'store.sqlite')
})
afterEach(() => rm(folder, { recursive: true }))

const open = async () => opened(await openSqlite({ file, patience: 200, maxPages: 0, durable: true }, testDeps))

/** Runs the command as an operator does, and answers what it said and its exit code. */
const verify = async () => {
  const environment = { SQLITE_FILE: file, DATABASE_URL: '', MODE: 'local' }
  const { ended, lines } = startChild('/server/coins/verify.ts', [], environment)
  const said: string[] = []
  for await (const line of lines) said.push(line)
  return [said.join(' '), await ended]
}

it('the command says that a ledger is sound, also beside a running gateway, and names what is not [PLUS-5]', async () => {
  const store = await open()
  const userId = await addPerson(store)
  const ledger = makeLedger({ now: () => 0 })
  await store.work((work) => ledger.grant(work, { userId, amount: 9, kind: 'test', key: 'bonus' }))
  expect(await verify()).toEqual(['The ledger is sound: 1 movements recomputed.', 0])
  await store.work(async ({ db }) => E.right(await db.updateTable('balances').set({ given: 10 }).execute()))
  await store.close()
  expect(await verify()).toEqual([`person ${userId} given: the balance is not the sum of the postings`, 1])
})

it('the command says that there is no database', async () => {
  expect(await verify()).toEqual([`The ledger cannot be read: there is no database at ${file}`, 2])
})
