import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { MINUTE } from '../../../src/domain/kernel/time'
import { audit } from '../../../server/coins/audit'
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

const coins = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).data.goldNum
const add = (asker: Asker, whom: Asker, idempotencyKey?: string) =>
  asker.ask(
    friendsCalls.add,
    { f_u_id: whom.userId, add_location: 102 },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  )
const answer = (asker: Asker, whom: Asker, how: 'accept' | 'refuse' | 'withdraw') =>
  asker.ask(friendsCalls.answerRequest, { f_u_id: whom.userId, answer: how })
const relation = async (asker: Asker, to: Asker) =>
  (await asker.ask(friendsCalls.getRelation, { f_u_id: to.userId })).data.relation
const rows = (userId: number, kind: string) =>
  server.parts.store.read(async (db) =>
    (
      await db
        .selectFrom('inbox')
        .select('body')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .orderBy('seq')
        .execute()
    ).map(({ body }): unknown => JSON.parse(body)),
  )

describe('adding a friend', () => {
  it('costs 9 coins, shows on both sides, and accepting makes friends [FRND-1, FRND-2, FRND-3, FRND-6]', async () => {
    expect((await add(ada, bob)).data.relation).toBe(1)
    expect(await coins(ada)).toBe(111)
    expect([await relation(ada, bob), await relation(bob, ada)]).toEqual([1, 3])
    expect(await rows(bob.userId, 'relation')).toMatchObject([{ userId: ada.userId, relation: 3, userName: 'Ada' }])
    expect((await answer(bob, ada, 'accept')).data.relation).toBe(2)
    expect([await relation(ada, bob), await relation(bob, ada)]).toEqual([2, 2])
    expect(await rows(ada.userId, 'relation')).toMatchObject([{ relation: 1 }, { relation: 2 }])
    expect([await coins(ada), await coins(bob)]).toEqual([111, 120])
  })

  it('tells the asker of the agreement once, also where two requests cross [FRND-26]', async () => {
    const agreed = async (asker: Asker) =>
      (await rows(asker.userId, 'relation')).filter((row) => (row as { relation: number }).relation === 2)
    await add(ada, bob)
    await Promise.all([answer(bob, ada, 'accept'), answer(bob, ada, 'accept')])
    expect(await agreed(ada)).toMatchObject([{ userId: bob.userId, userName: 'Bob' }])
    const cleo = await signUp(server, 'Cleo')
    await add(cleo, ada)
    await add(ada, cleo)
    expect(await agreed(cleo)).toMatchObject([{ userId: ada.userId }])
    expect((await agreed(ada)).length).toBe(2)
  })

  it('says 4 of somebody with whom there is nothing, and of nobody that they are not there [FRND-4, FRND-5, PROF-8]', async () => {
    expect(await relation(ada, bob)).toBe(4)
    const ask = (f_u_id: number) => ada.ask(friendsCalls.getRelation, { f_u_id })
    expect(await ask(999_999)).toMatchObject({ code: 403, message: 'The user does not exist' })
    const visitor = await server.visitor()
    for (const call of [friendsCalls.getRelation, friendsCalls.delete])
      expect((await visitor.ask(call, { f_u_id: bob.userId })).status).toBe(401)
    expect((await visitor.ask(friendsCalls.list, { page_num: 1, page_size: 100 })).status).toBe(401)
    expect((await visitor.ask(friendsCalls.blacklist, { page: 1, size: 20 })).status).toBe(401)
    expect((await visitor.ask(friendsCalls.add, { f_u_id: bob.userId, add_location: 102 })).status).toBe(401)
  })

  it('charges one press once, however often it arrives [FRND-12]', async () => {
    const key = crypto.randomUUID()
    const presses = await Promise.all([add(ada, bob, key), add(ada, bob, key), add(ada, bob, key)])
    expect(presses.map(({ data }) => data.relation)).toEqual([1, 1, 1])
    await add(ada, bob)
    expect(await coins(ada)).toBe(111)
  })

  it('makes friends of two who ask each other at the same moment, and charges one of them [FRND-17]', async () => {
    await Promise.all([add(ada, bob), add(bob, ada)])
    expect([await relation(ada, bob), await relation(bob, ada)]).toEqual([2, 2])
    expect((await coins(ada)) + (await coins(bob))).toBe(231)
  })

  it('charges each request, also one that follows a refusal at once [FRND-6, FRND-17]', async () => {
    await add(ada, bob)
    await answer(bob, ada, 'refuse')
    expect(await coins(ada)).toBe(120)
    await add(ada, bob)
    expect(await coins(ada)).toBe(111)
    await answer(bob, ada, 'refuse')
    expect(await coins(ada)).toBe(120)
  })

  it('lets 9 coins pay for one request, however many are made at once [FRND-11]', async () => {
    const others = await Promise.all(['Cleo', 'Dan', 'Eve'].map((name) => signUp(server, name)))
    const { ledger, store } = server.parts
    await store.work((work) => ledger.spend(work, { userId: ada.userId, amount: 111, kind: 'correction', key: 'poor' }))
    const asked = await Promise.all(others.map((other) => add(ada, other)))
    expect(asked.map(({ code }) => code).toSorted()).toEqual([200, 20001, 20001])
    expect(await coins(ada)).toBe(0)
  })

  it('refuses a request beyond the limit that somebody has set; one that was returned counts no more [PLUS-9]', async () => {
    await add(ada, bob)
    await ada.ask(coinsCalls.setSpendingLimit, { daily: 17 })
    const cleo = await signUp(server, 'Cleo')
    expect((await add(ada, cleo)).code).toBe(20010)
    expect([await coins(ada), await relation(ada, cleo)]).toEqual([111, 4])
    await answer(bob, ada, 'refuse')
    expect((await add(ada, cleo)).code).toBe(200)
  })

  it('returns the fee of a refused request, not of a withdrawn one [FRND-17, FRND-19]', async () => {
    await add(ada, bob)
    await answer(bob, ada, 'refuse')
    await answer(bob, ada, 'refuse')
    expect([await coins(ada), await relation(ada, bob)]).toEqual([120, 4])
    await server.clock.advance(1)
    await add(ada, bob)
    await answer(ada, bob, 'withdraw')
    expect([await coins(ada), await relation(bob, ada)]).toEqual([111, 4])
  })

  it('refuses oneself, nobody, and whoever lacks the coins [FRND-11, FRND-14, PROF-8]', async () => {
    expect((await add(ada, ada)).code).toBe(403)
    expect(await ada.ask(friendsCalls.add, { f_u_id: 999_999, add_location: 102 })).toMatchObject({
      code: 403,
      message: 'The user does not exist',
    })
    const { ledger, store } = server.parts
    await store.work((work) => ledger.spend(work, { userId: ada.userId, amount: 112, kind: 'correction', key: 'poor' }))
    expect((await add(ada, bob)).code).toBe(20001)
    expect([await coins(ada), await relation(bob, ada)]).toEqual([8, 4])
  })

  it('lets nobody accept their own request, or one that is not there [FRND-19]', async () => {
    expect((await answer(bob, ada, 'accept')).code).toBe(403)
    await add(ada, bob)
    expect((await answer(ada, bob, 'accept')).code).toBe(403)
    expect(await relation(bob, ada)).toBe(3)
  })

  it('leaves the ledger at zero [PLUS-5]', async () => {
    await Promise.all([add(ada, bob), answer(bob, ada, 'refuse'), add(bob, ada), answer(ada, bob, 'accept')])
    expect(await server.parts.store.read(audit)).toEqual([])
  })
})

