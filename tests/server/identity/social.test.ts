import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneSignIns } from '../../../server/account/prune-sign-ins'
import { MINUTE } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { certOf, choose, enterBy, keyFrom, open, startAddress, supply, toSandbox } from './browser'

const ada = { name: 'Ada', email: 'ada@example.net' }

let server: TestServer
let browser: Asker

beforeEach(async () => {
  server = await startTestServer()
  browser = await server.visitor()
})
afterEach(() => server.close())

const register = async (who = ada, provider: 'google' | 'apple' | 'facebook' = 'google'): Promise<Asker> => {
  const asker = await server.visitor()
  const { data } = await enterBy(asker, await keyFrom(server, asker, provider, who), provider)
  const said = await supply(asker, certOf(data))
  await asker.enter(said.data)
  return asker
}

const people = () => server.parts.store.read((db) => db.selectFrom('social_accounts').selectAll().execute())

describe.each(['google', 'apple', 'facebook'] as const)('sign-in by %s', (provider) => {
  it('asks for the rest at the first time, makes the account, and signs in the next time [ACCT-1, ACCT-73, DATA-28, DATA-29]', async () => {
    const first = await enterBy(browser, await keyFrom(server, browser, provider, ada), provider)
    expect([first.code, first.data]).toEqual([10042, { cert_key: expect.any(String), nick_name: 'Ada' }])
    expect(browser.cookies.has('__Host-sid')).toBe(false)
    const made = await supply(browser, certOf(first.data))
    expect([made.code, made.data.user.register, made.data.user.goldNum]).toEqual([200, 1, 120])
    await browser.enter(made.data)
    expect((await browser.ask(accountCalls.balance, {})).data.goldNum).toBe(120)
    expect(browser.cookies.get('autoLoginWay')).toBe(`social.${made.data.id}`)

    const elsewhere = await server.visitor()
    const again = await enterBy(elsewhere, await keyFrom(server, elsewhere, provider, ada), provider)
    expect([again.code, again.data.id, again.data.user.register]).toEqual([200, made.data.id, 0])
  })

  it('comes back with nothing but a word when the person turns round', async () => {
    const page = await toSandbox(server, browser, provider)
    expect(await choose(server, browser, page, 'cancel')).toEqual({ social: provider, error: 'cancelled' })
  })
})

