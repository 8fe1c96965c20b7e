import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneSafety } from '../../../server/safety/prune-safety'
import { purgeDue } from '../../../server/safety/purge'
import { defaultSettings } from '../../../server/settings'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { reportsCalls } from '../../../src/infrastructure/gateway/contract/reports.calls'
import { openDesk, type Desk } from '../admin/desk'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let gateway: TestServer
let desk: Desk
let ada: Asker
let bob: Asker

beforeEach(async () => {
  gateway = await startTestServer()
  desk = await openDesk(gateway)
  ;[ada, bob] = [await signUp(gateway, 'Ada'), await signUp(gateway, 'Bob')]
})
afterEach(async () => {
  await desk.leave()
  await gateway.close()
})

type Rows = readonly Readonly<Record<string, unknown>>[]

const report = (by: Asker, about: number, cause = 6) =>
  by.ask(reportsCalls.report, { cause, report_type: 0, report_u_id: about, site: 2, wall: true })

describe('a report', () => {
  it('is kept for the operators, with who, whom and why [SAFE-5] [FRND-34]', async () => {
    const made = await report(ada, bob.userId)
    expect(made).toMatchObject({ code: 200 })
    expect(made.data.report_id).toMatch(/^\S+$/)
    expect(await desk.ask<Rows>('reports', 'about', String(bob.userId))).toMatchObject([
      { id: 1, by: ada.userId, about: bob.userId, cause: 'harassment', closed: null },
    ])
  })

  it('of the same kind is one while it waits, and a new one after it was closed', async () => {
    const first = await report(ada, bob.userId)
    expect((await report(ada, bob.userId)).data).toEqual(first.data)
    expect((await report(ada, bob.userId, 2)).data).not.toEqual(first.data)
    expect((await desk.type('reports', 'close', '1', '--outcome', 'nothing', '--reason', 'spoken to')).code).toBe(0)
    expect((await desk.type('reports', 'close', '1', '--outcome', 'nothing', '--reason', 'again')).code).not.toBe(0)
    expect((await report(ada, bob.userId)).data).not.toEqual(first.data)
    expect(await desk.ask<Rows>('reports', 'list')).toMatchObject([{ about: bob.userId, reporters: 1, reports: 2 }])
    expect(await desk.ask<Rows>('reports', 'about', String(bob.userId))).toHaveLength(3)
  })

  it('may be about somebody who is blocked', async () => {
    await ada.ask(friendsCalls.addBlack, { f_u_id: ada.userId, defriend_u_id: bob.userId })
    expect((await report(ada, bob.userId)).code).toBe(200)
  })

  it('is refused about oneself, nobody, and for no cause; nothing is kept', async () => {
    expect((await report(ada, ada.userId)).code).toBe(403)
    expect((await report(ada, 999_999)).code).toBe(403)
    for (const cause of [0, 4, 7, 10]) expect((await report(ada, bob.userId, cause)).code).toBe(400)
    expect(await desk.ask<Rows>('reports', 'list')).toEqual([])
  })

  it('may be about somebody who is about to delete their account, and not about one that is deleted [PLUS-14]', async () => {
    await bob.ask(accountCalls.deleteAccount, { userId: bob.userId })
    expect((await report(ada, bob.userId)).code).toBe(200)
    await purgeDue(gateway.parts.store, gateway.server.admin.safety, gateway.clock.now() + 7 * DAY)
    expect((await report(ada, bob.userId)).code).toBe(403)
  })

  it('can be made 20 times a day, also after a restart, and no more: 429', async () => {
    for (let made = 0; made < 20; made += 1) expect((await report(ada, bob.userId)).code).toBe(200)
    expect((await report(ada, bob.userId)).status).toBe(429)
    expect((await report(bob, ada.userId)).code).toBe(200)
    const { store } = gateway.parts
    const kept = await store.read((db) => db.selectFrom('rate_limits').select('key').execute())
    expect(kept).toContainEqual({ key: `report:account:${ada.userId}` })
  })

  it('stands with the others about that person: whom most people reported first, page by page', async () => {
    const many = await Promise.all(Array.from({ length: 51 }, (_, at) => gateway.signedIn(`P${at}`)))
    await gateway.parts.store.work(async ({ db }) => {
      const about = many.map(({ userId }, at) => ({
        report_id: `r${at}`,
        user_id: ada.userId,
        other_id: userId,
        cause: 6,
        made_at: at,
        closed_at: null,
        closed_by: null,
        answer: null,
      }))
      await db.insertInto('reports').values(about).execute()
      return E.right(undefined)
    })
    const [first, last] = [many[0]?.userId ?? 0, many[50]?.userId ?? 0]
    for (const cause of [2, 3, 5]) await report(ada, first, cause)
    await report(bob, last)
    const page = (...words: readonly string[]) => desk.ask<Rows>('reports', 'list', ...words)
    expect((await page()).slice(0, 2)).toMatchObject([
      { about: last, reporters: 2, reports: 2 },
      { about: first, reporters: 1, reports: 4 },
    ])
    expect([(await page()).length, (await page('--page', '2')).length, await page('--page', '3')]).toEqual([50, 1, []])
    expect(await desk.ask<Rows>('reports', 'about', String(first), '--page', '2')).toEqual([])
    expect((await desk.type('reports', 'list', '--page', '0')).code).toBe(1)
    expect((await desk.type('reports', 'about', String(first), '--page', 'x')).code).toBe(1)
  })

  it('is forgotten 180 days after it was closed, and not before', async () => {
    await report(ada, bob.userId)
    await report(ada, bob.userId, 2)
    await desk.type('reports', 'close', '1', '--outcome', 'nothing', '--reason', 'seen')
    const settings = defaultSettings('local')
    const { store } = gateway.parts
    const kept = () => desk.ask<Rows>('reports', 'about', String(bob.userId))
    await pruneSafety(store, settings, gateway.clock.now() + 180 * DAY)
    expect(await kept()).toHaveLength(2)
    await pruneSafety(store, settings, gateway.clock.now() + 180 * DAY + 1)
    expect(await kept()).toMatchObject([{ id: 2 }])
  })
})
