import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeDue } from '../../../server/safety/purge'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
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
  gateway = await startTestServer()
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
const mailsTo = (address: string) =>
  gateway.parts.store.read((db) =>
    db.selectFrom('outbox_mails').selectAll().where('to_address', '=', address).where('code', '=', '').execute(),
  )
const told = async (asker: Asker, sender = -2) => {
  const rows = await gateway.parts.store.read((db) =>
    db.selectFrom('messages').select(['content', 'sender_id']).where('receiver_id', '=', asker.userId).execute(),
  )
  return rows.filter(({ sender_id }) => sender_id === sender || sender_id < 0).map(({ content }) => content)
}
const close = (id: number, outcome: string) =>
  desk.type('reports', 'close', String(id), '--outcome', outcome, '--reason', 'seen')

describe('the follow-up', () => {
  const own = 'ada@example.org'

  it('offers the address that the account knows, and none where it knows none', async () => {
    expect((await ada.ask(reportsCalls.reportEmail, {})).data).toEqual({ email: own })
    const nobody = await gateway.signedIn('Nora')
    expect((await nobody.ask(reportsCalls.reportEmail, {})).data).toEqual({ email: '' })
  })

  it('confirms by mail once, and only to the own address', async () => {
    const id = await made()
    await follow(ada, id, { email: 'victim@mail.example' })
    expect(await mailsTo('victim@mail.example')).toEqual([])
    for (const _ of [1, 2]) await follow(ada, id, { email: 'ADA@example.org' })
    expect(await mailsTo(own)).toMatchObject([{ kind: 'report', subject: 'We received your report' }])
  })

  it('says by mail what was done, in general words and nothing of the other person', async () => {
    await follow(ada, await made(), { email: own })
    expect((await close(1, 'warned')).code).toBe(0)
    const [, mail] = await mailsTo(own)
    expect(mail).toMatchObject({ kind: 'reportDecided', subject: 'About your report' })
    expect(mail?.body).toContain('did something about it')
    expect(mail?.body).toContain('If you did not report anybody')
    for (const secret of ['Bob', String(bob.userId), 'seen', 'warned']) expect(mail?.body).not.toContain(secret)
    expect(await told(ada)).toEqual([])
  })

  it('goes to one address three times a day, whoever names it; then it stands among the messages', async () => {
    const people = [ada, bob, await signUp(gateway, 'Cyd'), await signUp(gateway, 'Dan')]
    const zoe = await signUp(gateway, 'Zoe')
    for (const by of people) await follow(by, await made(by, zoe), { email: 'victim@mail.example' })
    for (const id of [1, 2, 3, 4]) await close(id, 'nothing')
    expect(await mailsTo('victim@mail.example')).toHaveLength(3)
    expect((await Promise.all(people.map((one) => told(one)))).map(({ length }) => length)).toEqual([0, 0, 0, 1])
  })

  it('stands among the messages of whoever gave no address, in their language', async () => {
    await made()
    await ada.ask(accountCalls.balance, {}, { headers: { 'accept-language': 'ar' } })
    await close(1, 'nothing')
    const [notice = ''] = await told(ada)
    expect(notice).toMatch(/^\p{Script=Arabic}/u)
  })

  it('says in the file with all data that it is closed, and not what became of the other person [PLUS-14]', async () => {
    await made()
    await desk.type('ban', 'account', String(bob.userId), '--rule', 'harassment', '--reason', 'x')
    await close(1, 'banned')
    const { body, data } = await ada.ask(accountCalls.exportData, {})
    const [filed] = data['reports'] as readonly Shown[]
    expect(filed).toMatchObject({ closed: new Date(gateway.clock.now()).toISOString() })
    expect(filed).not.toHaveProperty('outcome')
    expect(body).not.toContain('banned')
  })

  it('stands among the messages of whoever gave an address, too, where no mail is sent; none is confirmed', async () => {
    await desk.leave()
    await gateway.close()
    gateway = await startTestServer({ config: { mail: { kind: 'off' } } })
    desk = await openDesk(gateway)
    ;[ada, bob] = [await gateway.signedIn('Ada'), await gateway.signedIn('Bob')]
    await gateway.parts.store.work(async ({ db }) => {
      const row = { email: own, user_id: ada.userId, confirmed_at: 1, linked_at: 1, password_hash: null }
      return E.right(await db.insertInto('emails').values(row).execute())
    })
    await follow(ada, await made(), { email: own })
    const rows = () => gateway.parts.store.read((db) => db.selectFrom('reports').select('receipt_at').execute())
    expect(await rows()).toEqual([{ receipt_at: null }])
    await close(1, 'warned')
    expect(await told(ada)).toEqual([expect.stringContaining('did something about it')])
    expect(await mailsTo(own)).toEqual([])
  })

  it('warns the person and does not say who reported them', async () => {
    await made()
    await close(1, 'warned')
    const [notice = ''] = await told(bob)
    expect(notice).toContain('Harassment or hate')
    expect(notice).not.toContain('Ada')
  })

  it('says banned only of whom something keeps out, and knows no other outcome', async () => {
    await made()
    expect((await close(1, 'banned')).err).toContain('first')
    expect((await close(1, 'praised')).code).not.toBe(0)
    expect(await shown(1)).toMatchObject({ closed: null, outcome: null })
    await desk.type('ban', 'account', String(bob.userId), '--rule', 'harassment', '--reason', 'x')
    expect((await close(1, 'banned')).code).toBe(0)
    expect(await shown(1)).toMatchObject({ outcome: 'banned', answer: 'seen' })
  })

  it('forgets the picture of a report with the account that it is about [PLUS-14]', async () => {
    const id = await made()
    await ada.ask(reportsCalls.reportInfo, { report_id: id, report_img: await uploaded(ada) })
    const kept = async () => [
      gateway.media.ids().length,
      (await gateway.parts.store.read((db) => db.selectFrom('media').select('id').execute())).length,
    ]
    expect(await kept()).toEqual([1, 1])
    await bob.ask(accountCalls.deleteAccount, { userId: bob.userId })
    await purgeDue(gateway.parts.store, gateway.server.admin.safety, gateway.clock.now() + 7 * DAY)
    expect(await kept()).toEqual([0, 0])
  })

  it('forgets address and picture with the account of who reported; the words stay without the name [PLUS-14]', async () => {
    const id = await made()
    await follow(ada, id, { email: 'me@mail.example', other_cause: 'he shouts' })
    await ada.ask(reportsCalls.reportInfo, { report_id: id, report_img: await uploaded(ada) })
    const { data } = await ada.ask(accountCalls.exportData, {})
    expect(data['reports']).toMatchObject([{ words: 'he shouts', email: 'me@mail.example', urgent: false }])
    await ada.ask(accountCalls.deleteAccount, { userId: ada.userId })
    await purgeDue(gateway.parts.store, gateway.server.admin.safety, gateway.clock.now() + 7 * DAY)
    expect(await shown(1)).toMatchObject({ by: null, writeTo: null, picture: null, says: 'he shouts' })
    await close(1, 'nothing')
    expect(await mailsTo('me@mail.example')).toEqual([])
  })
})
