import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneSessions } from '../../../server/session/prune-sessions'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { automatically, byPassword, returning, TOKEN, tokenOf, WAY } from './returning'

const GRACE = 30 * SECOND

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await signUp(server, 'Ada')
})
afterEach(() => server.close())

const balance = async (who: Asker) => (await who.ask(accountCalls.balance, {})).status

const again = (who: Asker) => automatically(who, ada.userId)

const withToken = async (token: string) => {
  const browser = await server.visitor()
  browser.cookies.set(TOKEN, token)
  return again(browser)
}

describe('the cookies of automatic login', () => {
  it('come with each sign-in: a token that no script reads and, readable, how to try; both for 365 days [ACCT-82, ACCT-104, DATA-24]', async () => {
    const browser = await server.visitor()
    const said = await byPassword(browser, 'Ada')
    const set = (name: string) => said.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? ''
    for (const name of [TOKEN, WAY]) {
      expect(set(name)).toContain('Max-Age=31536000')
      expect(set(name)).toContain('Secure')
      expect(set(name)).toContain('SameSite=Strict')
    }
    expect(set(TOKEN)).toContain('HttpOnly')
    expect(set(WAY)).not.toContain('HttpOnly')
    expect(browser.cookies.get(WAY)).toBe(`email.${ada.userId}`)
    expect(Buffer.from(tokenOf(browser), 'base64url')).toHaveLength(32)
  })

  it('leave nothing but a hash in the store', async () => {
    const rows = await server.parts.store.read((db) => db.selectFrom('automatic_tokens').selectAll().execute())
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(tokenOf(ada))
  })
})

describe('automatic login', () => {
  it('opens a session, renews the token, and ends the session that it replaces without a kick [ACCT-82]', async () => {
    const browser = await returning(server, ada)
    const before = tokenOf(browser)
    const said = await again(browser)
    expect(said.code).toBe(200)
    expect([said.data.id, said.data.user.register]).toEqual([ada.userId, 0])
    await browser.enter(said.data)
    expect(await balance(browser)).toBe(200)
    expect(await balance(ada)).toBe(401)
    expect(tokenOf(browser)).not.toBe(before)
    const { list } = (await browser.ask(accountCalls.sessions, {})).data
    expect(list).toHaveLength(1)
  })

  it('ends 365 days after the token was made, and each use makes a new one [ACCT-104]', async () => {
    const grow = (ms: number) =>
      server.parts.store.work(async ({ db }) =>
        E.right(
          await db
            .updateTable('automatic_tokens')
            .set(({ eb }) => ({ made_at: eb('made_at', '-', ms) }))
            .execute(),
        ),
      )
    const browser = await returning(server, ada)
    await grow(365 * DAY - 1)
    expect((await again(browser)).code).toBe(200)
    await grow(365 * DAY - 1)
    expect((await again(browser)).code).toBe(200)
    await grow(365 * DAY)
    expect((await again(browser)).code).toBe(10101)
  })

  it('is refused without a token, with a foreign one, for another person and by the other call, and then forgets both cookies', async () => {
    const ben = await signUp(server, 'Ben')
    const asked: readonly (() => ReturnType<typeof again>)[] = [
      async () => again(await server.visitor()),
      () => withToken(`${tokenOf(ada)}x`),
      async () => automatically(await returning(server, ada), ben.userId),
      async () => (await returning(server, ada)).ask(phoneCalls.mobileAutoLogin, { userId: ada.userId }),
    ]
    for (const ask of asked) {
      const said = await ask()
      expect([said.status, said.code, said.message]).toEqual([200, 10101, 'Login has expired'])
      const removed = said.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))
      expect(removed.map((line) => line.split('=')[0])).toEqual([TOKEN, WAY])
    }
    expect((await again(await returning(server, ada))).code).toBe(200)
  })

  it('lets a second tab and a lost reply in for 30 s', async () => {
    const [one, two] = [await returning(server, ada), await returning(server, ada)]
    expect((await again(one)).code).toBe(200)
    await server.clock.advance(GRACE - 1)
    const second = await again(two)
    expect(second.code).toBe(200)
    await two.enter(second.data)
    expect(await balance(two)).toBe(200)
    expect((await again(one)).code).toBe(200)
  })

  it('leaves one session when two tabs ask at the same moment', async () => {
    const tabs = [await returning(server, ada), await returning(server, ada)]
    const codes = (await Promise.all(tabs.map(again))).map(({ code }) => code)
    expect(codes).toEqual([200, 200])
    const live = await server.parts.store.read((db) =>
      db.selectFrom('sessions').select('id').where('revoked_at', 'is', null).execute(),
    )
    expect(live).toHaveLength(1)
  })

  it('ends the session when a used token comes back later: one of two browsers stole it', async () => {
    const [thief, owner] = [await returning(server, ada), await returning(server, ada)]
    const stolen = await again(thief)
    await thief.enter(stolen.data)
    await server.clock.advance(GRACE)
    expect((await again(owner)).code).toBe(10101)
    expect(await balance(thief)).toBe(401)
    expect((await again(thief)).code).toBe(10101)
  })

  it('opens a terminal session again as one', async () => {
    const terminal = await server.visitor()
    await server.clock.advance(1)
    const said = await byPassword(terminal, 'Ada', 'terminal')
    expect(said.code).toBe(200)
    const back = await again(terminal)
    await terminal.enter(back.data)
    const { list } = (await terminal.ask(accountCalls.sessions, {})).data
    expect(list.map(({ kind, current }) => [kind, current])).toEqual([
      ['terminal', true],
      ['browser', false],
    ])
    expect(await balance(ada)).toBe(200)
  })
})

describe('the store', () => {
  const tokens = () => server.parts.store.read((db) => db.selectFrom('automatic_tokens').selectAll().execute())

  it('forgets used tokens after 30 days, and all with their session', async () => {
    await again(await returning(server, ada))
    expect(await tokens()).toHaveLength(2)
    const now = server.clock.now()
    await pruneSessions(server.parts.store, 365 * DAY, now + 30 * DAY)
    expect(await tokens()).toHaveLength(2)
    await pruneSessions(server.parts.store, 365 * DAY, now + 30 * DAY + 1)
    expect((await tokens()).map(({ used_at }) => used_at)).toEqual([null])
    await pruneSessions(server.parts.store, 365 * DAY, now + 365 * DAY + 1)
    expect(await tokens()).toEqual([])
  })
})
