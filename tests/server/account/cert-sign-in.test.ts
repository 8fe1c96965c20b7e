import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeCert } from '../../../server/account/certs'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { WAY } from './returning'

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await signUp(server, 'Ada')
})
afterEach(() => server.close())

const balance = async (who: Asker) => (await who.ask(accountCalls.balance, {})).status

describe('sign-in by an address with userId and cert', () => {
  const certOf = async (userId: number): Promise<string> => {
    const { store } = server.parts
    const made = await store.work<never, string>(async (work) =>
      E.right(await makeCert(work, userId, 'signIn', server.clock.now())),
    )
    return E.isRight(made) ? made.right : ''
  }

  it('opens a session once, and leaves an automatic login behind [ACCT-81]', async () => {
    const browser = await server.visitor()
    const cert = await certOf(ada.userId)
    const said = await browser.ask(accountCalls.autoLogin, { userId: ada.userId, cert })
    expect([said.code, said.data.id]).toEqual([200, ada.userId])
    await browser.enter(said.data)
    expect(await balance(browser)).toBe(200)
    expect(browser.cookies.get(WAY)).toBe(`email.${ada.userId}`)
    const twice = await (await server.visitor()).ask(accountCalls.autoLogin, { userId: ada.userId, cert })
    expect([twice.code, twice.message]).toEqual([10101, 'This link is no longer valid. Please sign in.'])
  })

  it('is refused for another person, and for one who is gone [ACCT-97]', async () => {
    const ben = await signUp(server, 'Ben')
    const browser = await server.visitor()
    const cert = await certOf(ada.userId)
    expect((await browser.ask(accountCalls.autoLogin, { userId: ben.userId, cert })).code).toBe(10101)
    await server.parts.store.work(async ({ db }) =>
      E.right(await db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', ada.userId).execute()),
    )
    expect((await browser.ask(accountCalls.autoLogin, { userId: ada.userId, cert })).code).toBe(10101)
    expect(browser.cookies.has('__Host-sid')).toBe(false)
  })
})
