import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneSignIns } from '../../../server/account/prune-sign-ins'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { DAY, MINUTE } from '../../../src/domain/kernel/time'
import type { Asker } from '../asker'
import { beginFlow, mailTo, PASSWORD, person, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

const email = 'ada@example.org'
let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer({ env: { SENSITIVE_WORDS: 'badword' } })
  ada = await server.visitor()
})
afterEach(() => server.close())

const login = (asker: Asker, password: string, userAccount = email) =>
  asker.ask(emailCalls.emailLogin, { userAccount, password, deviceType: '4', deviceName: 'web' })

describe('somebody who guesses, forges or hurries', () => {
  it('gives nobody new guesses with each new flow: after 20 wrong codes for an address only the link confirms [ACCT-64, ACCT-93]', async () => {
    const heard = []
    for (let i = 0; i < 5; i++) {
      const eve = await server.visitor()
      await beginFlow(eve, email)
      const { code } = await mailTo(server, email)
      const wrong = code === '000000' ? '000001' : '000000'
      for (let j = 0; j < 4; j++) heard.push((await eve.ask(emailCalls.confirm, { code: wrong })).code)
      await server.clock.advance(MINUTE)
    }
    expect(heard.filter((code) => code === 25502)).toHaveLength(20)
    await beginFlow(ada, email)
    const { code, link } = await mailTo(server, email)
    expect((await ada.ask(emailCalls.confirm, { code })).code).toBe(25506)
    expect((await ada.ask(emailCalls.confirm, { token: link })).code).toBe(200)
  })

  it('forgets a flow that nobody can go on with, and failures that no longer count', async () => {
    await beginFlow(ada, email)
    await ada.ask(emailCalls.confirm, { code: '' })
    const left = () =>
      server.parts.store.read(async (db) => [
        ...(await db.selectFrom('sign_in_flows').select('identifier').execute()),
        ...(await db.selectFrom('sign_in_attempts').select('subject').execute()),
      ])
    const after = async (ms: number) => {
      const { config, store } = server.parts
      await pruneSignIns(store, config.settings, server.clock.now() + ms)
      return left()
    }
    expect(await after(70 * MINUTE)).toEqual([{ identifier: email }, { subject: `code:${email}` }])
    expect(await after(70 * MINUTE + 1)).toEqual([{ subject: `code:${email}` }])
    expect(await after(DAY)).toEqual([{ subject: `code:${email}` }])
    expect(await after(DAY + 1)).toEqual([])
  })

  it.each(['a da@example.org', ' ada@example.org', 'ada@exam\tple.org', 'ada@example\r\n.org', 'ADA@example.org'])(
    'mails %j to the address that it is without spaces, and not again within 60 s [ACCT-52, ACCT-67]',
    async (typed) => {
      await beginFlow(ada, email)
      const other = await server.visitor()
      await other.ask(emailCalls.exists, { email: typed })
      expect((await other.ask(emailCalls.sendVerifyEmail, { email: typed })).code).toBe(60002)
      const mails = await server.parts.store.read((db) => db.selectFrom('outbox_mails').select('to_address').execute())
      expect(mails).toEqual([{ to_address: email }])
    },
  )

  it('goes on for one address only: the ticket of another opens nothing [ACCT-65]', async () => {
    await signUp(server, 'Bob')
    const userId = await beginFlow(ada, email)
    await ada.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
    for (const foreign of ['bob@example.org', 'new@example.org']) {
      const set = { email: foreign, password: 'stolen#1', userId }
      expect((await ada.ask(emailCalls.setPassword, set)).code).toBe(60005)
      expect((await ada.ask(emailCalls.resetPassword, set)).code).toBe(60005)
    }
    expect((await ada.ask(emailCalls.register, person('new@example.org', 'Eve'))).code).toBe(60005)
    expect((await ada.ask(emailCalls.setPassword, { email, password: PASSWORD, userId })).code).toBe(200)
  })

  it('opens nobody’s account by a press of its owner on a link that somebody else asked for [ACCT-64, ACCT-65]', async () => {
    await signUp(server, 'Ada')
    await server.clock.advance(MINUTE)
    const eve = await server.visitor()
    const { data } = await eve.ask(emailCalls.exists, { email })
    await eve.ask(emailCalls.sendForgetEmail, { email })
    const { code, link } = await mailTo(server, email)
    expect((await ada.ask(emailCalls.confirm, { token: link })).code).toBe(400)
    const stolen = { email, password: 'stolen#1', userId: data.userId }
    expect((await eve.ask(emailCalls.resetPassword, stolen)).code).toBe(60005)
    expect((await login(ada, PASSWORD)).code).toBe(200)
    expect((await eve.ask(emailCalls.confirm, { token: link })).data).toMatchObject({ sameBrowser: true })
    expect((await eve.ask(emailCalls.confirm, { code })).code).toBe(200)
  })

  it('makes one account when two registrations of one flow arrive at once [ACCT-70]', async () => {
    const userId = await beginFlow(ada, email)
    await ada.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
    await ada.ask(emailCalls.setPassword, { email, password: PASSWORD, userId })
    const both = await Promise.all([1, 2, 3].map((i) => ada.ask(emailCalls.register, person(email, `Ada ${i}`))))
    expect(both.map(({ code }) => code).toSorted()).toEqual([10025, 10025, 200])
    const granted = await server.parts.store.read((db) => db.selectFrom('transfers').select('amount').execute())
    expect(granted).toEqual([{ amount: 120 }])
  })

  it('counts guesses that come at once: five are answered, and the right one after them opens nothing', async () => {
    await signUp(server, 'Ada')
    const guesses = Array.from({ length: 12 }, (_, i) => `wrong${i}`)
    const heard = await Promise.all(guesses.map((guess) => login(ada, guess)))
    expect(heard.filter(({ code }) => code === 10006)).toHaveLength(5)
    expect(heard.filter(({ code }) => code === 429)).toHaveLength(7)
    expect((await login(ada, PASSWORD)).code).toBe(429)
  })

  it('locks an unknown address just as a known one, so that the lock tells nothing [ACCT-96]', async () => {
    for (let i = 0; i < 5; i++) await login(ada, 'wrong!', 'nobody@example.org')
    expect((await login(ada, 'wrong!', 'nobody@example.org')).status).toBe(429)
  })
})
