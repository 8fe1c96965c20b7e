import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { PASSWORD, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

const email = 'ada@example.org'
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ settings: { signIn: { mailsPerAddress: { count: 2, ms: HOUR } } } })
})
afterEach(() => server.close())

/** Somebody else asks for a mail each time, when the last one is a minute old. */
const askFor = async (to: string) => {
  await server.clock.advance(MINUTE)
  const eve = await server.visitor()
  await eve.ask(emailCalls.exists, { email: to })
  return eve.ask(emailCalls.sendForgetEmail, { email: to })
}

describe('mails with a code', () => {
  it('go to one address so often in an hour, whoever asks, and to nobody as to somebody [ACCT-67]', async () => {
    await signUp(server, 'Bob')
    await askFor('bob@example.org')
    const known = await askFor('bob@example.org')
    const unknown = [await askFor(email), await askFor(email), await askFor(email)]
    expect(unknown.map(({ code }) => code)).toEqual([200, 200, 429])
    expect(known).toMatchObject({ code: 429, message: 'Too many requests, try again in 3480 s' })
    await server.clock.advance(HOUR)
    expect((await askFor(email)).code).toBe(200)
  })

  it('that link an address are counted with them', async () => {
    const bob = await signUp(server, 'Bob')
    const wish = { kind: 'email' as const, value: email, oldPassword: PASSWORD }
    await askFor(email)
    await askFor(email)
    await server.clock.advance(MINUTE)
    expect((await bob.ask(accountCalls.link, wish)).code).toBe(429)
  })
})
