import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tasksToday } from '../../../server/tasks/today'
import { startOfDay } from '../../../src/domain/kernel/day'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { tasksCalls } from '../../../src/infrastructure/gateway/contract/tasks.calls'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'
import { claimOf, depsOf, mission, missions, progress, write } from './stage'

let server: TestServer
let ada: Asker

const open = async (options: TestServerOptions = {}) => {
  await server?.close()
  server = await startTestServer(options)
  ada = await server.signedIn('Ada')
}
const types = async () => (await missions(ada)).map(({ type }) => type)
const popup = async () => (await ada.ask(accountCalls.isPopup, {})).data
const installs = () =>
  server.parts.store.work((work) =>
    server.parts.ledger.grant(work, { userId: ada.userId, amount: 100, kind: 'install', key: `install:${ada.userId}` }),
  )

beforeEach(() => open())
afterEach(() => server.close())

describe('the list of tasks', () => {
  it('tells each with all its fields, and when the day is over by the clock of the gateway [TASK-14, TASK-21]', async () => {
    const { data } = await ada.ask(tasksCalls.list, {})
    const now = server.clock.now()
    expect(data).toMatchObject({ now, endTime: startOfDay(now) + DAY })
    expect(await mission(ada, 'send_msg')).toEqual({
      id: expect.any(Number) as number,
      type: 'send_msg',
      title: 'People to write to',
      reward: 5,
      goals: 3,
      completed: 0,
      done: false,
      webapp_bonus: 0,
    })
  })

  it('has all types but the discount of whom has none [TASK-15]', async () => {
    expect(await types()).toEqual([
      'pay',
      'call',
      'wall_call',
      'match',
      'add_friend',
      'send_msg',
      'login_in',
      'liv_cam',
    ])
    await ada.ask(configCalls.limitCoin, {})
    expect(await types()).toContain('pay_percent')
  })

  it('leaves out what is withdrawn, and purchases where nothing is sold [TASK-15]', async () => {
    const list = { call: { reward: 0 }, match: { reward: 0 } }
    await open({ settings: { tasks: { list } }, env: { SHOP_BLOCKED_COUNTRIES: 'KP' } })
    expect(await types()).toEqual(['pay', 'wall_call', 'add_friend', 'send_msg', 'login_in', 'liv_cam'])
    await server.parts.store.work(async ({ db }) =>
      E.right(await db.updateTable('users').set({ country_code: 'KP' }).where('id', '=', ada.userId).execute()),
    )
    expect(await types()).not.toContain('pay')
  })

  it('gives more to whoever has installed the app [TASK-14]', async () => {
    await installs()
    expect(await mission(ada, 'login_in')).toMatchObject({ reward: 2, webapp_bonus: 1 })
    await claimOf(ada, 'login_in')
    const { amount } = await server.parts.store.read((db) =>
      db.selectFrom('transfers').select('amount').where('kind', '=', 'task').executeTakeFirstOrThrow(),
    )
    expect(amount).toBe(3)
  })

  it('is of this day and this person alone [TASK-21]', async () => {
    const bob = await signUp(server, 'Bob')
    ada = await signUp(server, 'Amy')
    await befriend(ada, bob)
    await write(ada, bob)
    expect(await progress(ada, 'send_msg')).toBe('1/3')
    expect(await progress(bob, 'send_msg')).toBe('0/3')
    const at = (now: number) => server.parts.store.read((db) => tasksToday(db, depsOf(server), ada.userId, now))
    const written = async (now: number) => (await at(now)).find(({ type }) => type === 'send_msg')?.completed
    const ids = async (now: number) => (await at(now)).map(({ id }) => id)
    const end = startOfDay(server.clock.now()) + DAY
    expect([await written(end - 1), await written(end)]).toEqual([1, 0])
    const today = (await missions(ada)).map(({ id }) => id)
    expect(await ids(end - 1)).toEqual(today)
    expect((await ids(end)).some((id) => today.includes(id))).toBe(false)
  })

  it('needs a session', async () => {
    const visitor = await server.visitor()
    expect((await visitor.ask(tasksCalls.list, {})).status).toBe(401)
    expect((await visitor.ask(tasksCalls.claim, { id: 1 })).status).toBe(401)
  })
})

describe('what whoever signs in is told', () => {
  it('is what signing in and LiveCam still bring today [TASK-22]', async () => {
    expect(await popup()).toEqual({ signInCoin: 2, liveCamBonus: 10, now: server.clock.now() })
    await claimOf(ada, 'login_in')
    expect(await popup()).toMatchObject({ signInCoin: 0, liveCamBonus: 10 })
  })

  it('is nothing where the deployment wants none, or has withdrawn both [TASK-22]', async () => {
    await open({ settings: { tasks: { signInPopup: 0 } } })
    expect(await popup()).toMatchObject({ signInCoin: 0, liveCamBonus: 0 })
    await open({ settings: { tasks: { list: { login_in: { reward: 0 }, liv_cam: { reward: 0 } } } } })
    expect(await popup()).toMatchObject({ signInCoin: 0, liveCamBonus: 0 })
  })
})
