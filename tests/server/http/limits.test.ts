import { afterEach, describe, expect, it } from 'vitest'
import { memoryLimiter, storedLimiter } from '../../../server/http/limiter'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { eventsCalls } from '../../../src/infrastructure/gateway/contract/events.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { Asker } from '../asker'
import { numberOf, PHONE_PASSWORD, setPassword } from '../by-phone'
import { startTestServer, type TestServer } from '../test-server'
import { openTestStore } from '../store/test-store'

const minute = 60_000
let gateway: TestServer | undefined

afterEach(async () => {
  await gateway?.close()
  gateway = undefined
})

const login = { userAccount: 'a@b.cd', password: 'secret1', deviceType: '4', deviceName: 'web' }

describe('limits', () => {
  it('answers 429 with the time to wait, per account, and lets through again when it has passed', async () => {
    gateway = await startTestServer({ settings: { limits: { requestsPerAccount: { count: 2, ms: minute } } } })
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    await ann.ask(accountCalls.balance, {})
    await ann.ask(accountCalls.balance, {})
    await gateway.clock.advance(18_500)
    const said = await ann.ask(accountCalls.balance, {})
    expect(said).toMatchObject({ status: 429, code: 429, message: 'Too many requests, try again in 42 s' })
    expect(said.headers.get('retry-after')).toBe('42')
    expect((await ben.ask(accountCalls.balance, {})).status).toBe(200)
    await gateway.clock.advance(41_500)
    expect((await ann.ask(accountCalls.balance, {})).status).toBe(200)
  })

  it.each([
    ['beats and the status of a call', { beatsPerAccount: { count: 2, ms: minute } }, 'beats'],
    ['what somebody notes about friends', { notesPerAccount: { count: 4, ms: minute } }, 'notes'],
    ['requests to be friends', { asksPerAccount: { count: 2, ms: minute } }, 'asks'],
    ['reports of how long a call was', { callReportsPerAccount: { count: 1, ms: minute } }, 'callReports'],
  ] as const)('counts %s, all rows of it together, per account', async (_what, limits, rows) => {
    gateway = await startTestServer({ settings: { limits } })
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    const ways = {
      beats: [
        (asker: Asker) => asker.ask(accountCalls.heartBeat, { status: 2, type: 0 }),
        (asker: Asker) => asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 }),
        (asker: Asker) => asker.ask(callsCalls.ringStatus, { status: 2 }),
      ],
      asks: [
        (asker: Asker) => asker.ask(friendsCalls.add, { f_u_id: 1, add_location: 102 }),
        (asker: Asker) => asker.ask(matchingCalls.addFriend, { friendUserId: 1 }),
      ],
      callReports: [(asker: Asker) => asker.ask(eventsCalls.callReport, { roomNum: 'room', duration: 1 })],
      notes: [
        (asker: Asker) => asker.ask(friendsCalls.favor, { f_u_id: 1, favor: 1 }),
        (asker: Asker) => asker.ask(friendsCalls.pin, { friendUserId: 1, stick: 1 }),
        (asker: Asker) => asker.ask(friendsCalls.changeRemarkName, { f_u_id: 1, remark: 'x' }),
        (asker: Asker) => asker.ask(friendsCalls.changeOnlineRemind, { f_u_id: 1, status: 1 }),
      ],
    }[rows]
    const counts = { beats: 2, notes: 4, asks: 2, callReports: 1 }[rows]
    for (const way of ways.slice(0, counts)) expect((await way(ann)).status).not.toBe(429)
    for (const way of ways) expect((await way(ann)).status).toBe(429)
    expect((await ways[0]?.(ben))?.status).not.toBe(429)
    await gateway.clock.advance(minute)
    expect((await ways[0]?.(ann))?.status).not.toBe(429)
  })

  it('counts sign-ins per device and over restarts', async () => {
    gateway = await startTestServer({ settings: { limits: { signInsPerDevice: { count: 1, ms: minute } } } })
    const [one, other] = [await gateway.visitor(), await gateway.visitor()]
    expect((await one.ask(emailCalls.emailLogin, login)).status).toBe(200)
    expect((await one.ask(emailCalls.emailLogin, login)).status).toBe(429)
    expect((await other.ask(emailCalls.emailLogin, login)).status).toBe(200)
  })

  it('counts questions whether there is an account as sign-ins, per device and per address', async () => {
    const limits = { signInsPerDevice: { count: 2, ms: minute }, signInsPerAddress: { count: 3, ms: minute } }
    gateway = await startTestServer({ settings: { limits }, env: { TRUST_PROXY: '1' } })
    const exists = async (asker: Asker, address: string) =>
      (await asker.ask(emailCalls.exists, { email: 'a@b.cd' }, { headers: { 'x-forwarded-for': address } })).status
    const [one, other] = [await gateway.visitor(), await gateway.visitor()]
    expect([await exists(one, '192.0.2.7'), await exists(one, '192.0.2.8')]).toEqual([200, 200])
    expect(await exists(one, '192.0.2.9')).toBe(429)
    expect([await exists(other, '192.0.2.7'), await exists(other, '192.0.2.7')]).toEqual([200, 200])
    expect(await exists(await gateway.visitor(), '192.0.2.7')).toBe(429)
  })

  it('counts the addresses of one IPv6 network as one, and both ways of writing an IPv4 address', async () => {
    const limits = { signInsPerAddress: { count: 1, ms: minute } }
    gateway = await startTestServer({ settings: { limits }, env: { TRUST_PROXY: '1' } })
    const { visitor } = gateway
    const from = async (address: string) => {
      const asker = await visitor()
      return (await asker.ask(emailCalls.exists, { email: 'a@b.cd' }, { headers: { 'x-forwarded-for': address } }))
        .status
    }
    expect([await from('2001:db8:1:2::1'), await from('2001:DB8:1:2:ffff::9'), await from('2001:db8:1:3::1')]).toEqual([
      200, 429, 200,
    ])
    expect([await from('::ffff:192.0.2.7'), await from('192.0.2.7'), await from('2001:db8::7')]).toEqual([
      200, 429, 200,
    ])
  })

  it('counts passwords that are set by phone as sign-ins: each one is hashed', async () => {
    gateway = await startTestServer({ settings: { limits: { signInsPerDevice: { count: 1, ms: minute } } } })
    const ann = await gateway.signedIn()
    expect((await setPassword(ann, numberOf(1), PHONE_PASSWORD)).status).toBe(200)
    expect((await setPassword(ann, numberOf(1), PHONE_PASSWORD)).status).toBe(429)
  })

  it('counts reports of events, which are kept although nobody signed in', async () => {
    gateway = await startTestServer({ settings: { limits: { eventsPerDevice: { count: 1, ms: minute } } } })
    const visitor = await gateway.visitor()
    const from = async (call: typeof eventsCalls.eventReport, deviceId: string) => {
      const report = { event: 'login', browser: '', os: '', deviceId, platformType: 4, extra: '[]' }
      return (await visitor.ask(call, report)).status
    }
    expect([await from(eventsCalls.eventReport, 'one'), await from(eventsCalls.eventReport, 'one')]).toEqual([200, 429])
    expect([await from(eventsCalls.usageReport, 'one'), await from(eventsCalls.eventReport, 'other')]).toEqual([
      200, 200,
    ])
  })

  it('counts events by the day and address too, whatever device they name', async () => {
    gateway = await startTestServer({
      env: { TRUST_PROXY: '1' },
      settings: { limits: { eventsPerAddressDay: { count: 2, ms: 24 * 60 * minute } } },
    })
    const visitor = await gateway.visitor()
    const from = async (address: string, deviceId: string) => {
      const report = { event: 'login', browser: '', os: '', deviceId, platformType: 4, extra: '[]' }
      return (await visitor.ask(eventsCalls.eventReport, report, { headers: { 'x-forwarded-for': address } })).status
    }
    expect([await from('192.0.2.1', 'a'), await from('192.0.2.1', 'b')]).toEqual([200, 200])
    await gateway.clock.advance(minute)
    expect([await from('192.0.2.1', 'c'), await from('192.0.2.2', 'd')]).toEqual([429, 200])
  })

  it('has no limit of an address for loopback in local mode, and one behind a proxy', async () => {
    const limits = { requestsPerAddress: { count: 1, ms: minute } }
    gateway = await startTestServer({ settings: { limits }, env: { TRUST_PROXY: '1' } })
    const visitor = await gateway.visitor()
    const ask = (address: string) =>
      visitor.ask(accountCalls.onlineStatus, { userIds: '1' }, { headers: { 'x-forwarded-for': address } })
    expect([(await ask('127.0.0.1')).status, (await ask('127.0.0.1')).status]).toEqual([200, 200])
    expect([(await ask('192.0.2.7')).status, (await ask('192.0.2.7')).status]).toEqual([200, 429])
    expect((await ask('192.0.2.8')).status).toBe(200)
    expect((await ask('192.0.2.99, 192.0.2.8')).status).toBe(429)
  })
})

