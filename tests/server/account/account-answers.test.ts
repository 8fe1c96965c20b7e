import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { ADULT, mailTo } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ env: { CAPTCHA: 'on' } })
  vi.setSystemTime(server.clock.now())
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const challengeOf = async (): Promise<Challenge> =>
  (await (await server.visitor()).ask(accountCalls.captcha, {})).data as unknown as Challenge

const solved = async (challenge: Challenge) => ({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })

const tokenOf = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')

const mails = () => server.parts.store.read((db) => db.selectFrom('outbox_mails').select('to_address').execute())

/** Asks for a mail with this solution, from a browser of its own, to an address of its own. */
const send = async (email: string, captcha: string) => {
  const browser = await server.visitor()
  await browser.ask(emailCalls.exists, { email })
  return (await browser.ask(emailCalls.sendVerifyEmail, { email }, { captcha })).code
}

describe('the bot check', () => {
  it('mails for a solved challenge, once for each solution', async () => {
    const captcha = tokenOf(await solved(await challengeOf()))
    expect(await send('one@example.org', captcha)).toBe(200)
    expect((await mailTo(server, 'one@example.org')).code).toMatch(/^\d{6}$/)
    expect(await send('two@example.org', captcha)).toBe(25507)
    const both = await solved(await challengeOf())
    const raced = await Promise.all([3, 4, 5].map((i) => send(`${i}@example.org`, tokenOf(both))))
    expect(raced.toSorted()).toEqual([200, 25507, 25507])
  })

  it('refuses none, forged, altered, foreign and expired solutions, and mails nothing', async () => {
    const challenge = await challengeOf()
    const right = await solved(challenge)
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } }
    const forgeries = [
      '',
      'no base64 {',
      tokenOf(null),
      tokenOf([]),
      tokenOf({ challenge: null, solution: null }),
      tokenOf({ challenge: { parameters: null, signature: ['x'] }, solution: {} }),
      tokenOf({ ...right, solution: { ...right.solution, derivedKey: '00'.repeat(32) } }),
      tokenOf({ ...right, challenge: { ...challenge, signature: '0'.repeat(64) } }),
      tokenOf({ ...right, challenge: easy }),
    ]
    for (const [i, captcha] of forgeries.entries()) expect(await send(`f${i}@example.org`, captcha)).toBe(25507)
    vi.setSystemTime(server.clock.now() + 5 * MINUTE + SECOND)
    expect(await send('late@example.org', tokenOf(right))).toBe(25507)
    expect(await mails()).toEqual([])
  })
})

describe('people who are here', () => {
  it('are counted by their beats of the last moments, for everybody to see [GATE-26, PLUS-2]', async () => {
    const visitor = await server.visitor()
    const online = async () => (await visitor.ask(configCalls.onlineCount, {})).data.count
    const [ann, ben] = [await server.signedIn('Ann'), await server.signedIn('Ben')]
    expect(await online()).toBe(0)
    await ann.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    await ben.ask(accountCalls.heartBeat, { status: 1, type: 0 })
    await ben.ask(accountCalls.updateHeartbeat, { status: 1, type: 0 })
    expect(await online()).toBe(2)
    await server.clock.advance(40 * SECOND)
    await ben.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
    await server.clock.advance(20 * SECOND)
    expect(await online()).toBe(1)
  })

  it('are not those who have signed out [FRND-46]', async () => {
    const [ann, ben] = [await server.signedIn('Ann'), await server.signedIn('Ben')]
    await ben.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    await ben.ask(accountCalls.logout, {})
    const { data } = await ann.ask(accountCalls.onlineStatus, { userIds: String(ben.userId) })
    expect(data.list).toEqual([{ userId: ben.userId, status: 0 }])
  })
})

describe('the age statement', () => {
  it('is stored with its date and method, and the first one stays [PLUS-16]', async () => {
    const ann = await server.signedIn('Ann')
    const at = server.clock.now()
    const stated = () => server.parts.store.read((db) => db.selectFrom('age_statements').selectAll().execute())
    expect((await ann.ask(accountCalls.ageStatement, { version: 'of my own' })).code).toBe(10025)
    expect(await stated()).toEqual([])
    expect((await ann.ask(accountCalls.ageStatement, { version: ADULT })).code).toBe(200)
    await server.clock.advance(MINUTE)
    expect((await ann.ask(accountCalls.ageStatement, { version: ADULT })).code).toBe(200)
    expect(await stated()).toEqual([{ user_id: ann.userId, version: ADULT, method: 'statement', at }])
  })
})
