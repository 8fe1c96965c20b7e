import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedDemoPeople } from '../../../server/seed/seed'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { listsCalls } from '../../../src/infrastructure/gateway/contract/lists.calls'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const seed = () => server.parts.store.work((work) => seedDemoPeople(work, server.clock.now()))

describe('user info', () => {
  it('tells oneself balance and standing, and others nothing of them [PROF-1, PROF-2, PROF-4, PROF-6]', async () => {
    const [ada, bob] = [await signUp(server, 'Ada', 2), await signUp(server, 'Bob', 1)]
    const own = await ada.ask(accountCalls.getUserInfo, { search_u_id: ada.userId })
    expect(own.data).toMatchObject({ id: ada.userId, userName: 'Ada', gender: 2, goldNum: 120, payStatus: 0 })
    const { data } = await bob.ask(accountCalls.getUserInfo, { search_u_id: ada.userId })
    expect(data).toMatchObject({
      userName: 'Ada',
      gender: 2,
      birthday: '1990-05-17',
      relation: 4,
      status: 0,
      price: 20,
    })
    for (const secret of ['goldNum', 'payStatus', 'loginToken', 'email', 'deviceId'])
      expect(data).not.toHaveProperty(secret)
    expect(JSON.stringify(data)).not.toContain('example.org')
  })

  it('shows how one stands to the other, each from their side [FRND-2]', async () => {
    const [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')]
    await befriend(ada, bob)
    const { data } = await ada.ask(accountCalls.getUserInfo, { search_u_id: bob.userId })
    expect(data).toMatchObject({ relation: 2 })
  })

  it.each([0, -1, 99, Number.MAX_SAFE_INTEGER])('says that %d does not exist [PROF-8]', async (search_u_id) => {
    const ada = await signUp(server, 'Ada')
    const said = await ada.ask(accountCalls.getUserInfo, { search_u_id })
    expect([said.code, said.message]).toEqual([403, 'The user does not exist'])
  })

  it('no longer knows somebody who was deleted [PROF-8]', async () => {
    const [ada, bob] = [await signUp(server, 'Ada'), await signUp(server, 'Bob')]
    await server.parts.store.work(async ({ db }) => {
      await db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', bob.userId).execute()
      return E.right(undefined)
    })
    expect((await ada.ask(accountCalls.getUserInfo, { search_u_id: bob.userId })).code).toBe(403)
  })
})

describe('faces of the first screen', () => {
  it('are hosts only, at most 24, with portrait, price and their label, for a visitor too [PLUS-1]', async () => {
    await seed()
    await signUp(server, 'Ada')
    const visitor = await server.visitor()
    const { code, data } = await visitor.ask(listsCalls.guests, {})
    expect([code, data.list.length]).toEqual([200, 24])
    for (const face of data.list) {
      expect(face).toMatchObject({ goddess: 1, demo: 1, relation: 4 })
      expect(face.headImg).toBe(`/demo/portraits/${face.id}.svg`)
      expect(face.price).toBeGreaterThan(0)
    }
  })

  it('are none where nobody is', async () => {
    expect((await (await server.visitor()).ask(listsCalls.guests, {})).data.list).toEqual([])
  })
})

describe('presence', () => {
  it('is told to a visitor of hosts only [FRND-46]', async () => {
    await seed()
    const ada = await signUp(server, 'Ada')
    await ada.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    const visitor = await server.visitor()
    const { data } = await visitor.ask(accountCalls.onlineStatus, { userIds: `1001,${ada.userId}` })
    expect(data.list).toEqual([
      { userId: 1001, status: 0 },
      { userId: ada.userId, status: 3 },
    ])
  })

  it('answers each id once, at most 100, and leaves out what is none [FRND-48]', async () => {
    const ada = await signUp(server, 'Ada')
    const odd = await ada.ask(accountCalls.onlineStatus, {
      userIds: `${ada.userId},x,1.5,${ada.userId},9007199254740993`,
    })
    expect(odd.data.list).toEqual([{ userId: ada.userId, status: 0 }])
    const userIds = Array.from({ length: 300 }, (_, i) => i + 1).join()
    expect((await ada.ask(accountCalls.onlineStatus, { userIds })).data.list).toHaveLength(100)
  })
})
