import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import type { BuiltRequest } from '../../../src/infrastructure/gateway/build-request'
import { gift, makeEcho, REFUSED_GIFT } from './echo'
import { startTestServer, type TestServer } from '../test-server'

const echo = makeEcho()
let gateway: TestServer

beforeAll(async () => {
  gateway = await startTestServer({ features: echo.features })
})
afterAll(() => gateway.close())

const beat = { status: 2, type: 0 }

const withBody =
  (change: (body: string) => string) =>
  (request: BuiltRequest): BuiltRequest => ({
    ...request,
    init: { ...request.init, body: change(String(request.init.body)) },
  })

describe('where parameters stand and what a reply says', () => {
  it('reads a GET from the address and a POST from its body [GATE-2]', async () => {
    const [ann, ben] = [await gateway.signedIn('Ann'), await gateway.signedIn('Ben')]
    const found = await ann.ask(accountCalls.getUserInfo, { search_u_id: ben.userId })
    expect(found.data).toMatchObject({ userName: 'Ben' })
    expect((await ann.ask(accountCalls.heartBeat, beat)).code).toBe(200)
  })

  it('answers success with 200 and the data [GATE-17]', async () => {
    const ann = await gateway.signedIn()
    expect(await ann.ask(accountCalls.balance, {})).toMatchObject({ status: 200, code: 200, data: { goldNum: 0 } })
  })

  it('takes a shop call plain and unsigned, with its session [GATE-10]', async () => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(shopCalls.verificationCode, { userId: ann.userId })
    expect(said).toMatchObject({ status: 200, code: 0 })
    expect((await (await gateway.visitor()).ask(shopCalls.verificationCode, { userId: 1 })).status).toBe(401)
  })

  it('accepts the other name of a parameter and prefers the primary one [GATE-15]', async () => {
    const ann = await gateway.signedIn()
    const heard = async (raw: Readonly<Record<string, unknown>>) => {
      await ann.ask(friendsCalls.favor, { f_u_id: 0, favor: 0 }, { raw })
      return echo.pinned
    }
    expect(await heard({ friendUserId: 7, stick: 1 })).toEqual({ f_u_id: 7, favor: 1 })
    expect(await heard({ friendUserId: 7, f_u_id: 8, favor: 0 })).toEqual({ f_u_id: 8, favor: 0 })
  })

  it('refuses a parameter that comes twice and one that does not fit its codec', async () => {
    const ann = await gateway.signedIn()
    const twice = await ann.ask(
      accountCalls.balance,
      {},
      { tamper: (request) => ({ ...request, address: `${request.address}&appId=x` }) },
    )
    expect(twice).toMatchObject({ status: 400, code: 400 })
    const odd = await ann.ask(accountCalls.heartBeat, { status: 'busy' as unknown as number, type: 0 })
    expect(odd).toMatchObject({ code: 400, message: 'Malformed request: status' })
  })
})

describe('signature', () => {
  const refusals = ['timestamp', 'nonce', 'random', 'sign'] as const

  it.each(refusals)('refuses a request without its part %s [GATE-5]', async (part) => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(accountCalls.balance, {}, { headers: { [part]: '' } })
    expect(said).toMatchObject({ status: 400, code: 400 })
  })

  it('refuses a changed address, a changed body and another key [GATE-6]', async () => {
    const ann = await gateway.signedIn()
    const address = await ann.ask(
      accountCalls.getUserInfo,
      { search_u_id: 1 },
      {
        tamper: (request) => ({ ...request, address: request.address.replace('search_u_id=1', 'search_u_id=2') }),
      },
    )
    expect(address.status).toBe(401)
    const body = await ann.ask(accountCalls.heartBeat, beat, { tamper: withBody((text) => `${text} `) })
    expect(body.status).toBe(401)
    const visitor = await gateway.visitor()
    const foreign = await visitor.ask(emailCalls.exists, { email: 'a@b.cd' }, { headers: { sign: 'a'.repeat(64) } })
    expect(foreign.status).toBe(403)
  })

  const window = [
    { ago: 300_000, code: 200 },
    { ago: 300_001, code: 10030 },
    { ago: -30_000, code: 200 },
    { ago: -30_001, code: 10030 },
  ]

  it.each(window)(
    'answers $code to a request signed $ago ms ago, and tells its time when it refuses [GATE-6]',
    async ({ ago, code }) => {
      const ann = await gateway.signedIn()
      const now = gateway.clock.now()
      const said = await ann.ask(accountCalls.balance, {}, { stamp: { timestamp: String(now - ago) } })
      expect(said.code).toBe(code)
      expect(said.data).toEqual(code === 200 ? { goldNum: 0 } : { serverTime: now })
    },
  )

  it('refuses a replayed nonce of a session and changes nothing [GATE-6]', async () => {
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    const stamp = { nonce: '0123456789abcdef0123456789abcdef' }
    expect((await ann.ask(accountCalls.heartBeat, beat, { stamp })).code).toBe(200)
    expect((await ann.ask(accountCalls.heartBeat, { status: 1, type: 0 }, { stamp })).code).toBe(10030)
    expect((await ben.ask(accountCalls.heartBeat, beat, { stamp })).code).toBe(200)
  })

  it('spends the nonce of a refused request too [GATE-6]', async () => {
    const ann = await gateway.signedIn()
    const stamp = { nonce: 'fedcba9876543210fedcba9876543210' }
    const first = await ann.ask(accountCalls.endSession, { sessionId: 'none' }, { stamp })
    const again = await ann.ask(accountCalls.endSession, { sessionId: 'none' }, { stamp })
    expect([first.code, again.code]).toEqual([403, 10030])
  })

  it('refuses a replayed public request, whoever sends it [GATE-6]', async () => {
    const visitor = await gateway.visitor()
    const stamp = { nonce: '00112233445566778899aabbccddeeff' }
    const ask = (cookie?: string) =>
      visitor.ask(emailCalls.exists, { email: 'a@b.cd' }, { stamp, ...(cookie === undefined ? {} : { cookie }) })
    expect((await ask()).code).toBe(200)
    const ann = await gateway.signedIn()
    expect((await ask(ann.cookieHeader())).code).toBe(10030)
  })
})

