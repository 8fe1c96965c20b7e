import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { claimTask, pruneTaskClaims } from '../../../server/tasks/claim'
import { startOfDay } from '../../../src/domain/kernel/day'
import { DAY } from '../../../src/domain/kernel/time'
import { taskIdAt } from '../../../src/domain/tasks/task-id'
import { tasksCalls } from '../../../src/infrastructure/gateway/contract/tasks.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'
import { claim, claimOf, coins, depsOf, mission } from './stage'

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.signedIn('Ada')
})
afterEach(async () => {
  expect(await server.parts.store.read(audit)).toEqual([])
  await server.close()
})

/** Another account on the device of the first one. */
const onSameDevice = async (name: string): Promise<Asker> => {
  const other = await server.signedIn(name)
  await server.parts.store.work(async ({ db }) =>
    E.right(
      await db.updateTable('sessions').set({ device_id: ada.deviceId }).where('user_id', '=', other.userId).execute(),
    ),
  )
  return other
}

const claimAt = async (asker: Asker, taskId: number, now: number) => {
  const { id } = await server.parts.store.read((db) =>
    db.selectFrom('sessions').select('id').where('user_id', '=', asker.userId).executeTakeFirstOrThrow(),
  )
  const session = { id, userId: asker.userId, kind: 'browser' } as const
  const said = await server.parts.store.work((work) => claimTask(work, depsOf(server), session, { now, taskId }))
  return E.isRight(said) ? 200 : said.left.code
}

describe('a claim', () => {
  it('gives the coins once, however often and however many at once it is pressed [TASK-20]', async () => {
    const { id, reward } = await mission(ada, 'login_in')
    const again = await server.signInAgain(ada.userId, 'terminal')
    const codes = await Promise.all([...Array(6)].map((_, at) => claim(at % 2 === 0 ? ada : again, id)))
    expect(codes).toEqual(codes.map(() => 200))
    expect(await claim(ada, id)).toBe(200)
    expect(await coins(ada)).toBe(reward)
    expect(await mission(ada, 'login_in')).toMatchObject({ done: true })
  })

  it('tells the balance, and stands among the movements [TASK-20]', async () => {
    await claimOf(ada, 'login_in')
    const { inbox, ledger, store } = server.parts
    const rows = await store.read((db) => inbox.readAfter(db, ada.userId, 0, 100))
    expect(rows.filter(({ kind }) => kind === 'balance').map(({ json }) => JSON.parse(json) as unknown)).toEqual([
      { goldNum: 2, payStatus: 0 },
    ])
    const { list } = await store.read((db) => ledger.movements(db, ada.userId, { pageNo: 1, pageSize: 10 }))
    expect(list).toMatchObject([{ kind: 'task', amount: 2 }])
  })

  it('before the goal is refused and leaves nothing behind [TASK-18]', async () => {
    expect(await claimOf(ada, 'send_msg')).toBe(30020)
    expect(await coins(ada)).toBe(0)
    expect(await mission(ada, 'send_msg')).toMatchObject({ done: false })
  })

  it.each([0, 7, -1, Number.MAX_SAFE_INTEGER])('of a task that nobody offers (%i) is refused', async (id) => {
    expect([30021, 400]).toContain(await claim(ada, id))
    expect(await coins(ada)).toBe(0)
  })

  it('of what another person has finished is judged by the own progress [TASK-19]', async () => {
    const bob = await server.signedIn('Bob')
    const { id } = await mission(bob, 'login_in')
    await claim(bob, id)
    expect(await mission(ada, 'login_in')).toMatchObject({ id, done: false })
    expect(await claim(ada, id)).toBe(200)
    expect([await coins(ada), await coins(bob)]).toEqual([2, 2])
  })

  it('is refused to a second account on the same device on that day, also at once [TASK-4]', async () => {
    const eve = await onSameDevice('Eve')
    const { id } = await mission(ada, 'login_in')
    const codes = await Promise.all([claim(ada, id), claim(eve, id)])
    expect(codes.toSorted()).toEqual([200, 402])
    expect((await coins(ada)) + (await coins(eve))).toBe(2)
  })

  it('at midnight is of the day on which it arrives: nothing of yesterday, the next day anew [TASK-21]', async () => {
    const midnight = startOfDay(server.clock.now()) + DAY
    const [before, after] = [taskIdAt('login_in', midnight - 1), taskIdAt('login_in', midnight)]
    expect(await claimAt(ada, after, midnight - 1)).toBe(30021)
    expect(await claimAt(ada, before, midnight)).toBe(30021)
    expect(await coins(ada)).toBe(0)
    expect(await claimAt(ada, before, midnight - 1)).toBe(200)
    expect(await claimAt(ada, after, midnight)).toBe(200)
    expect(await coins(ada)).toBe(4)
  })

  it('sent again under its key gets the same answer; the key for another task is refused', async () => {
    const { id } = await mission(ada, 'login_in')
    const other = (await mission(ada, 'call')).id
    const press = (task: number) =>
      ada.ask(tasksCalls.claim, { id: task }, { idempotencyKey: '6f7c1f0a-5b8e-4d52-9a51-0b8e6f1c2d3e' })
    expect([(await press(id)).code, (await press(id)).code, (await press(other)).code]).toEqual([200, 200, 20011])
    expect(await coins(ada)).toBe(2)
  })

  it('is forgotten when its day is over, and then gives nothing more', async () => {
    await claimOf(ada, 'login_in')
    const rows = () => server.parts.store.read((db) => db.selectFrom('task_claims').selectAll().execute())
    const midnight = startOfDay(server.clock.now()) + DAY
    await pruneTaskClaims(server.parts.store, midnight - 1)
    expect(await rows()).toHaveLength(1)
    await pruneTaskClaims(server.parts.store, midnight)
    expect(await rows()).toEqual([])
    expect(await claimAt(ada, taskIdAt('login_in', midnight - 1), midnight)).toBe(30021)
  })
})