describe('windows', () => {
  const limit = { count: 2, ms: 1_000 }

  it('are forgotten oldest first when there are too many, and none goes uncounted', async () => {
    const limiter = memoryLimiter(3)
    const at = (subject: string, now: number) => limiter.take(subject, { count: 1, ms: 1_000 }, now)
    const fresh = []
    for (const [now, subject] of ['a', 'b', 'c', 'd', 'e'].entries()) fresh.push(await at(subject, now))
    expect(fresh).toEqual([0, 0, 0, 0, 0])
    expect([await at('c', 5), await at('d', 5), await at('e', 5)]).toEqual([997, 998, 999])
    expect([await at('a', 6), await at('a', 6)]).toEqual([0, 1_000])
    expect([await at('d', 6), await at('e', 6)]).toEqual([997, 998])
  })

  it('begin anew at the end of the line', async () => {
    const limiter = memoryLimiter(2)
    const at = (subject: string, now: number) => limiter.take(subject, { count: 1, ms: 1_000 }, now)
    await at('a', 0)
    await at('b', 500)
    expect(await at('a', 1_000)).toBe(0)
    expect(await at('c', 1_100)).toBe(0)
    expect(await at('a', 1_200)).toBe(800)
  })

  it('are counted the same way in memory and in the store', async () => {
    const store = await openTestStore()
    for (const limiter of [memoryLimiter(), storedLimiter(store)]) {
      const at = (now: number) => limiter.take('somebody', limit, now)
      expect([await at(0), await at(400), await at(600), await at(999)]).toEqual([0, 0, 400, 1])
      expect([await at(1_000), await at(1_500), await at(1_600)]).toEqual([0, 0, 400])
      await limiter.sweep(10_000_000)
      expect(await at(10_000_000)).toBe(0)
    }
    await store.close()
  })
})