describe('a person of one provider', () => {
  it('is nobody at another, and nobody by e-mail: accounts are never joined by an address', async () => {
    const [byMail, byGoogle] = [await signUp(server, 'Ada'), await register({ name: 'Ada', email: 'ada@example.org' })]
    expect(byGoogle.userId).not.toBe(byMail.userId)
    const apple = await enterBy(browser, await keyFrom(server, browser, 'apple', ada), 'apple')
    expect(apple.code).toBe(10042)
  })

  it('has the sign-up coins once for each verified address, by whatever way', async () => {
    await signUp(server, 'Ada')
    const byGoogle = await register({ name: 'Ada', email: 'ada@example.org' })
    expect((await byGoogle.ask(accountCalls.balance, {})).data.goldNum).toBe(0)
  })

  it('is stored by the id that the provider gave, with no name and no address', async () => {
    await register()
    const [row] = await people()
    expect(row).toMatchObject({ provider: 'google', subject: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(JSON.stringify(row)).not.toContain('ada')
  })
})

describe('the key with which one comes back', () => {
  const refusal = [10101, 'Sign-in did not complete. Please try again.']

  it('opens once, in the browser that began, as the kind that it is', async () => {
    await register()
    const key = await keyFrom(server, browser, 'google', ada)
    const other = await server.visitor()
    other.cookies.set('__Host-flow', 'another-flow')
    for (const [who, given, provider] of [
      [await server.visitor(), key, 'google'],
      [other, key, 'google'],
      [browser, `${key}x`, 'google'],
      [browser, '', 'google'],
      [browser, key, 'apple'],
    ] as const) {
      const said = await enterBy(who, given, provider)
      expect([said.code, said.message]).toEqual(refusal)
    }
    expect((await supply(browser, key)).code).toBe(10101)
    expect((await enterBy(browser, key, 'google')).code).toBe(200)
    expect((await enterBy(browser, key, 'google')).code).toBe(10101)
  })

  it('is good for 5 minutes', async () => {
    await register()
    const [late, inTime] = [await server.visitor(), await server.visitor()]
    const lateKey = await keyFrom(server, late, 'google', ada)
    const key = await keyFrom(server, inTime, 'google', ada)
    await server.clock.advance(5 * MINUTE - 1)
    expect((await enterBy(inTime, key, 'google')).code).toBe(200)
    await server.clock.advance(1)
    expect((await enterBy(late, lateKey, 'google')).code).toBe(10101)
  })

  it('leaves no secret in the store', async () => {
    const page = await toSandbox(server, browser, 'google')
    const state = new URL((await open(browser, startAddress(server, 'google'))).location).searchParams.get('state')
    const key = (await choose(server, browser, page, ada))['token_key'] ?? 'none'
    const rows = await server.parts.store.read((db) => db.selectFrom('social_flows').selectAll().execute())
    const stored = JSON.stringify(rows)
    for (const secret of [state ?? 'none', key, browser.cookies.get('__Host-flow') ?? 'none']) {
      expect(stored).not.toContain(secret)
    }
    expect(rows.find(({ step }) => step === 'proved')).toMatchObject({ verifier: '', nonce: '' })
  })

  it('is forgotten with its flow once nobody can go on', async () => {
    await keyFrom(server, browser, 'google', ada)
    const count = async () =>
      (await server.parts.store.read((db) => db.selectFrom('social_flows').selectAll().execute())).length
    const { settings } = server.parts.config
    await pruneSignIns(server.parts.store, settings, server.clock.now() + 5 * MINUTE - 1)
    expect(await count()).toBe(1)
    await pruneSignIns(server.parts.store, settings, server.clock.now() + 5 * MINUTE)
    expect(await count()).toBe(0)
  })
})

describe('the key that makes the account', () => {
  const asked = async (who = browser) => {
    const { data } = await enterBy(who, await keyFrom(server, who, 'google', ada), 'google')
    return certOf(data)
  }

  it('makes it once, in the browser that began, for 30 minutes [ACCT-73]', async () => {
    const cert = await asked()
    expect((await supply(await server.visitor(), cert)).code).toBe(10101)
    expect((await supply(browser, `${cert}x`)).code).toBe(10101)
    expect((await enterBy(browser, cert, 'google')).code).toBe(10101)
    await server.clock.advance(30 * MINUTE - 1)
    expect((await supply(browser, cert)).code).toBe(200)
    expect((await supply(browser, cert)).code).toBe(10101)
    expect(await people()).toHaveLength(1)
  })

  it('is over after 30 minutes', async () => {
    const cert = await asked()
    await server.clock.advance(30 * MINUTE)
    expect((await supply(browser, cert)).code).toBe(10101)
  })

  it.each([
    ['a name with a sensitive word', { nick_name: 'xBadWordx' }, 20101],
    ['no name', { nick_name: '' }, 10025],
    ['somebody of 17', { birthday: '2009-12-31' }, 10025],
    ['no statement', { adultStatement: '' }, 10025],
    ['no gender', { sex: 0 }, 10025],
  ])('refuses %s, makes nobody and stays good [ACCT-86, ACCT-89, ACCT-92, PLUS-16]', async (_, over, code) => {
    await server.close()
    server = await startTestServer({ env: { SENSITIVE_WORDS: 'badword' } })
    browser = await server.visitor()
    const cert = await asked()
    expect((await supply(browser, cert, over)).code).toBe(code)
    expect(await people()).toEqual([])
    expect((await supply(browser, cert)).code).toBe(200)
  })

  it('signs in to the account that a second tab has made meanwhile', async () => {
    const [one, two] = [await asked(), await asked()]
    const made = await supply(browser, one)
    const again = await supply(browser, two, { nick_name: 'Somebody else' })
    expect([again.code, again.data.id, again.data.user.register]).toEqual([200, made.data.id, 0])
    expect(again.data.user.userName).toBe('Robin')
    expect(await people()).toHaveLength(1)
  })

  it('makes one account when two tabs ask at the same moment', async () => {
    const [one, two] = [await asked(), await asked()]
    const said = await Promise.all([supply(browser, one), supply(browser, two)])
    expect(said.map(({ code }) => code)).toEqual([200, 200])
    expect(new Set(said.map(({ data }) => data.id)).size).toBe(1)
    expect(await people()).toHaveLength(1)
  })
})

describe('automatic login', () => {
  it('keeps somebody signed in by automatic login with the call of phones [ACCT-82]', async () => {
    const made = await register()
    const back = await server.visitor()
    back.cookies.set('autoLoginToken', made.cookies.get('autoLoginToken') ?? '')
    expect((await back.ask(phoneCalls.emailAutoLogin, { userId: made.userId })).code).toBe(10101)
    back.cookies.set('autoLoginToken', made.cookies.get('autoLoginToken') ?? '')
    expect((await back.ask(phoneCalls.mobileAutoLogin, { userId: made.userId })).code).toBe(200)
  })
})