describe('finding people', () => {
  it('finds by a part of the name in any case, and by id, but not oneself', async () => {
    const found = async (s_txt: string) =>
      (await ada.ask(friendsCalls.search, { s_txt })).data.list.map(({ userName }) => userName)
    expect(await found('bO')).toEqual(['Bob'])
    expect(await found(String(bob.userId))).toEqual(['Bob'])
    expect(await found('ada')).toEqual([])
    await signUp(server, 'Under_Score')
    expect(await found('r_s')).toEqual(['Under_Score'])
    expect(await found('_')).toEqual(['Under_Score'])
    expect(await found('n_e')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found('\\')).toEqual([])
    expect(await found(' ')).toEqual([])
    expect((await ada.ask(friendsCalls.searchUser, { searchUserId: bob.userId })).data.userName).toBe('Bob')
  })

  it('shows to nobody whom they have blocked, in no way [PLUS-12]', async () => {
    await server.parts.store.work(async ({ db }) => {
      await db.insertInto('blocks').values({ user_id: bob.userId, other_id: ada.userId, at: 0 }).execute()
      return { _tag: 'Right', right: undefined }
    })
    expect((await ada.ask(friendsCalls.search, { s_txt: 'Bob' })).data.list).toEqual([])
    expect((await ada.ask(friendsCalls.searchUser, { searchUserId: bob.userId })).code).toBe(403)
    expect([(await add(ada, bob)).code, (await add(bob, ada)).code]).toEqual([403, 403])
    expect((await bob.ask(friendsCalls.searchUser, { searchUserId: ada.userId })).code).toBe(403)
    const { data } = await ada.ask(accountCalls.onlineStatus, { userIds: String(bob.userId) })
    expect(data.list).toEqual([{ userId: bob.userId, status: 3 }])
  })

  it('lists friends and requests in pages of at most 100, and nothing behind the last [FRND-29, FRND-37]', async () => {
    await add(ada, bob)
    const page = async (page_num: number, page_size: number) =>
      (await ada.ask(friendsCalls.list, { page_num, page_size })).data
    expect(await page(1, 500)).toMatchObject({ pageNo: 1, pages: 1, list: [{ id: bob.userId, relation: 1 }] })
    const people = await Promise.all(Array.from({ length: 100 }, (_, at) => server.signedIn(`P${at}`)))
    await server.parts.store.work(async ({ db }) => {
      const side = { relation: 2, fee_key: null, requested_at: null, changed_at: 1 }
      const friends = people.map(({ userId }) => ({ user_id: ada.userId, other_id: userId, ...side }))
      await db.insertInto('relations').values(friends).execute()
      return { _tag: 'Right', right: undefined }
    })
    const pages = [await page(1, 500), await page(2, 100), await page(3, 100), await page(0, 0)]
    expect(pages.map(({ list, pageNo, pages: all }) => [pageNo, all, list.length])).toEqual([
      [1, 2, 100],
      [2, 2, 1],
      [3, 2, 0],
      [1, 101, 1],
    ])
    const ids = pages.slice(0, 2).flatMap(({ list }) => list.map(({ id }) => id))
    expect(new Set(ids).size).toBe(101)
  })

  it('knows who is online, busy and gone by their beats [FRND-46, GATE-26]', async () => {
    const status = async () =>
      (await ada.ask(accountCalls.onlineStatus, { userIds: String(bob.userId) })).data.list[0]?.status
    expect(await status()).toBe(0)
    await bob.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    expect(await status()).toBe(2)
    await bob.ask(accountCalls.updateHeartbeat, { status: 1, type: 0 })
    expect(await status()).toBe(1)
    await server.clock.advance(MINUTE)
    expect(await status()).toBe(0)
    const visitor = await server.visitor()
    const seen = async (userIds: string) =>
      (await visitor.ask(accountCalls.onlineStatus, { userIds })).data.list.map(({ status: code }) => code)
    expect(await seen(String(bob.userId))).toEqual([3])
    await server.parts.store.work(async ({ db }) => {
      await db.updateTable('users').set({ goddess: 1 }).where('id', '=', bob.userId).execute()
      return { _tag: 'Right', right: undefined }
    })
    expect(await seen(`${bob.userId},${ada.userId}`)).toEqual([0, 3])
  })

  it('tells of at most 100 people in one call, once each, and of nothing that is no id [FRND-46, FRND-48]', async () => {
    const asked = async (userIds: string) => (await ada.ask(accountCalls.onlineStatus, { userIds })).data.list
    const { userId } = bob
    expect(await asked(`${userId},x,,-1,0,1.5,${userId}`)).toEqual([{ userId, status: 0 }])
    expect(await asked('')).toEqual([])
    expect(await asked(Array.from({ length: 101 }, (_, at) => at + 1).join(','))).toHaveLength(100)
  })
})
