import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Asker } from '../asker'
import { startDelivery } from '../../../server/rtm/delivery'
import { deleteOld } from '../../../server/store/delete-old'
import { startTestServer, type TestServer } from '../test-server'
import { connect, open, tokenOf } from './line'

let gateway: TestServer
let ann: Asker

beforeEach(async () => {
  gateway = await startTestServer({ settings: { socket: { pageRows: 3, inFlightRows: 5 } } })
  ann = await gateway.signedIn('Ann')
})
afterEach(() => gateway.close())

const append = (userId: number, note: number | string) =>
  gateway.parts.store.work(async (work) =>
    E.right(await gateway.parts.inbox.append(work, userId, 'balance', { goldNum: note, payStatus: 0 })),
  )

const appendMany = async (userId: number, count: number): Promise<void> => {
  for (let note = 1; note <= count; note += 1) await append(userId, note)
}

const cursorOf = (userId: number): Promise<number> =>
  gateway.parts.store.read(async (db) => {
    const row = await db.selectFrom('sessions').select('cursor').where('user_id', '=', userId).executeTakeFirstOrThrow()
    return row.cursor
  })

const row = (seq: number) => (frame: { seq?: number }) => frame.seq === seq
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('rows of the inbox on the socket', () => {
  it('come in order, each once, those that waited before those that come [CHAT-53]', async () => {
    await appendMany(ann.userId, 2)
    const line = await connect(gateway, ann)
    await line.heard(row(2))
    await append(ann.userId, 3)
    await line.heard(row(3))
    expect(line.rows()).toEqual([1, 2, 3])
    expect(line.frames.find(row(3))).toMatchObject({ kind: 'balance', body: { goldNum: 3 } })
  })

  it('are greeted with the head and go on after the cursor that the client names', async () => {
    await appendMany(ann.userId, 4)
    const line = await connect(gateway, ann, 2)
    await line.heard(row(4))
    expect(line.frames[0]).toEqual({ kind: 'welcome', body: { head: 4, snapshot: false } })
    expect(line.rows()).toEqual([3, 4])
  })

  it('wait for acknowledgements when too many are on their way', async () => {
    await appendMany(ann.userId, 9)
    const line = await connect(gateway, ann)
    await line.heard(row(5))
    await gateway.clock.settle()
    expect(line.rows()).toEqual(upTo(5))
    line.say({ kind: 'ack', body: { seq: 5 } })
    await line.heard(row(9))
    expect(line.rows()).toEqual(upTo(9))
  })

  it('wait in the store while the network takes nothing', async () => {
    await appendMany(ann.userId, 9)
    const { inbox, store } = gateway.parts
    const handed: number[] = []
    const takings: (() => void)[] = []
    const send = (rows: readonly { seq: number }[]) => {
      handed.push(...rows.map(({ seq }) => seq))
      return new Promise<void>((taken) => takings.push(taken))
    }
    const fail = (defect: unknown) => expect.unreachable(String(defect))
    const figures = { ...gateway.parts.config.settings.socket, inFlightRows: 100 }
    const { wake } = startDelivery({ store, inbox, figures, userId: ann.userId, send, fail }, 0)
    for (let times = 0; times < 5; times += 1) wake()
    await expect.poll(() => takings.length).toBe(1)
    expect(handed).toEqual(upTo(3))
    takings[0]?.()
    await expect.poll(() => takings.length).toBe(2)
    expect(handed).toEqual(upTo(6))
  })

  it('come again from the cursor after a cut without a goodbye [PLUS-17]', async () => {
    await appendMany(ann.userId, 3)
    const first = await connect(gateway, ann)
    await first.heard(row(3))
    first.cut()
    await append(ann.userId, 4)
    const second = await connect(gateway, ann, 2)
    await second.heard(row(4))
    expect(second.rows()).toEqual([3, 4])
  })

  it('move the cursor of the session when acknowledged', async () => {
    await appendMany(ann.userId, 3)
    const line = await connect(gateway, ann)
    await line.heard(row(3))
    line.say({ kind: 'ack', body: { seq: 2 } })
    await expect
      .poll(async () => {
        await gateway.clock.advance(1_000)
        return cursorOf(ann.userId)
      })
      .toBe(2)
  })

  it('reach both of two sockets of one session, and no foreign one [ACCT-112]', async () => {
    const ben = await gateway.signedIn('Ben')
    const [one, two, foreign] = [await connect(gateway, ann), await connect(gateway, ann), await connect(gateway, ben)]
    await append(ann.userId, 1)
    await append(ben.userId, 1)
    await Promise.all([one.heard(row(1)), two.heard(row(1)), foreign.heard(row(1))])
    expect([one.rows(), two.rows(), foreign.rows()]).toEqual([[1], [1], [1]])
    expect(one.frames.some(({ kind }) => kind === 'kick')).toBe(false)
  })

  it('give way to a snapshot when the cursor is beyond the head, then go on after a fresh one', async () => {
    await appendMany(ann.userId, 2)
    const line = await open(gateway, ann)
    line.say({ kind: 'hello', body: { token: await tokenOf(ann), cursor: 7 } })
    expect(await line.heard(({ kind }) => kind === 'welcome')).toMatchObject({ body: { head: 2, snapshot: true } })
    line.say({ kind: 'hello', body: { token: await tokenOf(ann), cursor: 1 } })
    await line.heard(row(2))
    expect(line.rows()).toEqual([2])
  })

  it('give way to a snapshot when rows after the cursor are gone', async () => {
    await appendMany(ann.userId, 2)
    await deleteOld(gateway.parts.store, 'inbox', gateway.clock.now() + 1)
    await append(ann.userId, 3)
    const line = await connect(gateway, ann, 1)
    expect(line.frames[0]).toMatchObject({ body: { snapshot: true } })
  })
})
