import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { putGoods } from '../../../server/gifts/goods'
import { setHost } from '../../../server/profile/set-host'
import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import type { Asker, Asking } from '../asker'
import { befriend } from '../befriend'
import { startTestServer, type TestServer } from '../test-server'

/** Two friends with 100 and 0 coins, on a server of their own, anew for each test; the ledger is audited after it. */
export let server: TestServer
export let ada: Asker
export let bob: Asker

export const ROSE = 1003
export const TEDDY = 1010

type Sent = ParamsOf<typeof giftsCalls.send>

export const send = (from: Asker, to: Asker | number, over: Partial<Sent> = {}, asking: Asking = {}) =>
  from.ask(
    giftsCalls.send,
    {
      g_type: 0,
      g_id: ROSE,
      accept_u_id: typeof to === 'number' ? to : to.userId,
      userId: from.userId,
      ...over,
    },
    asking,
  )

export const listOf = async (asker: Asker) => (await asker.ask(giftsCalls.listAll, {})).data.list
export const coins = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).data.goldNum
export const points = async (asker: Asker) =>
  (await server.parts.store.read((db) => server.parts.ledger.purse(db, asker.userId))).points

export const rows = (asker: Asker, kind: string) =>
  server.parts.store.read(async (db) => {
    const found = db.selectFrom('inbox').select('body').where('user_id', '=', asker.userId).where('kind', '=', kind)
    return (await found.orderBy('seq').execute()).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  })

export const grantCoins = (asker: Asker, amount: number) =>
  server.parts.store.work((work) =>
    server.parts.ledger.grant(work, { userId: asker.userId, amount, kind: 'signUp', key: randomUUID() }),
  )

export const makeHost = (asker: Asker) =>
  server.parts.store.work((work) => setHost(work, asker.userId, true, { price: 30, friendPrice: 25 }))

export const pack = (asker: Asker, giftId: number, count: number, expiresAt = 0) =>
  server.parts.store.work<never, void>(async (work) =>
    E.right(await putGoods(work, { userId: asker.userId, giftId, count, expiresAt })),
  )

export const setTheStage = (settings: Readonly<Record<string, unknown>> = {}): void => {
  beforeEach(async () => {
    server = await startTestServer({ settings })
    ada = await server.signedIn('Ada')
    bob = await server.signedIn('Bob')
    await grantCoins(ada, 109)
    await befriend(ada, bob)
  })
  afterEach(async () => {
    expect(await server.parts.store.read(audit)).toEqual([])
    await server.close()
  })
}