describe('envelope', () => {
  it('seals the reply of a sealed request, and hands out a ticket once [GATE-7, GATE-9]', async () => {
    const ann = await gateway.signedIn()
    const first = await ann.ask(accountCalls.heartBeat, beat)
    const second = await ann.ask(accountCalls.heartBeat, beat)
    expect(first.headers.get('x-key-id')).toMatch(/^t\./)
    expect(second.headers.get('x-key-id')).toBeNull()
    expect(second.code).toBe(200)
    expect(Object.keys(JSON.parse(second.body) as object).toSorted()).toEqual(['data', 'key'])
    expect((await ann.ask(accountCalls.balance, {})).body).toContain('"code":200')
  })

  it('seals refusals as well [GATE-7]', async () => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(giftsCalls.send, gift(ann.userId, REFUSED_GIFT))
    expect(said).toMatchObject({ status: 200, code: 10014 })
    expect(said.body).not.toContain('10014')
  })

  it.each(['{"key":"x"}', '{"data":"x"}', '{}', '[]', 'no json', '{"key":1,"data":2}'])(
    'rejects %s as invalid: an envelope holds key and data [GATE-8, GATE-12]',
    async (text) => {
      const said = await askSigned(text)
      expect(said).toMatchObject({ status: 200, code: 6666 })
    },
  )

  it('rejects a tampered payload and an envelope of another call [GATE-9, GATE-12]', async () => {
    const visitor = await gateway.visitor()
    let kept = ''
    const keep = withBody((body) => (kept = body))
    await visitor.ask(emailCalls.alreadyVerifyEmail, { email: 'a@b.cd', userId: 'x' }, { tamper: keep })
    const { data, key } = JSON.parse(kept) as { key: string; data: string }
    expect((await askSigned(JSON.stringify({ key, data: `A${data.slice(1)}` }))).code).toBe(6666)
    expect((await askSigned(kept)).code).toBe(6666)
    expect((await askSigned(JSON.stringify({ key: `A${key.slice(1)}`, data }))).code).toBe(6666)
  })

  it('answers 10033 to an expired or unknown ticket and executes nothing [GATE-9]', async () => {
    const ann = await gateway.signedIn()
    await ann.ask(accountCalls.heartBeat, beat)
    await gateway.clock.advance(3_600_000)
    const stamp = { timestamp: String(gateway.clock.now()) }
    expect((await ann.ask(accountCalls.heartBeat, beat, { stamp })).code).toBe(10033)
    expect((await askSigned('{"key":"t.unknown","data":"AAAA"}')).code).toBe(10033)
  })

  it('caps the size before it decrypts [GATE-9]', async () => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(accountCalls.heartBeat, beat, { tamper: withBody((body) => body + ' '.repeat(65_536)) })
    expect(said).toMatchObject({ status: 413, code: 413 })
  })

  /** A body of one's own, signed as a visitor's. */
  const askSigned = async (text: string) => {
    const { signRequest, importSigningKey, makeStamp } = await import('../../../src/infrastructure/gateway/sign')
    const call = emailCalls.confirm
    const stamp = makeStamp(gateway.clock.now())
    const key = await importSigningKey(new TextEncoder().encode(gateway.parts.config.appKey))
    const sign = await signRequest(key, { method: call.method, path: call.path, address: {}, body: text }, stamp)
    const response = await fetch(gateway.url + call.path, { method: 'POST', headers: { ...stamp, sign }, body: text })
    return { status: response.status, ...((await response.json()) as { code: number }) }
  }
})

describe('session', () => {
  it('needs the handle and the twin cookie of one session [GATE-14]', async () => {
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    expect((await ann.ask(accountCalls.balance, {}, { cookie: '' })).status).toBe(401)
    expect((await ann.ask(accountCalls.balance, {}, { token: '' })).status).toBe(401)
    expect((await ann.ask(accountCalls.balance, {}, { cookie: ben.cookieHeader() })).status).toBe(401)
    expect((await ann.ask(accountCalls.balance, {})).status).toBe(200)
  })

  it('answers public calls without a token and tells by the twin cookie who asks [GATE-13]', async () => {
    const visitor = await gateway.visitor()
    expect((await visitor.ask(accountCalls.onlineStatus, { userIds: '1' })).code).toBe(200)
    expect((await visitor.ask(callsCalls.rtmToken, { port_type: 4 })).status).toBe(401)
  })

  it('refuses a page of another origin', async () => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(accountCalls.balance, {}, { headers: { origin: 'https://evil.example' } })
    expect(said.status).toBe(403)
  })
})
