import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { tasksCalls } from '../../../src/infrastructure/gateway/contract/tasks.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

let server: TestServer
let ada: Asker

/** Days pass without the chores of each second. */
const toDay = (day: number, into = 0) => server.clock.jump(day * DAY + into - server.clock.now())
const FIRST = 30_000

const open = async (options: TestServerOptions = {}) => {
  await server?.close()
  // A key that lasts over the days, so that no request has to be repeated with a new one.
  server = await startTestServer({ ...options, settings: { request: { ticketMs: 100 * DAY }, ...options.settings } })
  toDay(FIRST)
  ada = await server.signedIn('Ada')
}

beforeEach(() => open())
afterEach(() => server.close())

const save = async (who = ada) => (await who.ask(tasksCalls.saveCheckIn, { countryId: 49 })).code
const list = async (who = ada) => (await who.ask(tasksCalls.signInList, { c_id: 49 })).data
const status = async (who = ada) => (await who.ask(tasksCalls.checkInStatus, {})).data
const balance = (who = ada) => server.parts.store.read((db) => server.parts.ledger.balance(db, who.userId))
const checked = async (who = ada) => (await list(who)).signInList.filter(({ signIn }) => signIn).map(({ day }) => day)
const missed = async (who = ada) => (await list(who)).signInList.filter((one) => one.missed).map(({ day }) => day)
const becomesVip = () =>
  server.parts.store.work(async ({ db }) => ({
    _tag: 'Right' as const,
    right: await db.updateTable('users').set({ pay_status: 1 }).where('id', '=', ada.userId).execute(),
  }))

const signedInOn = ({ userId }: Asker, device: string) =>
  server.parts.store.work(async ({ db }) => ({
    _tag: 'Right' as const,
    right: await db.updateTable('sessions').set({ device_id: device }).where('user_id', '=', userId).execute(),
  }))

describe('a week of check-ins', () => {
  it('begins with the first one, whenever that is, and tells both amounts of each day [TASK-23, TASK-24]', async () => {
    toDay(FIRST + 40)
    expect(await list()).toMatchObject({ today: 0, now: server.clock.now() })
    const { signInList, vipSignInList } = await list()
    expect(signInList).toHaveLength(7)
    expect(vipSignInList).toEqual(signInList)
    expect(signInList[6]).toEqual({ day: 6, coin: 20, coinVip: 40, signIn: false, missed: false })
    expect(await status()).toEqual({ status: 1, all_gold: 66, vip: 0, hasCheck: false, now: server.clock.now() })
  })

  it('pays each day what it says, and is over after day 6 [TASK-26, TASK-31, TASK-32, TASK-37]', async () => {
    const paid: number[] = []
    for (let day = 0; day < 7; day += 1) {
      toDay(FIRST + day, day)
      const before = await balance()
      expect(await save()).toBe(200)
      paid.push((await balance()) - before)
      expect(await status()).toMatchObject({ status: 1, hasCheck: true })
    }
    expect(paid).toEqual([5, 5, 8, 8, 10, 10, 20])
    expect(await save()).toBe(400)
    toDay(FIRST + 7)
    expect(await list()).toMatchObject({ today: 7 })
    expect(await status()).toMatchObject({ status: 0 })
    expect(await save()).toBe(30013)
    expect(await balance()).toBe(66)
  })

  it('goes on over missed days, which bring nothing any more [TASK-24, TASK-31]', async () => {
    await save()
    toDay(FIRST + 3)
    expect(await checked()).toEqual([0])
    expect(await missed()).toEqual([1, 2])
    expect(await save()).toBe(200)
    expect(await checked()).toEqual([0, 3])
    toDay(FIRST + 7)
    expect(await save()).toBe(30013)
    expect(await balance()).toBe(5 + 8)
  })

  it('pays a VIP the amounts of a VIP [TASK-23, TASK-25]', async () => {
    await becomesVip()
    expect(await status()).toMatchObject({ all_gold: 132, vip: 1 })
    expect(await save()).toBe(200)
    expect(await balance()).toBe(10)
  })

  it('stands in the movements, and the balance is told at once [TASK-26]', async () => {
    await save()
    const { data } = await ada.ask(coinsCalls.ledger, { pageNo: 1 })
    expect(data.list).toMatchObject([{ kind: 'checkIn', coins: 5, balanceAfter: 5 }])
    const rows = await server.parts.store.read((db) =>
      db.selectFrom('inbox').select('body').where('user_id', '=', ada.userId).where('kind', '=', 'balance').execute(),
    )
    expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([{ goldNum: 5 }])
  })

  it('has no entry for a day that brings nothing, and that day counts as checked [TASK-28]', async () => {
    await open({ settings: { checkIn: { coins: { day1: 0 }, vipCoins: { day1: 0 } } } })
    await save()
    toDay(FIRST + 1)
    expect((await list()).signInList.map(({ day }) => day)).toEqual([0, 2, 3, 4, 5, 6])
    expect(await status()).toMatchObject({ hasCheck: true })
    expect(await save()).toBe(30013)
  })

  it('is not there when the deployment wants none [TASK-7, TASK-32]', async () => {
    await open({ settings: { checkIn: { shown: 0 } } })
    expect(await status()).toMatchObject({ status: 0 })
    expect(await save()).toBe(30013)
    expect(await balance()).toBe(0)
  })
})

