import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeCallTicket, readCallTicket } from '../../../server/push/call-ticket'
import { SECOND } from '../../../src/domain/kernel/time'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { pushCalls } from '../../../src/infrastructure/gateway/contract/push.calls'
import type { PushNews } from '../../../src/domain/kernel/push'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { signUp } from '../sign-up'
import { setStage, type Stage } from './stage'

let stage: Stage
let ada: Asker
let bob: Asker

beforeEach(async () => {
  stage = await setStage()
  ada = await signUp(stage.gateway, 'Ada')
  bob = await signUp(stage.gateway, 'Bob')
  await befriend(ada, bob)
  await stage.allow(bob)
})
afterEach(() => stage.close())

const create = () => ada.ask(callsCalls.create, { calleeUserId: bob.userId, callLocation: 102 })

const ring = async (): Promise<string> => {
  const roomNum = (await create()).data?.roomNum ?? ''
  await ada.ask(callsCalls.launch, { roomNum })
  return roomNum
}

/** The push that has just arrived, of a call. */
const rung = (): Extract<PushNews, { kind: 'call' }> => {
  const news = stage.news().find(({ kind }) => kind === 'call')
  if (news?.kind !== 'call') throw new Error('no call was pushed')
  return news
}

const stateOf = async (room: string) =>
  (
    await stage.gateway.parts.store.read((db) =>
      db.selectFrom('calls').select('state').where('room_num', '=', room).executeTakeFirst(),
    )
  )?.state

const over = (room: string, outcome: string) => ({ kind: 'callOver', from: ada.userId, name: 'Ada', room, outcome })

describe('a call', () => {
  it('is pushed at once, rings no longer than it does, and rings whoever has left [GATE-31]', async () => {
    const room = await ring()
    await stage.pass(0)
    const [push] = stage.arrived()
    expect(push).toMatchObject({ address: '/', news: { kind: 'call', from: ada.userId, name: 'Ada', room } })
    expect(stage.service.arrived[0]?.headers).toMatchObject({ ttl: '30', urgency: 'high' })
  })

  it('does not ring whoever is away and takes no such pushes [GATE-31]', async () => {
    await bob.ask(pushCalls.saveChoices, { message: 1, request: 1, call: 0, reminder: 1, reward: 1, preview: 1 })
    expect((await create()).code).toBe(100006)
    await bob.ask(pushCalls.saveChoices, { message: 0, request: 0, call: 1, reminder: 0, reward: 0, preview: 0 })
    await bob.ask(pushCalls.off, {})
    expect((await create()).code).toBe(100006)
  })

  it('is not pushed before it rings, nor when it has rung out [GATE-31]', async () => {
    await create()
    await stage.pass(SECOND)
    expect(stage.news()).toEqual([])
  })

  it('is not pushed once it could not be taken in time', async () => {
    await ring()
    await stage.pass(30 * SECOND)
    expect(stage.news()).toEqual([])
  })

  it.each([
    ['cancels', 'missed', (room: string) => ada.ask(callsCalls.cancel, { roomNum: room })],
    ['hears nothing', 'missed', (room: string) => ada.ask(callsCalls.timeout, { roomNum: room })],
    ['is answered elsewhere', 'answered', (room: string) => bob.ask(callsCalls.answer, { roomNum: room })],
    ['is declined', 'ended', (room: string) => bob.ask(callsCalls.refuse, { roomNum: room })],
  ])('is taken away when its caller %s: %s [GATE-31]', async (_how, outcome, end) => {
    const room = await ring()
    await stage.pass(0)
    rung()
    await end(room)
    await stage.pass(0)
    expect(stage.news()).toEqual([over(room, outcome)])
    const topics = stage.service.arrived.map(({ headers }) => headers['topic'])
    expect(new Set(topics).size).toBe(1)
    await stage.pass(60 * SECOND)
    expect(stage.news()).toEqual([])
  })

  it('is taken away without a word of who rang, when they have blocked them meanwhile or want no such pushes [GATE-31]', async () => {
    const room = await ring()
    await stage.pass(0)
    rung()
    await bob.ask(friendsCalls.addBlack, { f_u_id: bob.userId, defriend_u_id: ada.userId })
    await ada.ask(callsCalls.cancel, { roomNum: room })
    await stage.pass(0)
    expect(stage.news()).toEqual([{ kind: 'callOver', from: 0, name: '', room, outcome: 'ended' }])
  })

  it('that nobody answers is told as missed when it has rung out, also when that is found out late [GATE-31]', async () => {
    const room = await ring()
    await stage.pass(0)
    rung()
    await stage.pass(33 * SECOND)
    await stage.chore('calls')
    expect(stage.news()).toEqual([])
    await stage.pass(SECOND)
    await stage.chore('calls')
    await stage.pass(0)
    expect(stage.news()).toEqual([over(room, 'missed')])
  })

  it('that was missed before its push went out is told as missed; one that was answered is not told [GATE-31]', async () => {
    const room = await ring()
    await ada.ask(callsCalls.cancel, { roomNum: room })
    await stage.pass(0)
    expect(stage.news()).toEqual([over(room, 'missed')])
    const second = await ring()
    await bob.ask(callsCalls.answer, { roomNum: second })
    await stage.pass(0)
    expect(stage.news()).toEqual([])
  })

  it('waits behind no other push [GATE-31]', async () => {
    const room = await ring()
    await stage.write((db) => db.updateTable('pushes').set({ urgent: 0 }).where('topic', '=', `call:${room}`).execute())
    await stage.chore('pushes of calls')
    expect(stage.news()).toEqual([])
    await stage.chore('pushes')
    expect(rung().room).toBe(room)
  })
})

