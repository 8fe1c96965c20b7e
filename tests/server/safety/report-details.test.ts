import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetReportPictures, pruneReports } from '../../../server/safety/reports'
import { reasonsOf, reportCauses, reportOrder } from '../../../src/domain/safety/report'
import { DAY, HOUR } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { reportsCalls } from '../../../src/infrastructure/gateway/contract/reports.calls'
import { openDesk, type Desk } from '../admin/desk'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { report, shot } from './evidence-stage'

let gateway: TestServer
let desk: Desk
let ada: Asker
let bob: Asker

beforeEach(async () => {
  gateway = await startTestServer({ settings: { limits: { reportDetailsPerAccount: { count: 40, ms: HOUR } } } })
  desk = await openDesk(gateway)
  ;[ada, bob] = [await signUp(gateway, 'Ada'), await signUp(gateway, 'Bob')]
})
afterEach(async () => {
  await desk.leave()
  await gateway.close()
})

type Shown = Readonly<Record<string, unknown>>

const shown = (id: number) => desk.ask<Shown>('reports', 'show', String(id))
const made = async (by = ada, about = bob, cause = 6) => (await report(by, about.userId, cause)).data.report_id
type Follow = ParamsOf<typeof reportsCalls.reportFollow>
const follow = (by: Asker, report_id: string, more: Omit<Follow, 'report_id'>) =>
  by.ask(reportsCalls.reportFollow, { report_id, ...more })
const uploaded = async (by: Asker) => (await by.ask(reportsCalls.reportImage, {}, { file: await shot() })).data.image
const close = (id: number, outcome: string) =>
  desk.type('reports', 'close', String(id), '--outcome', outcome, '--reason', 'seen')

describe('what follows a report', () => {
  it('is its closer reason, words and an address; what is not given stays [SAFE-3] [SAFE-9]', async () => {
    const id = await made()
    expect((await follow(ada, id, { next_cause: 620 })).code).toBe(200)
    expect((await follow(ada, id, { other_cause: 'again and again', email: 'Me@Mail.example' })).code).toBe(200)
    expect(await shown(1)).toMatchObject({
      cause: 'harassment',
      reason: 620,
      says: 'again and again',
      writeTo: 'me@mail.example',
      number: id,
      name: 'Bob',
      reporter: 'Ada',
    })
  })

  it('is any of the 23 reasons, and no other code [SAFE-5] [SAFE-6]', async () => {
    const id = await made()
    const codes = reportOrder.flatMap(reasonsOf)
    expect(codes).toHaveLength(23)
    for (const next_cause of codes) expect((await follow(ada, id, { next_cause })).code).toBe(200)
    for (const next_cause of [0, 4, 200, 260, 580, 930, 310])
      expect((await follow(ada, id, { next_cause })).code).toBe(400)
  })

  it('is optional, and at most 200 and 100 characters [SAFE-4]', async () => {
    const id = await made()
    expect((await follow(ada, id, {})).code).toBe(200)
    expect((await follow(ada, id, { other_cause: '', email: '' })).code).toBe(200)
    const longest = `${'a'.repeat(88)}@mail.example`.slice(-100)
    expect((await follow(ada, id, { other_cause: 'x'.repeat(200), email: longest })).code).toBe(200)
    expect((await follow(ada, id, { other_cause: 'x'.repeat(201) })).status).toBe(400)
    expect((await follow(ada, id, { email: `a${'a'.repeat(88)}@mail.example` })).code).not.toBe(200)
    expect((await follow(ada, id, { email: 'no address' })).code).toBe(400)
    expect(await shown(1)).toMatchObject({ says: 'x'.repeat(200), writeTo: longest })
  })

  it('moves the report when somebody thinks again, and makes no second one [SAFE-9]', async () => {
    const id = await made()
    await follow(ada, id, { next_cause: reportCauses.adult })
    await follow(ada, id, { next_cause: 230 })
    expect(await shown(1)).toMatchObject({ cause: 'adult', reason: 230 })
    const second = await made(ada, bob, 6)
    await follow(ada, second, { next_cause: 230 })
    expect(await shown(2)).toMatchObject({ cause: 'harassment', reason: 230 })
    expect(await desk.ask<Shown[]>('reports', 'about', String(bob.userId))).toHaveLength(2)
  })

  it('is for whoever made it only, while it waits: foreign, unknown and decided ones are refused alike', async () => {
    const id = await made()
    const tries = [
      (by: Asker, report_id: string) => follow(by, report_id, { other_cause: 'forged' }),
      (by: Asker, report_id: string) => by.ask(reportsCalls.reportInfo, { report_id }),
      (by: Asker, report_id: string) => by.ask(reportsCalls.reportUpgrade, { report_id }),
    ]
    for (const attempt of tries) {
      for (const [by, which] of [
        [bob, id],
        [ada, 'x'.repeat(64)],
        [ada, ''],
      ] as const)
        expect((await attempt(by, which)).status).toBe(403)
      expect((await attempt(ada, 'x'.repeat(65))).status).toBe(400)
    }
    await close(1, 'nothing')
    for (const attempt of tries) expect((await attempt(ada, id)).status).toBe(403)
    expect(await shown(1)).toMatchObject({ says: '', urgent: '' })
  })

  it('also follows after a block, and holds no markup', async () => {
    const id = await made()
    await ada.ask(friendsCalls.addBlack, { f_u_id: ada.userId, defriend_u_id: bob.userId })
    expect((await follow(ada, id, { other_cause: '<script>x</script>' })).code).toBe(200)
    expect((await shown(1))['says']).not.toContain('<script>')
  })

  it('comes first when somebody may be in danger, and twice is once', async () => {
    await made(ada, bob)
    const zoe = await signUp(gateway, 'Zoe')
    const urgent = await made(bob, zoe)
    for (const _ of [1, 2]) expect((await bob.ask(reportsCalls.reportUpgrade, { report_id: urgent })).code).toBe(200)
    await made(zoe, bob)
    expect(await desk.ask<Shown[]>('reports', 'list')).toMatchObject([
      { about: zoe.userId, urgent: 1, reporters: 1 },
      { about: bob.userId, urgent: 0, reporters: 2 },
    ])
  })

  it('can be told so many times an hour: 429', async () => {
    const id = await made()
    for (let at = 0; at < 40; at += 1) await ada.ask(reportsCalls.reportInfo, { report_id: id })
    expect((await ada.ask(reportsCalls.reportUpgrade, { report_id: id })).status).toBe(429)
  })
})

