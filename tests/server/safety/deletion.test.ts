import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeDue } from '../../../server/safety/purge'
import { wordsOf } from '../../../server/texts/words'
import { DAY, MINUTE } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { listsCalls } from '../../../src/infrastructure/gateway/contract/lists.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { connect } from '../rtm/line'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { sanction, signInAs } from './stage'

let gateway: TestServer
let ada: Asker
let bob: Asker

beforeEach(async () => {
  gateway = await startTestServer({ settings: { session: { browsersAllowed: 2 } } })
  ada = await signUp(gateway, 'Ada')
  bob = await signUp(gateway, 'Bob')
})
afterEach(() => gateway.close())

const leave = (asker: Asker = ada) => asker.ask(accountCalls.deleteAccount, { userId: asker.userId })
const purge = (at = gateway.clock.now() + 7 * DAY) => purgeDue(gateway.parts.store, gateway.server.admin.safety, at)
const elsewhere = async (userName: string): Promise<Asker> => {
  const asker = await gateway.visitor()
  await asker.enter((await signInAs(asker, userName)).data)
  return asker
}
const user = (id: number) =>
  gateway.parts.store.read((db) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

/** Whoever signs in within the grace and keeps the account. */
const comeBack = async () => {
  const asker = await gateway.visitor()
  const { data } = await signInAs(asker, 'Ada')
  const { cert, userId } = data as unknown as { cert: string; userId: number }
  return { asker, said: await asker.ask(accountCalls.autoLogin, { userId, cert }), cert }
}

describe('asking for the deletion', () => {
  it('is for the own account only [ACCT-117]', async () => {
    expect((await ada.ask(accountCalls.deleteAccount, { userId: bob.userId })).status).toBe(403)
    expect([(await user(ada.userId)).deleted_at, (await user(bob.userId)).deleted_at]).toEqual([null, null])
    expect((await (await gateway.visitor()).ask(accountCalls.deleteAccount, { userId: ada.userId })).status).toBe(401)
  })

  it('ends every session and its automatic login: this one without a word, the others are told [ACCT-118]', async () => {
    const phone = await elsewhere('Ada')
    const line = await connect(gateway, phone)
    const said = await leave()
    expect([said.code, said.data]).toEqual([200, { deleteAt: gateway.clock.now() + 7 * DAY }])
    const gone = said.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))
    expect(gone.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
      '__Host-sid',
      'autoLoginToken',
      'autoLoginWay',
    ])
    const told = `Your account will be deleted on ${wordsOf('en').day(gateway.clock.now() + 7 * DAY)}. Signing in keeps it.`
    expect((await line.heard(({ kind }) => kind === 'kick')).body).toEqual({ code: 10101, message: told })
    expect(await phone.ask(accountCalls.balance, {})).toMatchObject({ status: 200, code: 10101, message: told })
    expect((await ada.ask(accountCalls.balance, {})).status).toBe(401)
  })

  it('ends the call that the person is in [ACCT-118]', async () => {
    await befriend(ada, bob)
    for (const asker of [ada, bob]) await asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
    const { data } = await bob.ask(callsCalls.create, { calleeUserId: ada.userId, callLocation: 102 })
    await bob.ask(callsCalls.launch, { roomNum: data?.roomNum ?? '' })
    await leave()
    const slots = await gateway.parts.store.read((db) => db.selectFrom('call_slots').selectAll().execute())
    expect(slots).toEqual([])
  })
})

