import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { ann, invitation, me, room, roomNamed } from '../../domain/calls/samples'
import { makeCallsWorld, makePair, type Pair } from './calls-world'

const S = 1_000

describe('ringing', () => {
  let pair: Pair

  beforeEach(() => {
    pair = makePair()
  })

  it('ends by itself after 30 s, and the gateway hears it [CALL-44]', async () => {
    await pair.caller.place()
    await pair.clock.advance(29_999)
    expect(pair.caller.view.call._tag).toBe('Ringing')
    await pair.clock.advance(1)
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'noAnswer' })
    expect(pair.callee.view.call).toMatchObject({ _tag: 'Ended', ending: 'noAnswer' })
    expect(pair.server.asked(me)).toContain('timeout')
    expect([pair.caller.devices.held(), pair.clock.pending()]).toEqual([0, 0])
  })

  it('is cancelled by the caller [CALL-43]', async () => {
    await pair.caller.place()
    await pair.caller.hangUp()
    expect(pair.caller.view.call).toMatchObject({ ending: 'cancelled' })
    expect(pair.callee.view.call).toMatchObject({ ending: 'cancelledByPeer' })
    expect(pair.callee.bell.ringing()).toBeNull()
    expect(pair.server.asked(me)).toContain('cancel')
  })

  it('is declined by the callee [CALL-43]', async () => {
    await pair.caller.place()
    await pair.callee.calls.decline()
    await pair.clock.settle()
    expect(pair.callee.view.call).toMatchObject({ ending: 'declined' })
    expect(pair.caller.view.call).toMatchObject({ ending: 'declinedByPeer' })
    expect(pair.server.asked(ann)).toContain('refuse')
  })

  it('shows the price to the caller alone [CALL-41]', async () => {
    await pair.caller.place()
    expect([pair.caller.view.price, pair.callee.view.price]).toEqual([20, 0])
  })

  it('is not shown for a fake call [CALL-22]', async () => {
    pair.server.tell(room, ann, { ...invitation, location: 103 })
    await pair.clock.settle()
    expect(pair.callee.view.call._tag).toBe('Idle')
  })

  it('takes no second invitation [CALL-30]', async () => {
    await pair.caller.place()
    pair.server.tell(roomNamed('another-room'), ann, invitation)
    await pair.clock.settle()
    expect(pair.callee.view.call).toMatchObject({ room: pair.server.rooms[0]?.room })
    await pair.callee.answer()
    expect(pair.callee.view.call._tag).toBe('Live')
  })

  it('reports busy and free, once for each change [CALL-71]', async () => {
    await pair.caller.place()
    await pair.caller.hangUp()
    for (const user of [me, ann]) {
      expect(pair.server.asked(user).filter((what) => what === 'busy' || what === 'free')).toEqual(['busy', 'free'])
    }
  })

  it('leaves the report to the tab that has the talk: the leading one stays silent [CALL-71, PLUS-20]', async () => {
    const world = makeCallsWorld()
    const caller = world.browserOf(me).tab()
    const browser = world.browserOf(ann)
    const [front, back] = [browser.tab(), browser.tab()]
    front.inbox.lead()
    for (const tab of [front, back]) await tab.begin()
    const said = () => world.server.asked(ann).filter((what) => what === 'busy' || what === 'free')
    const engaged = () => [front.calls.engaged(), back.calls.engaged()]
    await caller.place()
    await back.answer()
    expect([said().at(-1), engaged()]).toEqual(['busy', [true, true]])
    await back.hangUp()
    expect([said().at(-1), engaged()]).toEqual(['free', [false, false]])
    await caller.place()
    expect(said().at(-1)).toBe('busy')
  })

  it('goes on when the camera fails at the answer, so that it can be tried again [CALL-26]', async () => {
    await pair.caller.place()
    pair.callee.devices.break('DeviceInUse')
    await pair.callee.answer()
    expect(pair.callee.view).toMatchObject({ start: { _tag: 'Failed', why: { _tag: 'DeviceInUse' } } })
    expect([pair.callee.view.call._tag, pair.callee.view.answering]).toEqual(['Ringing', false])
    pair.callee.devices.break(null)
    await pair.callee.answer()
    expect(pair.callee.view.call._tag).toBe('Live')
  })

  it('is over when the answer comes too late', async () => {
    await pair.caller.place()
    const gone = pair.server.rooms[0]
    if (gone !== undefined) gone.state = 'ended'
    await pair.callee.answer()
    expect(pair.callee.view.call).toMatchObject({ _tag: 'Ended', ending: 'cancelledByPeer' })
    expect(pair.callee.devices.held()).toBe(0)
  })

  it('ends when no first frame comes within 30 s after joining [CALL-54]', async () => {
    pair.caller.media.break(false)
    await pair.caller.place()
    pair.server.tell(pair.server.rooms[0]?.room ?? room, me, { _tag: 'Entered' })
    await pair.clock.settle()
    expect(pair.caller.view.call._tag).toBe('Connecting')
    await pair.clock.advance(29_999)
    expect(pair.caller.view.call._tag).toBe('Connecting')
    await pair.clock.advance(1)
    expect(pair.caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'failed' })
    expect(pair.caller.openRooms()).toBe(0)
  })

  it('ends as failed when the media room cannot be opened', async () => {
    pair.callee.media.break(true)
    await pair.caller.place()
    await pair.callee.answer()
    await pair.clock.settle()
    expect(pair.callee.view.call).toMatchObject({ ending: 'failed' })
    expect(pair.server.asked(ann)).toContain('hangup')
    expect([pair.callee.devices.held(), pair.caller.devices.held()]).toEqual([0, 0])
  })

  it('keeps room and role while it lasts, and forgets them with the room [CALL-69, DATA-16]', async () => {
    await pair.caller.place()
    const kept = (side: Pair['caller']) => [
      side.session.entries.get('CAMC_CURROOM_NUM'),
      side.session.entries.get('CAMC_MY_CALL_ROLE'),
    ]
    expect([kept(pair.caller), kept(pair.callee)]).toEqual([
      [room, 'caller'],
      [undefined, undefined],
    ])
    await pair.callee.answer()
    expect(kept(pair.callee)).toEqual([room, 'callee'])
    await pair.callee.hangUp()
    expect([kept(pair.caller), kept(pair.callee)]).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })
})