describe('a picture with a report', () => {
  it('is an own upload, used once; the last one counts, and an operator sees it for a reason [SAFE-3]', async () => {
    const id = await made()
    const [first, second, foreign] = [await uploaded(ada), await uploaded(ada), await uploaded(bob)]
    const add = (report_img: string) => ada.ask(reportsCalls.reportInfo, { report_id: id, report_img })
    expect((await add(foreign)).code).toBe(40001)
    expect((await add('https://elsewhere.example/x.png')).code).toBe(40001)
    expect((await add(first)).code).toBe(200)
    expect((await add(first)).code).toBe(200)
    expect((await add(second)).code).toBe(200)
    expect((await add(first)).code).toBe(40001)
    expect((await desk.type('reports', 'picture', '1')).code).not.toBe(0)
    expect(
      (await desk.type('reports', 'picture', '1', '--reason', 'report 1', '--to', `${desk.folder}/p.webp`)).code,
    ).toBe(0)
    expect((await bob.ask(accountCalls.media, { id: second.replace(/^.*media\//, '') })).status).not.toBe(200)
  })

  it('goes 180 days after the report was closed, before the report itself', async () => {
    const id = await made()
    await ada.ask(reportsCalls.reportInfo, { report_id: id, report_img: await uploaded(ada) })
    await close(1, 'nothing')
    const { media, store } = gateway.parts
    const over = gateway.clock.now() + 180 * DAY
    const rows = () => store.read((db) => db.selectFrom('media').select('id').execute())
    const prune = () => store.work(async (work) => ({ _tag: 'Right' as const, right: await pruneReports(work, over) }))
    await forgetReportPictures(store, media, gateway.clock.now())
    expect(await rows()).toHaveLength(1)
    await prune()
    expect(await shown(1)).toMatchObject({ id: 1 })
    await forgetReportPictures(store, media, over)
    expect(await rows()).toEqual([])
    await prune()
    expect((await desk.type('reports', 'show', '1')).code).toBe(1)
  })
})