describe('in the grace', () => {
  it('nobody finds, sees, calls or writes to the person [PLUS-14] [PROF-8]', async () => {
    await befriend(bob, ada)
    const own = { messageUuid: randomUUID(), send_u_id: bob.userId, accept_u_id: ada.userId, msg: 'hi', msg_type: 1 }
    await bob.ask(chatCalls.sendMsg, own)
    await leave()
    const nobody = { status: 403, message: 'The user does not exist' }
    const found = [
      await bob.ask(accountCalls.getUserInfo, { search_u_id: ada.userId }),
      await bob.ask(friendsCalls.searchUser, { searchUserId: ada.userId }),
      await bob.ask(friendsCalls.add, { f_u_id: ada.userId, add_location: 102 }),
      await bob.ask(callsCalls.preCheck, { calleeUserId: ada.userId, callLocation: 102 }),
      await bob.ask(callsCalls.create, { calleeUserId: ada.userId, callLocation: 102 }),
      await bob.ask(chatCalls.sendMsg, { ...own, messageUuid: randomUUID() }),
    ]
    for (const said of found) expect(said).toMatchObject(nobody)
    expect((await bob.ask(friendsCalls.search, { s_txt: 'ada' })).data.list).toEqual([])
    expect((await bob.ask(friendsCalls.list, { page_num: 1, page_size: 10 })).data).toMatchObject({
      pages: 1,
      list: [],
    })
    expect((await bob.ask(listsCalls.guests, {})).data.list).toEqual([])
    expect((await bob.ask(accountCalls.onlineStatus, { userIds: String(ada.userId) })).data.list).toMatchObject([
      { status: 0 },
    ])
    const { list } = (await bob.ask(chatCalls.recentUsers, { page_num: 1, page_size: 10 })).data
    expect(list).toMatchObject([{ friendId: ada.userId, userName: 'Deleted user', headImg: '' }])
    const { data } = await bob.ask(chatCalls.snapshot, { page: 1 })
    expect([data.relations, data.conversations[0]?.userName]).toEqual([[], 'Deleted user'])
  })

  it('signing in tells when, and gives a one-use cert with which the account is kept [PLUS-14] [ACCT-118]', async () => {
    await befriend(ada, bob)
    await leave()
    const asker = await gateway.visitor()
    const said = await signInAs(asker, 'Ada')
    const deleteAt = gateway.clock.now() + 7 * DAY
    expect(said).toMatchObject({
      status: 200,
      code: 10032,
      message: `Your account will be deleted on ${wordsOf('en').day(deleteAt)}. Signing in keeps it.`,
      data: { userId: ada.userId, deleteAt },
    })
    expect(said.headers.getSetCookie().join()).not.toContain('__Host-sid=')
    const back = await comeBack()
    expect(back.said.code).toBe(200)
    await back.asker.enter(back.said.data)
    expect((await back.asker.ask(accountCalls.balance, {})).data.goldNum).toBe(111)
    expect((await bob.ask(accountCalls.getUserInfo, { search_u_id: ada.userId })).data).toMatchObject({
      userName: 'Ada',
    })
    expect((await bob.ask(friendsCalls.list, { page_num: 1, page_size: 10 })).data.list).toHaveLength(1)
    await purge()
    expect((await user(ada.userId)).user_name).toBe('Ada')
    const again = await (await gateway.visitor()).ask(accountCalls.autoLogin, { userId: ada.userId, cert: back.cert })
    expect(again.code).toBe(10101)
  })

  it('only that cert keeps it: a forged one, one of somebody else and a late one do not', async () => {
    await leave()
    const asker = await gateway.visitor()
    const { cert } = (await signInAs(asker, 'Ada')).data as unknown as { cert: string }
    const tried = [
      await asker.ask(accountCalls.autoLogin, { userId: ada.userId, cert: 'x'.repeat(43) }),
      await asker.ask(accountCalls.autoLogin, { userId: bob.userId, cert }),
    ]
    await gateway.clock.advance(10 * MINUTE)
    tried.push(await asker.ask(accountCalls.autoLogin, { userId: ada.userId, cert }))
    expect(tried.map(({ code }) => code)).toEqual([10101, 10101, 10101])
    expect((await user(ada.userId)).deleted_at).not.toBeNull()
  })

  it('a ban comes first: nobody keeps an account that is banned meanwhile [SAFE-24]', async () => {
    await leave()
    const asker = await gateway.visitor()
    const { cert } = (await signInAs(asker, 'Ada')).data as unknown as { cert: string }
    await sanction(gateway, ada.userId, { end: null })
    expect((await asker.ask(accountCalls.autoLogin, { userId: ada.userId, cert })).code).toBe(10115)
    expect((await user(ada.userId)).deleted_at).not.toBeNull()
  })
})

