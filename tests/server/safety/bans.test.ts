import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { beginFlow, mailTo, PASSWORD, person, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { connect } from '../rtm/line'
import { liftSanction, noticeOf, sanction, signInAs } from './stage'

let gateway: TestServer
let ada: Asker

const SUSPENDED = 'Your account is temporary suspended due to violation of Terms of Service'
const BLOCKED = 'Your account has been blocked for 48 hours due to violation of our Community Guidelines.'
const DEVICE = 'Login failed, you no longer have access to this app'
const BOTH = 'Login failed, the account and device have been banned'

beforeEach(async () => {
  gateway = await startTestServer({ settings: { session: { browsersAllowed: 2 } } })
  ada = await signUp(gateway, 'Ada')
})
afterEach(() => gateway.close())

const balance = (asker: Asker) => asker.ask(accountCalls.balance, {})

/** The account on another device, with a session of its own. */
const elsewhere = async (userName: string): Promise<Asker> => {
  const asker = await gateway.visitor()
  await asker.enter((await signInAs(asker, userName)).data)
  return asker
}

describe('at sign-in', () => {
  it('a suspended account hears so, without an end [SAFE-24] [SAFE-28] [SAFE-31]', async () => {
    await sanction(gateway, ada.userId, { kind: 'suspension', end: null })
    const said = await signInAs(await gateway.visitor(), 'Ada')
    expect(said).toMatchObject({ status: 200, code: 10115, message: SUSPENDED })
    expect(noticeOf(said)).toMatchObject({ rule: 'harassment', reason: 'insults in three calls' })
    expect(noticeOf(said)).not.toHaveProperty('until')
  })

  it('a banned account hears for how long, and until when [SAFE-29] [SAFE-30] [SAFE-31] [PLUS-13]', async () => {
    await sanction(gateway, ada.userId)
    const said = await signInAs(await gateway.visitor(), 'Ada')
    expect(said).toMatchObject({ code: 10115, message: BLOCKED })
    expect(noticeOf(said).until).toBe(gateway.clock.now() + 48 * HOUR)
    const week = await sanction(gateway, ada.userId, { end: gateway.clock.now() + 168 * HOUR })
    expect((await signInAs(await gateway.visitor(), 'Ada')).message).toBe(BLOCKED.replace('48', '168'))
    await liftSanction(gateway, week)
    expect((await signInAs(await gateway.visitor(), 'Ada')).message).toBe(BLOCKED)
  })

  it('a banned device is kept out with any account, and its account comes in elsewhere [ACCT-98] [SAFE-25] [SAFE-26]', async () => {
    await sanction(gateway, ada.userId, { scope: 'device', end: null })
    expect(await signInAs(ada, 'Ada')).toMatchObject({ code: 10116, message: DEVICE })
    await signUp(gateway, 'Bob')
    expect(await signInAs(ada, 'Bob')).toMatchObject({ code: 10116, message: DEVICE })
    expect((await signInAs(await gateway.visitor(), 'Ada')).code).toBe(200)
  })

  it('account and device banned: 10117 there, 10115 elsewhere, 10116 for others there [SAFE-24] [SAFE-27]', async () => {
    await signUp(gateway, 'Bob')
    await sanction(gateway, ada.userId, { scope: 'both', end: null })
    expect(await signInAs(ada, 'Ada')).toMatchObject({ code: 10117, message: BOTH })
    expect(await signInAs(await gateway.visitor(), 'Ada')).toMatchObject({ code: 10115, message: SUSPENDED })
    expect(await signInAs(ada, 'Bob')).toMatchObject({ code: 10116, message: DEVICE })
  })

  it('a wrong password tells nothing of a ban', async () => {
    await sanction(gateway, ada.userId)
    const asker = await gateway.visitor()
    const login = { userAccount: 'ada@example.org', password: 'wrong#1', deviceType: '4', deviceName: 'web' }
    expect(await asker.ask(emailCalls.emailLogin, login)).toMatchObject({ code: 10006, data: null })
  })

  it('a banned device makes no new account: nothing of it stays, and no coins [SAFE-25]', async () => {
    await sanction(gateway, ada.userId, { scope: 'device', end: null })
    const email = 'eve@example.org'
    const userId = await beginFlow(ada, email)
    await ada.ask(emailCalls.confirm, { code: (await mailTo(gateway, email)).code })
    await ada.ask(emailCalls.setPassword, { email, password: PASSWORD, userId })
    const said = await ada.ask(emailCalls.register, person(email, 'Eve'))
    expect(said).toMatchObject({ code: 10116, message: DEVICE })
    expect(noticeOf(said)).not.toHaveProperty('appealToken')
    const rows = await gateway.parts.store.read((db) =>
      db.selectFrom('users').select('id').where('user_name', '=', 'Eve').execute(),
    )
    expect(rows).toEqual([])
  })

  it('it holds until its end by the clock, and not a moment longer [SAFE-31]', async () => {
    await sanction(gateway, ada.userId, { end: gateway.clock.now() + 60_000 })
    await gateway.clock.advance(59_999)
    expect((await signInAs(await gateway.visitor(), 'Ada')).code).toBe(10115)
    await gateway.clock.advance(1)
    expect((await signInAs(await gateway.visitor(), 'Ada')).code).toBe(200)
  })
})

describe('in a session', () => {
  it('a ban ends all of them at once: over the socket and on the next call, with end and rule [ACCT-106] [SAFE-29]', async () => {
    const phone = await elsewhere('Ada')
    const line = await connect(gateway, ada)
    await sanction(gateway, ada.userId)
    const kick = await line.heard(({ kind }) => kind === 'kick')
    expect(kick.body).toMatchObject({ code: 10115, message: BLOCKED, data: { rule: 'harassment' } })
    expect(await line.closed).toBeGreaterThan(4_000)
    for (const asker of [ada, phone]) {
      const said = await balance(asker)
      expect(said).toMatchObject({ status: 200, code: 10115, message: BLOCKED })
      expect(noticeOf(said).until).toBe(gateway.clock.now() + 48 * HOUR)
    }
  })

  it('each device hears its own code, and others on the banned device too [ACCT-106] [ACCT-107]', async () => {
    const bob = await signUp(gateway, 'Bob')
    const phone = await elsewhere('Ada')
    const guest = ada
    await guest.enter((await signInAs(guest, 'Bob')).data)
    await sanction(gateway, phone.userId, { scope: 'both', end: null })
    const codes = []
    for (const asker of [phone, guest, bob]) codes.push((await balance(asker)).code)
    expect(codes).toEqual([10117, 10116, 200])
  })

  it('in the middle of a chat: the next message is refused, and what came before stays [ACCT-106]', async () => {
    const bob = await signUp(gateway, 'Bob')
    await befriend(ada, bob)
    const send = (msg: string) => {
      const own = { messageUuid: randomUUID(), send_u_id: ada.userId, accept_u_id: bob.userId }
      return ada.ask(chatCalls.sendMsg, { ...own, msg, msg_type: 1 })
    }
    expect((await send('before')).code).toBe(200)
    await sanction(gateway, ada.userId)
    expect(await send('after')).toMatchObject({ status: 200, code: 10115, message: BLOCKED })
    const { list } = (await bob.ask(chatCalls.history, { send_u_id: ada.userId, page_num: 1, page_size: 9 })).data
    expect(list.map(({ content }) => content)).toEqual(['before'])
  })

  it('a ban that is over is not told: the login has expired, no more [ACCT-109]', async () => {
    const id = await sanction(gateway, ada.userId)
    expect((await balance(ada)).code).toBe(10115)
    await liftSanction(gateway, id)
    expect(await balance(ada)).toMatchObject({ status: 401, code: 401, message: 'Login has expired' })
  })

  it('only who holds both secrets of the ended session hears of it', async () => {
    await sanction(gateway, ada.userId)
    const bob = await signUp(gateway, 'Bob')
    const forged = [
      await ada.ask(accountCalls.balance, {}, { token: 'x' }),
      await ada.ask(accountCalls.balance, {}, { token: bob.token }),
      await ada.ask(accountCalls.balance, {}, { cookie: '__Host-sid=x' }),
      await ada.ask(accountCalls.balance, {}, { cookie: '' }),
    ]
    expect(forged.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(forged.map(({ body }) => body).join()).not.toContain('harassment')
  })

  it('public calls go on as those of a visitor', async () => {
    await sanction(gateway, ada.userId)
    expect((await ada.ask(accountCalls.onlineStatus, { userIds: '1' })).code).toBe(200)
  })

  it('the coins survive [PLUS-13]', async () => {
    const before = (await balance(ada)).data.goldNum
    const id = await sanction(gateway, ada.userId)
    await liftSanction(gateway, id)
    const back = await elsewhere('Ada')
    expect([before, (await balance(back)).data.goldNum]).toEqual([120, 120])
  })
})
