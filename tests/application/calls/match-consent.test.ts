import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RoomNum } from '../../../src/domain/kernel/ids'
import { ann, matched, me } from '../../domain/calls/samples'
import { makeSnapshotGatewayFake } from '../../fakes/snapshot-gateway.fake'
import { refusal } from './call-server.fake'
import { makePair, type Pair } from './calls-world'

let pair: Pair

beforeEach(() => {
  pair = makePair()
})

const meeting = (room: RoomNum, role: 'caller' | 'callee') => ({
  matchId: room,
  room,
  role,
  polite: role === 'callee',
  price: role === 'caller' ? 20 : 0,
  person: { ...matched, id: role === 'caller' ? ann : me },
})

/** Both have joined a match, each in the tab that searched. */
const meet = async (): Promise<RoomNum> => {
  const room = pair.server.match(me, ann)
  pair.caller.inbox.meetings.meet(meeting(room, 'caller'))
  pair.callee.inbox.meetings.meet(meeting(room, 'callee'))
  await pair.clock.settle()
  return room
}

const settled = async (task: () => Promise<unknown>) => {
  await task()
  await pair.clock.settle()
}

const tags = () => [pair.caller.view.call._tag, pair.callee.view.call._tag]
const sides = () => [pair.caller, pair.callee].map(({ media }) => media.rooms[0])

describe('the room of a match', () => {
  it('is open and covered on both sides from the meeting on, and nobody is seen [PLUS-11]', async () => {
    await meet()
    expect(tags()).toEqual(['Meeting', 'Meeting'])
    expect(sides().map((side) => [side?.link(), side?.covered()])).toEqual([
      ['connected', true],
      ['connected', true],
    ])
    expect([pair.caller, pair.callee].every(({ view }) => O.isNone(view.remote))).toBe(true)
    expect(O.isSome(pair.caller.view.local)).toBe(true)
  })

  it('stays covered on both sides while one alone has pressed Show [PLUS-11]', async () => {
    const room = await meet()
    await settled(pair.caller.calls.show)
    expect(pair.server.asked(me).filter((call) => call.startsWith('show'))).toEqual([`show ${room}`])
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Meeting', shown: 'self' })
    expect(pair.callee.view.call).toMatchObject({ _tag: 'Meeting', shown: 'peer' })
    expect(sides().map((side) => side?.covered())).toEqual([true, true])
  })

  it('is uncovered once both have pressed it, and the talk begins with the first frame [CALL-54, PLUS-11]', async () => {
    await meet()
    await settled(pair.caller.calls.show)
    await settled(pair.callee.calls.show)
    expect(tags()).toEqual(['Live', 'Live'])
    expect(sides().map((side) => side?.covered())).toEqual([false, false])
    expect([pair.caller, pair.callee].every(({ view }) => O.isSome(view.remote))).toBe(true)
  })

  it('asks for Show once however often it is pressed, and never outside of a meeting [PLUS-11]', async () => {
    await pair.caller.calls.show()
    await meet()
    await Promise.all([pair.caller.calls.show(), pair.caller.calls.show()])
    await settled(pair.callee.calls.show)
    await pair.caller.calls.show()
    expect(pair.server.asked(me).filter((call) => call.startsWith('show'))).toHaveLength(1)
  })

  it('knows of a Show of the other side that came before the match did [PLUS-11]', async () => {
    const room = pair.server.match(me, ann)
    pair.callee.inbox.meetings.meet(meeting(room, 'callee'))
    await settled(pair.callee.calls.show)
    pair.caller.inbox.meetings.meet(meeting(room, 'caller'))
    await pair.clock.settle()
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Meeting', shown: 'peer' })
    await settled(pair.caller.calls.show)
    expect(tags()).toEqual(['Live', 'Live'])
  })

  it('is left when the gateway says that the match is gone, and fails when it cannot be asked [PLUS-11]', async () => {
    const room = await meet()
    pair.server.fail(`show ${room}`, refusal(30012))
    await settled(pair.caller.calls.show)
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUpByPeer' })
    const next = await meet()
    pair.server.setOnline(false)
    const pressed = pair.caller.calls.show()
    await pair.clock.advance(13_000)
    await pressed
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'failed', room: next })
  })

  it('closes when 60 s have gone by without both, not before [PLUS-11]', async () => {
    await meet()
    await settled(pair.callee.calls.show)
    await pair.clock.advance(59_999)
    expect(tags()).toEqual(['Meeting', 'Meeting'])
    await pair.clock.advance(1)
    expect([pair.caller.view.call, pair.callee.view.call]).toMatchObject([
      { _tag: 'Ended', ending: 'noAnswer' },
      { _tag: 'Ended', ending: 'noAnswer' },
    ])
    expect([pair.caller.openRooms(), pair.callee.openRooms()]).toEqual([0, 0])
  })

  it('takes no picture for safety and renews no lease before both have pressed Show [CALL-73, PLUS-11]', async () => {
    const snapshots = makeSnapshotGatewayFake()
    snapshots.want([{ from: 5_000, to: 9_000 }])
    pair = makePair({ snapshots })
    await meet()
    await settled(pair.caller.calls.show)
    await pair.clock.advance(50_000)
    expect(snapshots.sent).toEqual([])
    expect(pair.server.asked(me).filter((call) => call === 'lease')).toEqual([])
    await settled(pair.callee.calls.show)
    await pair.clock.advance(40_000)
    expect(snapshots.sent.length).toBeGreaterThan(0)
    expect(pair.server.asked(me)).toContain('lease')
  })

  it('ends the call when the camera is refused, and says why [CALL-26, CALL-27]', async () => {
    pair.caller.devices.break('CameraRefused')
    await meet()
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'failed' })
    expect(pair.caller.view.start).toMatchObject({ _tag: 'Failed', why: { _tag: 'CameraRefused' } })
    expect(pair.caller.left).toHaveLength(1)
  })
})

