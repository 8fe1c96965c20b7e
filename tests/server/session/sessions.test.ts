import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneSessions } from '../../../server/session/prune-sessions'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'

let gateway: TestServer

beforeAll(async () => {
  gateway = await startTestServer({ settings: { session: { browsersAllowed: 2 } } })
})
afterAll(() => gateway.close())

describe('sessions', () => {
  it('are kept hashed: neither handle nor twin cookie stands in the store', async () => {
    const ann = await gateway.signedIn()
    const row = await gateway.parts.store.read((db) =>
      db.selectFrom('sessions').selectAll().where('user_id', '=', ann.userId).executeTakeFirstOrThrow(),
    )
    const stored = JSON.stringify(row)
    expect(stored).not.toContain(ann.token)
    expect(stored).not.toContain(ann.cookies.get('__Host-sid'))
  })

  it('hold 256 random bits each and differ', async () => {
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    const sids = [ann, ben].map(({ cookies }) => cookies.get('__Host-sid') ?? '')
    expect(sids.map((sid) => Buffer.from(sid, 'base64url').length)).toEqual([32, 32])
    expect(new Set(sids).size).toBe(2)
  })

  it('end with the oldest of their kind when there are more than allowed [ACCT-112]', async () => {
    const one = await gateway.signedIn()
    await gateway.clock.advance(1_000)
    const two = await gateway.signInAgain(one.userId)
    await gateway.clock.advance(1_000)
    const three = await gateway.signInAgain(one.userId)
    const statuses = []
    for (const who of [one, two, three]) statuses.push((await who.ask(accountCalls.balance, {})).status)
    expect(statuses).toEqual([401, 200, 200])
  })

  it('are listed per device and can be ended by their owner only', async () => {
    const [one, eve] = [await gateway.signedIn(), await gateway.signedIn()]
    const two = await gateway.signInAgain(one.userId)
    const { list } = (await one.ask(accountCalls.sessions, {})).data
    expect(list.map(({ current }) => current).toSorted()).toEqual([false, true])
    const sessionId = list.find(({ current }) => !current)?.sessionId ?? ''
    expect((await eve.ask(accountCalls.endSession, { sessionId })).status).toBe(403)
    expect((await two.ask(accountCalls.balance, {})).status).toBe(200)
    expect((await one.ask(accountCalls.endSession, { sessionId })).code).toBe(200)
    expect((await two.ask(accountCalls.balance, {})).status).toBe(401)
  })

  it('end at signing out, which takes the cookie away [ACCT-103]', async () => {
    const ann = await gateway.signedIn()
    const sid = ann.cookieHeader()
    const said = await ann.ask(accountCalls.logout, {})
    expect(said.headers.getSetCookie().join()).toContain('Max-Age=0')
    expect((await ann.ask(accountCalls.balance, {}, { cookie: sid })).status).toBe(401)
  })

  it('are forgotten 30 days after their end, or when their cookie has run out, and no sooner', async () => {
    const [ann, ben, eve] = [await gateway.signedIn(), await gateway.signedIn(), await gateway.signedIn()]
    const now = gateway.clock.now()
    const set = (userId: number, change: { revoked_at?: number; seen_at?: number }) =>
      gateway.parts.store.work(async ({ db }) => {
        await db.updateTable('sessions').set(change).where('user_id', '=', userId).execute()
        return E.right(undefined)
      })
    await set(ann.userId, { revoked_at: now - 30 * DAY - 1 })
    await set(ben.userId, { revoked_at: now - 30 * DAY })
    await set(eve.userId, { seen_at: now - 365 * DAY - 1 })
    await pruneSessions(gateway.parts.store, 365 * DAY, now)
    const left = await gateway.parts.store.read((db) => db.selectFrom('sessions').select('user_id').execute())
    const ids = left.map(({ user_id }) => user_id)
    expect([ann, ben, eve].map(({ userId }) => ids.includes(userId))).toEqual([false, true, false])
  })

  it('last 365 days from their last use [ACCT-104]', async () => {
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    const maxAge = await gateway.parts.store.work<never, number>(async (work) => {
      const { cookie } = await gateway.parts.sessions.create(work, {
        userId: ben.userId,
        kind: 'terminal',
        deviceId: '',
        deviceName: '',
      })
      return E.right(cookie.maxAge)
    })
    expect(maxAge).toEqual(E.right(31_536_000))
    const find = (sid: string | undefined) =>
      gateway.parts.store.read((db) => gateway.parts.sessions.find(db, sid ?? ''))
    const seenAt = (userId: number, at: number) =>
      gateway.parts.store.work(async ({ db }) => {
        await db.updateTable('sessions').set({ seen_at: at }).where('user_id', '=', userId).execute()
        return E.right(undefined)
      })
    const year = 365 * 86_400_000
    await seenAt(ann.userId, gateway.clock.now() - year)
    await seenAt(ben.userId, gateway.clock.now() - year - 1)
    expect(await find(ann.cookies.get('__Host-sid'))).not.toBeNull()
    expect(await find(ben.cookies.get('__Host-sid'))).toBeNull()
    const used = gateway.clock.now()
    await ann.ask(accountCalls.heartBeat, { status: 2, type: 0 })
    await gateway.clock.advance(1_000)
    expect((await find(ann.cookies.get('__Host-sid')))?.seenAt).toBe(used)
  })

  it('that end are over at once in this process, and within a second when another process ended them', async () => {
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    const ask = async (who: Asker) => (await who.ask(accountCalls.balance, {})).status
    expect([await ask(ann), await ask(ben)]).toEqual([200, 200])
    const { sessions, store } = gateway.parts
    await store.work(async (work) => E.right(await sessions.revokeAll(work, ann.userId, 'quietly')))
    expect(await ask(ann)).toBe(401)
    expect(await ask(ben)).toBe(200)
    await store.work(async ({ db }) => {
      await db.updateTable('sessions').set({ revoked_at: 1 }).where('user_id', '=', ben.userId).execute()
      return E.right(undefined)
    })
    await gateway.clock.advance(1_000)
    expect(await ask(ben)).toBe(401)
  })
})