it('tells who hears nothing why that is, the first time on this machine [DATA-13]', async () => {
  const pair = makePair()
  await pair.caller.place()
  await pair.callee.answer()
  const { calls: feature } = pair.caller
  const attach = () => O.toNullable(feature.view.remote)?.attach('held back')
  attach()?.()
  expect(pair.settings.entries.get('CAMC_SAFARI_CALL')).toBe('1')
  const detach = attach()
  expect(feature.devices.view.hearKnown).toBe(true)
  detach?.()
  expect(feature.devices.view.hear).toBeNull()
})

describe('several tabs', () => {
  const world = () => {
    const made = makeCallsWorld()
    const caller = made.browserOf(me).tab()
    caller.inbox.lead()
    const browser = made.browserOf(ann)
    const [front, back] = [browser.tab(), browser.tab()]
    front.inbox.lead()
    return { ...made, caller, front, back, browser }
  }

  it('ring in one of them, and show it in all [PLUS-20]', async () => {
    const { caller, front, back } = world()
    await caller.place()
    expect([front.view.call._tag, back.view.call._tag]).toEqual(['Ringing', 'Ringing'])
    expect([front.bell.ringing(), back.bell.ringing()]).toEqual(['incoming', null])
  })

  it('stop ringing everywhere when one answers, and only that one enters the room [PLUS-20]', async () => {
    const { caller, front, back, clock } = world()
    await front.begin()
    await back.begin()
    await caller.place()
    await back.answer()
    await clock.settle()
    expect([front.view.call, back.view.call]).toMatchObject([{ _tag: 'Ended', ending: 'elsewhere' }, { _tag: 'Live' }])
    expect([front.bell.ringing(), front.openRooms(), front.devices.opened(), back.openRooms()]).toEqual([null, 0, 0, 1])
    await clock.advance(20 * S)
    expect(caller.view.call._tag).toBe('Live')
  })

  it('have one call slot: while one talks, the others place none [CALL-30] [PLUS-20]', async () => {
    const { caller, front, back, clock } = world()
    await front.begin()
    await back.begin()
    await caller.place()
    await back.answer()
    await clock.advance(20 * S)
    await front.place(me)
    expect(front.view.start).toMatchObject({ why: { _tag: 'AlreadyInCall' } })
    await back.hangUp()
    await front.place(me)
    expect(front.view.call._tag).toBe('Ringing')
  })

  it('let a tab that leads now ring on [PLUS-20]', async () => {
    const { caller, back } = world()
    await caller.place()
    const stop = back.inbox.lead()
    expect(back.bell.ringing()).toBe('incoming')
    stop()
    expect(back.bell.ringing()).toBeNull()
  })

  it('end the ringing everywhere when one declines', async () => {
    const { caller, front, back, server, clock } = world()
    await front.begin()
    await back.begin()
    await caller.place()
    await back.hangUp()
    await clock.settle()
    expect([front.view.call, back.view.call]).toMatchObject([{ ending: 'elsewhere' }, { ending: 'declined' }])
    expect(server.asked(ann).filter((what) => what === 'refuse')).toHaveLength(1)
  })
})
