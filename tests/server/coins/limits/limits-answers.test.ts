import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY, SECOND } from '../../../../src/domain/kernel/time'
import { coinsCalls } from '../../../../src/infrastructure/gateway/contract/coins.calls'
import type { Asker } from '../../asker'
import { signUp } from '../../sign-up'
import { startTestServer, type TestServer } from '../../test-server'

let server: TestServer
let ada: Asker
let bob: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await signUp(server, 'Ada')
  bob = await signUp(server, 'Bob')
})
afterEach(() => server.close())

const read = async (who = ada) => (await who.ask(coinsCalls.spendingLimit, {})).data
const set = (limits: { daily?: number | null; monthly?: number | null }) => ada.ask(coinsCalls.setSpendingLimit, limits)
const spend = (amount: number) =>
  server.parts.store.work((work) =>
    server.parts.ledger.spend(work, { userId: ada.userId, amount, kind: 'gift', key: `gift ${amount}` }),
  )

const none = { limit: null, spent: 0 }

it('tells the limits, what has been spent of them, and nobody else about them [PLUS-9]', async () => {
  expect(await read()).toEqual({ daily: none, monthly: none })
  expect((await set({ daily: 50 })).data).toEqual({ daily: { limit: 50, spent: 0 }, monthly: none })
  expect(E.isRight(await spend(20))).toBe(true)
  await set({ monthly: 80 })
  expect(E.isLeft(await spend(31))).toBe(true)
  expect(await read()).toEqual({ daily: { limit: 50, spent: 20 }, monthly: { limit: 80, spent: 20 } })
  expect(await read(bob)).toEqual({ daily: none, monthly: none })
})

it('lowers at once, and tells when a raise will hold that is asked for twice [PLUS-9]', async () => {
  await set({ daily: 50, monthly: 500 })
  expect((await set({ daily: 40 })).data.daily.limit).toBe(40)
  const raised = { limit: 40, spent: 0, raised: { to: null, from: server.clock.now() + DAY } }
  expect((await set({ daily: null })).data.daily).toEqual(raised)
  await server.clock.advance(SECOND)
  expect((await set({ daily: null })).data.daily).toEqual(raised)
  expect(await read()).toEqual({ daily: raised, monthly: { limit: 500, spent: 0 } })
  expect(E.isLeft(await spend(41))).toBe(true)
})

it('refuses what is no limit and then changes nothing [PLUS-9]', async () => {
  await set({ daily: 50, monthly: 60 })
  const before = await read()
  const bad = [-1, 0.5, 1e9 + 1, 1e300, '1e3', '', true, {}]
  const codes: unknown[] = []
  for (const daily of bad)
    codes.push((await ada.ask(coinsCalls.setSpendingLimit, {}, { raw: { monthly: 1, daily } })).code)
  expect(codes).toEqual(bad.map(() => 400))
  expect(await read()).toEqual(before)
})
