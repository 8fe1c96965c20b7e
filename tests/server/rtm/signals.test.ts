import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'
import { connect } from './line'

let gateway: TestServer
let ann: Asker
let ben: Asker
/** Until then the store of the rooms does not answer. */
let answers: Promise<void>

/** Rooms of the two: in the second one through a relay only, in the third it rings yet. */
const rooms = {
  peerOf: async (roomNum: string, userId: number) => {
    await answers
    const { userId: id } = userId === ann.userId ? ben : ann
    const known = ['room-of-two', 'relayed', 'ringing'].includes(roomNum)
    return known ? { id, relayOnly: roomNum === 'relayed', rings: roomNum === 'ringing' } : null
  },
  recentActions: async () => [],
}

beforeEach(async () => {
  answers = Promise.resolve()
  gateway = await startTestServer({
    features: (own) => ({ ...own, rooms }),
    settings: { limits: { signalsPerSocket: { count: 3, ms: 1_000 } } },
  })
  ann = await gateway.signedIn('Ann')
  ben = await gateway.signedIn('Ben')
})
afterEach(() => gateway.close())

describe('signals', () => {
  const signal = (from: number, to: number, id: string, roomNum = 'room-of-two') => ({
    kind: 'signal',
    id,
    body: { roomNum, from, to, data: { sdp: 'x' } },
  })

  /** What Ann says to Ben in this room. */
  const saying = (mine: Awaited<ReturnType<typeof connect>>, roomNum: string) => (id: string, data: unknown) =>
    mine.say({ kind: 'signal', id, body: { roomNum, from: ann.userId, to: ben.userId, data } })
  const offering = (candidate: string) => {
    const sdp = `v=0\r\na=${candidate}\r\n`
    return { _tag: 'Description', type: 'offer', sdp, turn: 1, from: 'room', to: null }
  }

  it('reach the other person of a live room and are acknowledged [GATE-30]', async () => {
    const [mine, theirs] = [await connect(gateway, ann), await connect(gateway, ben)]
    mine.say(signal(ann.userId, ben.userId, 'one'))
    expect(await mine.heard(({ id }) => id === 'one')).toMatchObject({ kind: 'ack' })
    const arrived = await theirs.heard(({ kind }) => kind === 'signal')
    expect(arrived.body).toEqual({
      roomNum: 'room-of-two',
      from: ann.userId,
      to: ben.userId,
      data: { sdp: 'x' },
    })
  })

  it('are refused outside of a room, to a third person and in another name', async () => {
    const eve = await gateway.signedIn('Eve')
    const [mine, theirs] = [await connect(gateway, ann), await connect(gateway, ben)]
    mine.say(signal(ann.userId, ben.userId, 'no-room', 'another-room'))
    mine.say(signal(ann.userId, eve.userId, 'third'))
    mine.say(signal(eve.userId, ben.userId, 'name'))
    for (const wanted of ['no-room', 'third', 'name']) {
      expect(await mine.heard(({ id }) => id === wanted)).toMatchObject({ kind: 'refused', body: { code: 403 } })
    }
    expect(theirs.frames.some(({ kind }) => kind === 'signal')).toBe(false)
  })

  it('keep their order, however long the store takes over one of them', async () => {
    const [mine, theirs] = [await connect(gateway, ann), await connect(gateway, ben)]
    const { promise, resolve } = Promise.withResolvers<void>()
    answers = promise
    const asked = vi.spyOn(rooms, 'peerOf')
    mine.say(signal(ann.userId, ben.userId, 'first'))
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    answers = Promise.resolve()
    mine.say(signal(ann.userId, ben.userId, 'second'))
    await ann.ask(accountCalls.balance, {})
    resolve()
    await mine.heard(({ id }) => id === 'second')
    const acknowledged = mine.frames.flatMap(({ id, kind }) => (kind === 'ack' ? [id] : []))
    expect(acknowledged).toEqual(['first', 'second'])
    expect(theirs.frames.filter(({ kind }) => kind === 'signal')).toHaveLength(2)
  })

  it('carry no address but the relay’s where the two meet through it only [GATE-30]', async () => {
    const [mine, theirs] = [await connect(gateway, ann), await connect(gateway, ben)]
    const say = saying(mine, 'relayed')
    const candidate = 'candidate:1 1 udp 1 192.0.2.7 50000 typ host'
    say('trickled', { _tag: 'Candidate', candidate, sdpMid: '0', sdpMLineIndex: 0 })
    say('unknown', { candidate })
    say('described', offering(candidate))
    for (const id of ['trickled', 'unknown', 'described'])
      expect(await mine.heard((frame) => frame.id === id)).toMatchObject({ kind: 'ack' })
    await theirs.heard(({ kind }) => kind === 'signal')
    const heard = theirs.frames.flatMap(({ body, kind }) => (kind === 'signal' ? [body] : []))
    expect(heard).toMatchObject([{ data: { _tag: 'Description', type: 'offer', sdp: 'v=0\r\n' } }])
  })

  it('are, while it rings, what the caller offers without any address, and nothing else [CALL-42]', async () => {
    const [mine, theirs] = [await connect(gateway, ann), await connect(gateway, ben)]
    const say = saying(mine, 'ringing')
    const candidate = 'candidate:1 1 udp 1 192.0.2.7 50000 typ relay raddr 192.0.2.8 rport 1'
    const offer = offering(candidate)
    say('trickled', { _tag: 'Candidate', candidate, sdpMid: '0', sdpMLineIndex: 0 })
    say('unknown', { candidate })
    say('offered', offer)
    for (const id of ['trickled', 'unknown'])
      expect(await mine.heard((frame) => frame.id === id)).toMatchObject({ kind: 'refused', body: { code: 403 } })
    expect(await mine.heard(({ id }) => id === 'offered')).toMatchObject({ kind: 'ack' })
    await theirs.heard(({ kind }) => kind === 'signal')
    const heard = theirs.frames.flatMap(({ body, kind }) => (kind === 'signal' ? [body] : []))
    expect(heard).toMatchObject([{ data: { ...offer, sdp: 'v=0\r\n' } }])
  })

  it('are limited', async () => {
    const mine = await connect(gateway, ann)
    for (const id of ['1', '2', '3', '4']) mine.say(signal(ann.userId, ben.userId, id))
    expect(await mine.heard(({ id }) => id === '4')).toMatchObject({ kind: 'refused', body: { code: 429 } })
  })
})