describe('a match as the gateway sees it', () => {
  const told = () => pair.server.asked(me).filter((call) => call.startsWith('match'))

  it('is served by the room actions, not by the lifecycle of calls [CALL-7]', async () => {
    await meet()
    await settled(pair.caller.calls.show)
    await settled(pair.callee.calls.show)
    await pair.caller.hangUp()
    expect(told()).toEqual(['match notifyJoinCall', 'match notifyStartCall', 'match hangup', 'match notifyEndCall'])
    expect(pair.server.asked(me)).not.toContain('hangup')
  })

  it('costs what it cost, and has no receipt of minutes [MTCH-13, PLUS-7]', async () => {
    await meet()
    expect([pair.caller.view.matchPrice, pair.callee.view.matchPrice]).toEqual([20, 0])
    await settled(pair.caller.calls.show)
    await settled(pair.callee.calls.show)
    await pair.clock.advance(20_000)
    await pair.caller.hangUp()
    expect(pair.server.asked(me)).not.toContain('receipt')
    expect([O.isNone(pair.caller.view.receipt), pair.caller.view.matchPrice]).toEqual([true, 20])
    await pair.caller.place()
    expect(pair.caller.view.matchPrice).toBeNull()
  })

  it('that time ended is told as such [CALL-7, PLUS-11]', async () => {
    await meet()
    await pair.clock.advance(60_000)
    expect(told()).toContain('match timeout')
  })

  it('is left, not offered, by the next page after a reload [CALL-68, CALL-69]', async () => {
    const room = await meet()
    const stored = ['CAMC_CURROOM_NUM', 'CAMC_MY_CALL_ROLE'].map((key) => O.toNullable(pair.caller.session.read(key)))
    expect(stored).toEqual([room, 'caller'])
    pair.caller.crash()
    const again = pair.browserOf(me).tab({ session: pair.caller.session })
    await again.begin()
    expect(again.view.call._tag).toBe('Idle')
    expect(told()).toContain('match hangup')
  })
})

describe('a block in a call', () => {
  it('ends it at once, before the gateway has answered, and is insisted on [PLUS-12]', async () => {
    await meet()
    pair.server.setOnline(false)
    const blocked = pair.caller.calls.block()
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUp' })
    await pair.clock.settle()
    pair.server.setOnline(true)
    await pair.clock.advance(1_000)
    expect(await blocked).toEqual(E.right(undefined))
    expect(pair.server.asked(me).filter((call) => call === `block ${ann}`)).toHaveLength(2)
  })

  it('is there in every call, and nowhere else [PLUS-12]', async () => {
    await pair.caller.calls.block()
    expect(pair.server.asked(me)).toEqual([])
    await pair.talk()
    await settled(pair.caller.calls.block)
    expect(pair.server.asked(me)).toContain(`block ${ann}`)
    expect(tags()).toEqual(['Ended', 'Ended'])
  })

  it('that the gateway refuses is told, and the call is over all the same [PLUS-12]', async () => {
    await pair.talk()
    pair.server.fail(`block ${ann}`, refusal(403))
    expect(await pair.caller.calls.block()).toEqual(E.left(refusal(403)))
    expect(pair.caller.view.call._tag).toBe('Ended')
  })
})
