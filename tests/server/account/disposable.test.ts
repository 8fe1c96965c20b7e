import { afterEach, describe, expect, it } from 'vitest'
import { disposableDomains, isDisposable } from '../../../server/account/disposable-domains'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { mailTo, PASSWORD, person, signUp } from '../sign-up'
import { openTestStore } from '../store/test-store'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

const ask = async ({ visitor }: TestServer, email: string) => {
  const ada = await visitor()
  await ada.ask(emailCalls.exists, { email })
  return ada.ask(emailCalls.sendVerifyEmail, { email })
}

describe('throwaway addresses', () => {
  it('are those of a listed domain and of those below it, and no others', () => {
    expect(isDisposable('a@mailinator.com', disposableDomains)).toBe(true)
    expect(isDisposable('a@X.Mailinator.com', disposableDomains)).toBe(true)
    expect(isDisposable('a@notmailinator.com', disposableDomains)).toBe(false)
    expect(isDisposable('mailinator.com@example.org', disposableDomains)).toBe(false)
  })

  it('get no code to sign up with [ACCT-56]', async () => {
    server = await startTestServer()
    expect(await ask(server, 'ada@mailinator.com')).toMatchObject({ code: 400, message: 'Please enter a valid email' })
    const mails = await server.parts.store.read((db) => db.selectFrom('outbox_mails').selectAll().execute())
    expect(mails).toEqual([])
    expect((await ask(server, 'ada@example.org')).code).toBe(200)
  })

  it('and all others get none where nobody signs up by e-mail [ACCT-72]', async () => {
    server = await startTestServer({ env: { EMAIL: 'off' } })
    const closed = { code: 10025, message: 'Sorry, email registration has been closed' }
    expect(await ask(server, 'ada@example.org')).toMatchObject(closed)
  })

  it('make no account by the mail that is for accounts that are there [ACCT-56, ACCT-72]', async () => {
    server = await startTestServer()
    const eve = await server.visitor()
    const email = 'eve@mailinator.com'
    const { data } = await eve.ask(emailCalls.exists, { email })
    await eve.ask(emailCalls.checkFormalUserEmail, { email, userId: data.userId })
    await eve.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
    await eve.ask(emailCalls.setPassword, { email, password: PASSWORD, userId: data.userId })
    expect((await eve.ask(emailCalls.register, person(email, 'Eve'))).code).toBe(60005)
    expect((await eve.ask(emailCalls.exists, { email })).data.status).toBe(0)
  })

  it('are those that the deployment names, and an account that is there goes on', async () => {
    const store = await openTestStore()
    const first = await startTestServer({ store: { ...store, close: () => Promise.resolve() } })
    await signUp(first, 'Ada')
    await first.close()
    server = await startTestServer({ store, env: { DISPOSABLE_DOMAINS: 'example.org, other.example' } })
    expect((await ask(server, 'ada@mailinator.com')).code).toBe(200)
    expect((await ask(server, 'eve@example.org')).code).toBe(400)
    const ada = await server.visitor()
    await ada.ask(emailCalls.exists, { email: 'ada@example.org' })
    expect((await ada.ask(emailCalls.sendForgetEmail, { email: 'ada@example.org' })).code).toBe(200)
  })
})
