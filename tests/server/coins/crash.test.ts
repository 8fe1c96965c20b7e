import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { makeLedger } from '../../../server/coins/ledger'
import { openSqlite } from '../../../server/store/sqlite.store'
import { startChild } from '../store/child'
import { addPerson } from '../store/people'
import { testDeps } from '../store/test-deps'
import { opened, scratchFolder } from '../store/test-store'

const ANSWERED = 400

let folder: string

beforeEach(async () => {
  folder = await scratchFolder()
})
afterEach(() => rm(folder, { recursive: true }))

const open = async () =>
  opened(await openSqlite({ file: join(folder, 'store.sqlite'), patience: 200, maxPages: 0, durable: true }, testDeps))

const withPeople = async (): Promise<readonly string[]> => {
  const store = await open()
  const ledger = makeLedger({ now: () => 0 })
  const people: string[] = []
  for (let one = 0; one < 8; one += 1) {
    const userId = await addPerson(store)
    await store.work((work) => ledger.grant(work, { userId, amount: 1_000, kind: 'test', key: `first ${userId}` }))
    people.push(`${userId}`)
  }
  await store.close()
  return people
}

/** Lets a process move coins and kills it in the middle; answers the keys that it had been answered. */
const killedInTheMiddle = async (round: number, people: readonly string[]): Promise<readonly string[]> => {
  const child = startChild('/tests/server/coins/spender.child.ts', [
    join(folder, 'store.sqlite'),
    `${round}`,
    ...people,
  ])
  const answered: string[] = []
  for await (const key of child.lines) {
    answered.push(key)
    if (answered.length === ANSWERED) break
  }
  await child.kill()
  return answered
}

it('a process killed in the middle of transfers loses none that was answered, and the sums hold [PLUS-5]', async () => {
  const people = await withPeople()
  for (const round of [1, 2, 3]) {
    const answered = await killedInTheMiddle(round, people)
    const store = await open()
    const kept = await store.read((db) => db.selectFrom('transfers').select('key').execute())
    const keys = new Set(kept.map(({ key }) => key))
    expect(answered.filter((key) => !keys.has(key))).toEqual([])
    expect(answered).toHaveLength(ANSWERED)
    expect(await store.work(async ({ db }) => E.right(await audit(db)))).toEqual(E.right([]))
    await store.close()
  }
}, 60_000)
