import { describe, expect, it } from 'vitest'
import { ann, me, room } from '../../domain/calls/samples'
import { refusal } from './call-server.fake'
import { makeCallsWorld, makePair, type Pair } from './calls-world'

const S = 1_000
const ended = (pair: Pair) => [pair.caller, pair.callee].map(({ view }) => view.call._tag)
const released = (pair: Pair) => [pair.caller, pair.callee].flatMap((side) => [side.devices.held(), side.openRooms()])

describe('both sides at the same moment', () => {
  it('hang up: each ends once, both are told, nothing stays open [CALL-43, CALL-59]', async () => {
    const pair = makePair()
    await pair.talk()
    await Promise.all([pair.caller.hangUp(), pair.callee.hangUp()])
    await pair.clock.advance(30 * S)
    expect([pair.caller, pair.callee].map(({ view }) => view.call)).toMatchObject([
      { _tag: 'Ended', ending: 'hungUp' },
      { _tag: 'Ended', ending: 'hungUp' },
    ])
    expect(released(pair)).toEqual([0, 0, 0, 0])
    for (const user of [me, ann]) {
      expect(pair.server.asked(user).filter((what) => what === 'hangup')).toHaveLength(1)
    }
    expect(pair.server.rooms[0]?.state).toBe('ended')
  })

  it.each([0, 100, 700])(
    'cancel and answer, %i ms apart from the gateway: no room stays open [CALL-43, CALL-57]',
    async (ms) => {
      const pair = makePair({}, ms)
      const placing = pair.caller.place()
      await pair.clock.advance(5 * ms)
      await placing
      const both = Promise.all([pair.callee.answer(), pair.caller.hangUp()])
      await pair.clock.advance(30 * S)
      await both
      expect(ended(pair)).toEqual(['Ended', 'Ended'])
      expect(released(pair)).toEqual([0, 0, 0, 0])
      expect(pair.server.rooms[0]?.state).toBe('ended')
    },
  )

  it('call each other: one of the two rings, nobody is in two calls [CALL-30]', async () => {
    const pair = makePair()
    await Promise.all([pair.caller.place(ann), pair.callee.place(me)])
    await pair.clock.advance(S)
    expect(released(pair).every((held) => held <= 1)).toBe(true)
    await pair.caller.hangUp()
    await pair.callee.hangUp()
    await pair.clock.advance(30 * S)
    expect(released(pair)).toEqual([0, 0, 0, 0])
    expect(pair.server.rooms.every(({ state }) => state === 'ended')).toBe(true)
  })
})

describe('somebody on two devices', () => {
  it('answers on one: the other falls silent without a word and stays out of the room [CALL-57, CALL-61]', async () => {
    const world = makeCallsWorld()
    const caller = world.browserOf(me).tab()
    const [phone, laptop] = [world.browserOf(ann), world.browserOf(ann)].map((browser) => browser.tab())
    if (phone === undefined || laptop === undefined) throw new Error('two devices')
    world.server.attach(ann, () => [phone.inbox, laptop.inbox])
    for (const tab of [caller, phone, laptop]) tab.inbox.lead()
    await caller.place()
    expect([phone.bell.ringing(), laptop.bell.ringing()]).toEqual(['incoming', 'incoming'])
    await phone.answer()
    await world.clock.settle()
    expect([phone.view.call._tag, laptop.view.call]).toMatchObject(['Live', { _tag: 'Ended', ending: 'elsewhere' }])
    expect([laptop.bell.ringing(), laptop.devices.opened(), laptop.openRooms()]).toEqual([null, 0, 0])
    expect(caller.view.call._tag).toBe('Live')
  })
})

describe('a callee who is gone while it rings', () => {
  it('is not waited for longer than 30 s [CALL-44]', async () => {
    const pair = makePair()
    await pair.caller.place()
    pair.callee.crash()
    await pair.clock.advance(30 * S)
    expect(pair.caller.view.call).toMatchObject({ ending: 'noAnswer' })
    expect(pair.server.rooms[0]?.state).toBe('ended')
  })
})

describe('somebody who leaves the media room', () => {
  const left = async () => {
    const pair = makePair()
    await pair.talk()
    pair.callee.crash()
    pair.caller.inbox.onSignal(room, ann, LEFT)
    await pair.clock.settle()
    return pair
  }
  const LEFT = { _tag: 'Description', type: 'rollback', sdp: 'fake left', turn: 1, from: 'there', to: null } as const

  it('is waited for 20 s, then the call ends as hung up by them [CALL-55]', async () => {
    const pair = await left()
    await pair.clock.advance(19_999)
    expect(pair.caller.view.call._tag).toBe('Live')
    await pair.clock.advance(1)
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUpByPeer' })
    expect([pair.caller.devices.held(), pair.caller.openRooms()]).toEqual([0, 0])
    expect(pair.server.asked(me)).toContain('hangup')
  })

  it('ends nothing any more once they are back [CALL-55, CALL-68]', async () => {
    const pair = await left()
    await pair.clock.advance(10 * S)
    pair.caller.media.rooms[0]?.become('connected')
    await pair.clock.advance(40 * S)
    expect(pair.caller.view.call._tag).toBe('Live')
  })
})

describe('a gateway that is away for a while', () => {
  it('comes back to a talk that went on, and to one it has closed meanwhile [CALL-59, PLUS-19]', async () => {
    const pair = makePair()
    await pair.talk()
    pair.server.setOnline(false)
    await pair.clock.advance(25 * S)
    expect(ended(pair)).toEqual(['Live', 'Live'])
    pair.server.setOnline(true)
    await pair.clock.advance(5 * S)
    expect(ended(pair)).toEqual(['Live', 'Live'])
    pair.server.fail('lease', refusal(100006))
    await pair.clock.advance(5 * S)
    expect(ended(pair)).toEqual(['Ended', 'Ended'])
    expect(released(pair)).toEqual([0, 0, 0, 0])
  })
})
