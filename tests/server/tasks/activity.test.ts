import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { tasksCalls } from '../../../src/infrastructure/gateway/contract/tasks.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

let server: TestServer
let ada: Asker

const open = async (options: TestServerOptions = {}) => {
  await server?.close()
  server = await startTestServer({ ...options, settings: { request: { ticketMs: 100 * DAY }, ...options.settings } })
  ada = await server.signedIn('Ada')
}

beforeEach(() => open())
afterEach(() => server.close())

const checkIn = async (who = ada) => (await who.ask(tasksCalls.activityCheckIn, {})).code
const receive = async (id: number, who = ada) => (await who.ask(tasksCalls.activitySignInReceive, { id })).code
const boxes = async () => (await ada.ask(tasksCalls.activitySignInCanList, {})).data.list
const steps = async () => (await ada.ask(tasksCalls.activitySignInTaskList, {})).data.list
const entrance = async () => (await ada.ask(tasksCalls.activityEntrance, {})).data
const percent = async () => (await ada.ask(tasksCalls.activitySignInIsPercent, {})).data.percent
const entries = async () => (await ada.ask(tasksCalls.entries, {})).data.list
const balance = () => server.parts.store.read((db) => server.parts.ledger.balance(db, ada.userId))

/** So many days with a check-in each; the day after them begins. */
const checksIn = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    expect(await checkIn()).toBe(200)
    server.clock.jump(DAY)
  }
}

describe('the activity', () => {
  it('shows the week, how far it is, and what each box holds before anything is done for it [TASK-54]', async () => {
    expect((await ada.ask(tasksCalls.activityShow, {})).data).toEqual({ show: true })
    await checksIn(2)
    const { data } = await ada.ask(tasksCalls.activityCheckInInfo, {})
    expect(data).toMatchObject({ today: 2, checkIns: 2, now: server.clock.now() })
    expect(data.signInList.map(({ signIn }) => signIn)).toEqual([true, true, false, false, false, false, false])
    expect(await percent()).toBe(28)
    expect(await boxes()).toEqual([
      { id: 1, gold: 10, done: false },
      { id: 2, gold: 20, done: false },
      { id: 3, gold: 50, done: false },
    ])
    expect(await steps()).toEqual([
      { id: 1, goals: 3, completed: 2 },
      { id: 2, goals: 5, completed: 2 },
      { id: 3, goals: 7, completed: 2 },
    ])
    expect(await entrance()).toMatchObject({ show: true, ready: 0, url: '/activity?entry=108' })
  })

  it('checks in as the week does: once a day by either way [TASK-54]', async () => {
    expect(await checkIn()).toBe(200)
    expect((await ada.ask(tasksCalls.saveCheckIn, { countryId: 0 })).code).toBe(400)
    expect(await checkIn()).toBe(400)
    expect(await balance()).toBe(5)
  })

  it('opens a box after as many check-ins as it wants, not before, once, also by many presses at once [TASK-54]', async () => {
    await checksIn(2)
    expect(await receive(1)).toBe(30014)
    await checksIn(1)
    expect((await entrance()).ready).toBe(1)
    const before = await balance()
    const codes = await Promise.all([1, 1, 1].map((id) => receive(id)))
    expect(codes.toSorted()).toEqual([200, 400, 400])
    expect((await balance()) - before).toBe(10)
    expect((await boxes())[0]).toEqual({ id: 1, gold: 10, done: true })
    expect((await entrance()).ready).toBe(0)
    expect(await receive(2)).toBe(30014)
  })

  it('keeps boxes that were earned after the week is over [TASK-54]', async () => {
    await checksIn(7)
    server.clock.jump(30 * DAY)
    expect(await percent()).toBe(100)
    expect(await Promise.all([receive(1), receive(2), receive(3)])).toEqual([200, 200, 200])
    expect(await balance()).toBe(66 + 80)
  })

  it.each([0, -1, 4, 1_000_000])('has no box %i [TASK-54]', async (id) => {
    await checksIn(3)
    expect(await receive(id)).toBe(30014)
  })

  it('is of each alone, and of people who are signed in [TASK-54]', async () => {
    await checksIn(3)
    const bob = await server.signedIn('Bob')
    expect(await receive(1, bob)).toBe(30014)
    const visitor = await server.visitor()
    expect((await visitor.ask(tasksCalls.activitySignInReceive, { id: 1 })).status).toBe(401)
    expect((await visitor.ask(tasksCalls.activitySignInCanList, {})).status).toBe(401)
    expect((await visitor.ask(tasksCalls.entries, {})).status).toBe(401)
  })
})

describe('entries', () => {
  it('lead to pages of this product from each of the three places, with a picture of its own [TASK-53, TASK-55]', async () => {
    const list = await entries()
    expect(list.map(({ location, url }) => [location, url])).toEqual([
      [100, '/activity?entry=100'],
      [108, '/activity?entry=108'],
      [52, '/activity?entry=52'],
      [52, '/task'],
    ])
    expect(new Set(list.map(({ img }) => img)).size).toBe(4)
  })

  it('have their pictures below the base path [TASK-53]', async () => {
    await open({ env: { BASE_PATH: '/below' } })
    expect((await entries()).map(({ img }) => img)).toContain('/below/entries/lucky-box.svg')
  })

  it('are no way to what the deployment does not offer [TASK-7, TASK-53]', async () => {
    await open({ settings: { activity: { shown: 0 } } })
    expect((await entries()).map(({ url }) => url)).toEqual(['/task'])
    expect(await entrance()).toEqual({ show: false, url: '', img: '', ready: 0 })
    expect((await ada.ask(tasksCalls.activityShow, {})).data).toEqual({ show: false })
    await checksIn(3)
    expect(await boxes()).toEqual([])
    expect(await receive(1)).toBe(30014)
    await open({ settings: { checkIn: { shown: 0 } } })
    expect((await entries()).map(({ location }) => location)).toEqual([108, 52, 52])
  })
})