describe('one check-in', () => {
  it('a day: the second is refused up to midnight in UTC, and not after it [TASK-34]', async () => {
    toDay(FIRST, DAY - 1)
    expect(await save()).toBe(200)
    expect(await save()).toBe(400)
    toDay(FIRST + 1)
    expect(await save()).toBe(200)
    expect(await checked()).toEqual([0, 1])
  })

  it('wins nothing by pressing many times at once, or on several devices [TASK-34]', async () => {
    const phone = await server.signInAgain(ada.userId, 'terminal')
    const codes = await Promise.all([ada, phone, ada, phone, ada].map((who) => save(who)))
    expect(codes.toSorted()).toEqual([200, 400, 400, 400, 400])
    expect(await balance()).toBe(5)
  })

  it('repeated with the key of one whose answer was lost gets that answer and pays nothing [TASK-33]', async () => {
    const idempotencyKey = crypto.randomUUID()
    const again = async () => (await ada.ask(tasksCalls.saveCheckIn, { countryId: 49 }, { idempotencyKey })).code
    expect([await again(), await again()]).toEqual([200, 200])
    expect(await balance()).toBe(5)
  })

  it('is counted by the clock of the gateway: a device that is a day ahead or behind wins nothing [TASK-34]', async () => {
    await save()
    for (const off of [DAY, -DAY]) {
      const timestamp = String(server.clock.now() + off)
      const { code } = await ada.ask(tasksCalls.saveCheckIn, { countryId: 49 }, { stamp: { timestamp } })
      expect(code).not.toBe(200)
    }
    expect(await balance()).toBe(5)
    expect(await checked()).toEqual([0])
  })

  it('a device and day: another account there is refused, also at the same moment, and may tomorrow [TASK-35]', async () => {
    const bob = await server.signedIn('Bob')
    await signedInOn(bob, ada.deviceId)
    // What a request says of its device is not heard.
    const raw = { countryId: 49, deviceId: 'another' }
    const onHers = async () => (await bob.ask(tasksCalls.saveCheckIn, { countryId: 49 }, { raw })).code
    const codes = await Promise.all([save(), onHers(), onHers()])
    // Whoever was first has checked in, and hears so when pressing again.
    expect(codes.toSorted()).toEqual(codes[0] === 200 ? [200, 402, 402] : [200, 400, 402])
    expect(await onHers()).toBe(codes[0] === 200 ? 402 : 400)
    expect((await balance()) + (await balance(bob))).toBe(5)
    toDay(FIRST + 1)
    expect(await onHers()).toBe(200)
    expect(await save()).toBe(402)
  })

  it('of more people at one network address than may is refused until tomorrow, and leaves nothing behind [TASK-36]', async () => {
    await open({ settings: { checkIn: { perAddress: { count: 1 } } }, env: { TRUST_PROXY: '1' } })
    const at = async (who: Asker, address: string) =>
      (await who.ask(tasksCalls.saveCheckIn, { countryId: 49 }, { headers: { 'x-forwarded-for': address } })).status
    const bob = await server.signedIn('Bob')
    expect(await at(ada, '203.0.113.7')).toBe(200)
    expect(await at(bob, '203.0.113.7')).toBe(429)
    expect(await checked(bob)).toEqual([])
    expect(await at(bob, '203.0.113.8')).toBe(200)
    toDay(FIRST + 1)
    expect(await at(bob, '203.0.113.7')).toBe(200)
  })

  it('needs a session, and is the own [TASK-23]', async () => {
    const visitor = await server.visitor()
    expect((await visitor.ask(tasksCalls.saveCheckIn, { countryId: 49 })).status).toBe(401)
    expect((await visitor.ask(tasksCalls.signInList, { c_id: 49 })).status).toBe(401)
    expect((await visitor.ask(tasksCalls.checkInStatus, {})).status).toBe(401)
    await save()
    const bob = await server.signedIn('Bob')
    expect(await checked(bob)).toEqual([])
  })
})