describe('after the grace', () => {
  it('signing in finds nobody, also in the moment before the deletion [ACCT-97]', async () => {
    await leave()
    const { cert } = (await signInAs(await gateway.visitor(), 'Ada')).data as unknown as { cert: string }
    await gateway.parts.store.work(async ({ db }) => {
      const now = gateway.clock.now()
      await db.updateTable('deletions').set({ asked_at: now, due_at: now }).execute()
      return { _tag: 'Right', right: undefined } as const
    })
    const gone = { code: 10101, message: 'The user does not exist' }
    expect(await signInAs(await gateway.visitor(), 'Ada')).toMatchObject(gone)
    expect(await (await gateway.visitor()).ask(accountCalls.autoLogin, { userId: ada.userId, cert })).toMatchObject(
      gone,
    )
    await purge()
    expect((await signInAs(await gateway.visitor(), 'Ada')).code).toBe(10006)
  })

  it('it goes on the day and not before, once, whichever process is faster [PLUS-14]', async () => {
    await befriend(ada, bob)
    await leave()
    const before = gateway.clock.now() + 7 * DAY
    await purge(before - 1)
    expect((await user(ada.userId)).user_name).toBe('Ada')
    const rows = () =>
      gateway.parts.store.read((db) => db.selectFrom('inbox').select('seq').where('user_id', '=', bob.userId).execute())
    const told = (await rows()).length
    await Promise.all([purge(before), purge(before), purge(before + 1)])
    expect((await user(ada.userId)).user_name).toBe('Deleted user')
    expect((await rows()).length).toBe(told + 1)
  })

  it('one account that fails keeps no other waiting, and is tried again', async () => {
    await leave()
    await leave(bob)
    const { safety } = gateway.server.admin
    const broken = {
      ...safety,
      friends: { ...safety.friends, inbox: { ...safety.friends.inbox, append: () => Promise.reject(new Error('no')) } },
    }
    await gateway.parts.store.work(async ({ db }) => {
      const row = { user_id: bob.userId, other_id: ada.userId, relation: 2, changed_at: 0 }
      await db
        .insertInto('relations')
        .values({ ...row, requested_at: null, fee_key: null })
        .execute()
      return { _tag: 'Right', right: undefined } as const
    })
    const at = gateway.clock.now() + 7 * DAY
    await expect(purgeDue(gateway.parts.store, broken, at)).rejects.toThrow('no')
    expect([(await user(ada.userId)).user_name, (await user(bob.userId)).user_name]).toEqual(['Ada', 'Deleted user'])
    await purge(at)
    expect((await user(ada.userId)).user_name).toBe('Deleted user')
  })

  it('the same address may sign up again, as somebody else and without coins [ACCT-13]', async () => {
    await leave()
    await purge()
    const again = await signUp(gateway, 'Ada')
    expect(again.userId).not.toBe(ada.userId)
    expect((await again.ask(accountCalls.balance, {})).data.goldNum).toBe(0)
  })

  it('who had asked the person gets the fee back, and friends hear that nobody is there [FRND-17]', async () => {
    await befriend(ada, bob)
    const cid = await signUp(gateway, 'Cid')
    await cid.ask(friendsCalls.add, { f_u_id: ada.userId, add_location: 102 })
    expect((await cid.ask(accountCalls.balance, {})).data.goldNum).toBe(111)
    const line = await connect(gateway, bob)
    await leave()
    await purge()
    expect((await cid.ask(accountCalls.balance, {})).data.goldNum).toBe(120)
    const { body } = await line.heard(
      ({ kind, body: told }) => kind === 'relation' && (told as { userName: string }).userName === 'Deleted user',
    )
    expect(body).toMatchObject({ userId: ada.userId, relation: 4, headImg: '' })
  })

  it('a ban of the device stays, so that nobody deletes an account to come back [SAFE-25]', async () => {
    await sanction(gateway, ada.userId, { scope: 'device', end: null })
    const phone = await elsewhere('Ada')
    await leave(phone)
    await purge()
    expect((await signInAs(ada, 'Bob')).code).toBe(10116)
  })
})