describe('the ticket of a call', () => {
  const decline = async (ticket: string) => {
    const visitor = await stage.gateway.visitor()
    return visitor.ask(pushCalls.decline, { ticket })
  }

  it('declines it once without a session, as its callee does: both sides hear of it [GATE-31]', async () => {
    const room = await ring()
    await stage.pass(0)
    const { ticket } = rung()
    expect(ticket.length).toBeLessThanOrEqual(128)
    expect((await decline(ticket)).code).toBe(200)
    expect(await stateOf(room)).toBe('ended')
    const told = await stage.gateway.parts.store.read((db) =>
      db.selectFrom('call_actions').select(['to_user', 'action']).where('room_num', '=', room).orderBy('id').execute(),
    )
    expect(told.slice(1)).toEqual([
      { to_user: ada.userId, action: 5 },
      { to_user: bob.userId, action: 2 },
    ])
    expect((await decline(ticket)).code).toBe(200)
  })

  it('does nothing to a call that was answered, to another one, or when it is made up [GATE-31]', async () => {
    const room = await ring()
    await stage.pass(0)
    const { ticket } = rung()
    const key = stage.gateway.parts.keys.declineKey
    const foreign = makeCallTicket(key, { room, callee: ada.userId })
    const elsewhere = makeCallTicket(key, { room: 'another-room', callee: bob.userId })
    const forged = ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const other of [foreign, elsewhere, forged, ticket.slice(0, -1), '', '.', 'a.b.c', `${room}.${bob.userId}.`])
      expect((await decline(other)).code).toBe(200)
    expect(await stateOf(room)).toBe('ringing')
    await bob.ask(callsCalls.answer, { roomNum: room })
    expect((await decline(ticket)).code).toBe(200)
    expect(await stateOf(room)).toBe('answered')
  })

  it('is read only as it was made', () => {
    const key = Buffer.alloc(32, 1)
    const declining = { room: 'room-1_x', callee: 100_001 }
    const ticket = makeCallTicket(key, declining)
    expect(readCallTicket(key, ticket)).toEqual(declining)
    expect(readCallTicket(Buffer.alloc(32, 2), ticket)).toBeNull()
    expect(readCallTicket(key, ticket.replace('100001', '100002'))).toBeNull()
  })
})
