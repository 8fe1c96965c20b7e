import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import type { Asker } from '../asker'
import { beginFlow, mailTo, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { automatically, byPassword, returning, TOKEN, WAY } from './returning'

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await signUp(server, 'Ada')
})
afterEach(() => server.close())

const balance = async (who: Asker) => (await who.ask(accountCalls.balance, {})).status

const again = (who: Asker) => automatically(who, ada.userId)

describe('a token is void after', () => {
  it('signing out, which takes both cookies away [ACCT-103]', async () => {
    const browser = await returning(server, ada)
    await ada.ask(accountCalls.logout, {})
    expect([ada.cookies.has(TOKEN), ada.cookies.has(WAY)]).toEqual([false, false])
    expect((await again(browser)).code).toBe(10101)
  })

  it('a kick by another device, so that two devices do not kick each other for ever [ACCT-103, ACCT-112]', async () => {
    const other = await server.visitor()
    const said = await byPassword(other, 'Ada')
    await other.enter(said.data)
    expect((await again(await returning(server, ada))).code).toBe(10101)
    expect(await balance(other)).toBe(200)
  })

  it('its session was ended from another device', async () => {
    await server.close()
    server = await startTestServer({ settings: { session: { browsersAllowed: 2 } } })
    ada = await signUp(server, 'Ada')
    const other = await server.visitor()
    await other.enter((await byPassword(other, 'Ada')).data)
    const { list } = (await other.ask(accountCalls.sessions, {})).data
    const sessionId = list.find(({ current }) => !current)?.sessionId ?? ''
    expect((await again(await returning(server, ada))).code).toBe(200)
    const moved = (await other.ask(accountCalls.sessions, {})).data.list.find(({ current }) => !current)
    expect((await other.ask(accountCalls.endSession, { sessionId })).status).toBe(403)
    expect((await other.ask(accountCalls.endSession, { sessionId: moved?.sessionId ?? '' })).code).toBe(200)
    expect((await again(await returning(server, ada))).code).toBe(10101)
  })

  it('a new password [ACCT-103]', async () => {
    const email = 'ada@example.org'
    const stranger = await server.visitor()
    await server.clock.advance(61 * SECOND)
    const userId = await beginFlow(stranger, email)
    await server.clock.advance(61 * SECOND)
    await stranger.ask(emailCalls.sendForgetEmail, { email })
    await stranger.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
    await stranger.ask(emailCalls.resetPassword, { email, password: 'other#22', userId })
    expect((await again(await returning(server, ada))).code).toBe(10101)
  })

  it('everything that ends all sessions of the person [ACCT-103]', async () => {
    const { sessions, store } = server.parts
    await store.work(async (work) =>
      E.right(await sessions.revokeAll(work, ada.userId, { code: 10115, message: 'banned' })),
    )
    expect((await again(await returning(server, ada))).code).toBe(10101)
  })
})

describe('a browser that signs in again', () => {
  it('ends the session that it had, whoever’s that was, and no other', async () => {
    const ben = await signUp(server, 'Ben')
    const { data } = await byPassword(ben, 'Ada')
    const { store } = server.parts
    const live = await store.read((db) =>
      db.selectFrom('sessions').select('user_id').where('revoked_at', 'is', null).execute(),
    )
    expect(live).toEqual([{ user_id: ada.userId }])
    await ben.enter(data)
    expect(await balance(ben)).toBe(200)
  })
})
