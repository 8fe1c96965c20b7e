import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Tx } from '../../../server/store/database'
import { MINUTE } from '../../../src/domain/kernel/time'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let ada: Asker
let bob: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await signUp(server, 'Ada')
  bob = await signUp(server, 'Bob')
})
afterEach(() => server.close())

const grant = (key: string) => {
  const { ledger, store } = server.parts
  return store.work((work) => ledger.grant(work, { userId: ada.userId, amount: 1, kind: 'correction', key }))
}

it('lists each movement: when, what for, with whom, how many coins, balance after [PLUS-6]', async () => {
  const first = server.clock.now()
  await server.clock.advance(MINUTE)
  await ada.ask(friendsCalls.add, { f_u_id: bob.userId, add_location: 102 })
  const { data } = await ada.ask(coinsCalls.ledger, { pageNo: 1 })
  expect(data).toMatchObject({ pageNo: 1, pages: 1 })
  expect(data.list).toEqual([
    {
      id: expect.any(String),
      at: first + MINUTE,
      kind: 'addFriend',
      coins: -9,
      balanceAfter: 111,
      otherId: bob.userId,
      otherName: 'Bob',
    },
    { id: expect.any(String), at: first, kind: 'signUp', coins: 120, balanceAfter: 120 },
  ])
})

it('shows nobody the movements of others [PLUS-6]', async () => {
  await ada.ask(friendsCalls.add, { f_u_id: bob.userId, add_location: 102 })
  const foreign = { raw: { pageNo: 1, userId: ada.userId, user_id: ada.userId } }
  const { data } = await bob.ask(coinsCalls.ledger, { pageNo: 1 }, foreign)
  expect(data.list.map(({ kind }) => kind)).toEqual(['signUp'])
})

it('goes by pages, the newest first, within a time if one is given, and is empty beyond the last [PLUS-6]', async () => {
  const before = server.clock.now()
  await server.clock.advance(MINUTE)
  for (let i = 0; i < 30; i++) await grant(`one more ${i}`)
  const page = async (pageNo: number, time = {}) => (await ada.ask(coinsCalls.ledger, { pageNo, ...time })).data
  const [first, second, beyond] = [await page(1), await page(2), await page(3)]
  expect([first.pages, first.list.length, second.list.length, beyond.list.length]).toEqual([2, 30, 1, 0])
  expect(first.list[0]?.balanceAfter).toBe(150)
  expect(second.list[0]?.kind).toBe('signUp')
  expect((await page(1, { to: before + MINUTE })).list.map(({ kind }) => kind)).toEqual(['signUp'])
  expect((await page(1, { from: before + MINUTE })).list).toHaveLength(30)
  expect((await page(-7)).list).toEqual(first.list)
  expect((await page(Number.MAX_SAFE_INTEGER)).list).toEqual([])
})

const change = (run: (db: Tx) => Promise<unknown>) => server.parts.store.work(async ({ db }) => E.right(await run(db)))

it('names nobody who has blocked the reader, or is being deleted [PLUS-6, PLUS-12, PLUS-14]', async () => {
  await ada.ask(friendsCalls.add, { f_u_id: bob.userId, add_location: 102 })
  const nameNow = async () => (await ada.ask(coinsCalls.ledger, { pageNo: 1 })).data.list[0]?.otherName
  const block = { user_id: bob.userId, other_id: ada.userId, at: server.clock.now() }
  await change((db) => db.insertInto('blocks').values(block).execute())
  expect(await nameNow()).toBe('Deleted user')
  await change((db) => db.deleteFrom('blocks').execute())
  expect(await nameNow()).toBe('Bob')
  await change((db) =>
    db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', bob.userId).execute(),
  )
  expect(await nameNow()).toBe('Deleted user')
})
