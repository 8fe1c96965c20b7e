import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { ann, me, otherRoom, room } from '../../domain/calls/samples'
import { makePair, type Pair } from './calls-world'

const S = 1_000

describe('a call between two people', () => {
  let pair: Pair

  beforeEach(() => {
    pair = makePair()
  })

  it('is placed, rings on both sides, is answered and shows both pictures [CALL-40, CALL-42]', async () => {
    const { caller, callee } = pair
    await caller.place()
    expect(caller.view.call).toMatchObject({ _tag: 'Ringing', role: 'caller', peer: ann })
    expect(callee.view.call).toMatchObject({ _tag: 'Ringing', role: 'callee', caller: { name: 'Caller' } })
    expect([caller.bell.ringing(), callee.bell.ringing()]).toEqual(['outgoing', 'incoming'])
    await callee.answer()
    expect([caller.view.call._tag, callee.view.call._tag]).toEqual(['Live', 'Live'])
    expect([caller.bell.ringing(), callee.bell.ringing()]).toEqual([null, null])
    expect([caller.view.local, caller.view.remote, callee.view.remote].every(O.isSome)).toBe(true)
  })

  it('asks in the order of the lifecycle [CALL-5, CALL-7, CALL-12, CALL-71]', async () => {
    const { caller, server } = pair
    await pair.talk()
    await caller.hangUp()
    expect(server.asked(me).filter((what) => what !== 'ice')).toEqual([
      'preCheck',
      'create',
      'busy',
      'launch',
      'notifyJoinCall',
      'notifyStartCall',
      'free',
      'hangup',
      'notifyEndCall',
      `report 0 ${ann}`,
      'receipt',
    ])
    expect(server.asked(ann).filter((what) => what !== 'ice')).toEqual([
      'busy',
      'answer',
      'notifyJoinCall',
      'notifyStartCall',
      'free',
      'notifyEndCall',
      `report 0 ${me}`,
      'receipt',
    ])
  })

  it('ends on both sides when one hangs up, with media released, receipt and balance [CALL-47, CALL-59] [PLUS-7]', async () => {
    const { caller, callee, clock } = pair
    await pair.talk()
    await clock.advance(20 * S)
    expect(caller.view.talkedMs).toBe(20 * S)
    await caller.hangUp()
    expect(caller.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUp', talkedMs: 20 * S })
    expect(callee.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUpByPeer', talkedMs: 20 * S })
    for (const side of [caller, callee]) {
      expect([side.devices.held(), side.openRooms(), side.refreshed.length]).toEqual([0, 0, 1])
      expect([O.isSome(side.view.local), O.isSome(side.view.remote)]).toEqual([false, false])
      expect(side.view.receipt).toMatchObject(O.some({ connectedMs: 20_000, billedMinutes: 1, coins: 20 }))
    }
    expect(clock.pending()).toBe(0)
  })

  it('reports its length to the gateway [CALL-56] [GATE-24]', async () => {
    await pair.talk()
    await pair.clock.advance(20 * S)
    await pair.callee.hangUp()
    expect(pair.server.asked(me)).toContain(`report 20000 ${ann}`)
    expect(pair.server.asked(ann)).toContain(`report 20000 ${me}`)
  })

  it('says that it has started until the gateway has heard it [CALL-7]', async () => {
    pair.server.fail('notifyStartCall', { _tag: 'Unreachable', timedOut: true })
    await pair.talk()
    await pair.clock.advance(5 * S)
    expect(pair.server.rooms[0]?.started.size).toBe(2)
  })

  it('shows an interrupted link and ends when it is lost for good [PLUS-19]', async () => {
    await pair.talk()
    const side = pair.caller.media.rooms[0]
    side?.become('interrupted')
    expect(pair.caller.view).toMatchObject({ interrupted: true, call: { _tag: 'Live' } })
    side?.become('connected')
    expect(pair.caller.view.interrupted).toBe(false)
    side?.become('lost')
    await pair.clock.settle()
    expect(pair.caller.view.call).toMatchObject({ ending: 'failed' })
    expect(pair.callee.view.call).toMatchObject({ ending: 'hungUpByPeer' })
  })

  it('shows what the network did to the own picture, for this call only [PLUS-21]', async () => {
    await pair.talk()
    const side = pair.caller.media.rooms[0]
    expect(pair.caller.view.quality).toEqual({ level: 'good', picture: 'full' })
    side?.tellQuality({ level: 'poor', picture: 'off' })
    expect(pair.caller.view.quality).toEqual({ level: 'poor', picture: 'off' })
    expect(pair.callee.view.quality.level).toBe('good')
    await pair.caller.hangUp()
    side?.tellQuality({ level: 'fair', picture: 'smaller' })
    expect(pair.caller.view.quality.level).toBe('good')
  })

  it('tells a picture that the network of the other side holds back from a camera that is off [PLUS-21]', async () => {
    await pair.talk()
    const told = (held: boolean) =>
      pair.callee.inbox.onSignal(room, me, { _tag: 'Devices', microphone: true, camera: false, ...(held && { held }) })
    told(true)
    expect(pair.callee.view).toMatchObject({ peerCameraOff: true, peerPictureHeld: true })
    told(false)
    expect(pair.callee.view).toMatchObject({ peerCameraOff: true, peerPictureHeld: false })
  })

  it('tells the other side of mute and camera, also when pressed before the room is open', async () => {
    const { caller, callee } = pair
    await caller.place()
    caller.calls.mute(true)
    await callee.answer()
    expect(callee.view).toMatchObject({ peerMuted: true, peerCameraOff: false })
    caller.calls.camera(false)
    callee.calls.mute(true)
    expect([caller.view.muted, caller.view.cameraOff]).toEqual([true, true])
    await pair.clock.settle()
    expect([caller.view.peerMuted, callee.view.peerCameraOff]).toEqual([true, true])
    expect(caller.media.rooms[0]?.muted()).toBe(true)
  })

  it('warns of a low balance, withdraws it after a top-up, and ends for want of coins [CALL-51, CALL-52]', async () => {
    await pair.talk()
    const balance = (coins: number, notEnough: boolean) =>
      pair.server.tell(room, me, { _tag: 'BalanceChanged', coins, notEnough })
    balance(5, true)
    await pair.clock.settle()
    expect([pair.caller.view.lowBalance, pair.caller.view.minutesLeft]).toEqual([true, O.some(0)])
    balance(105, false)
    await pair.clock.settle()
    expect(pair.caller.view.lowBalance).toBe(false)
    balance(5, true)
    pair.server.tell(room, me, { _tag: 'HungUp' })
    await pair.clock.settle()
    expect(pair.caller.view.call).toMatchObject({ ending: 'coinsOut' })
  })

  it('insists on what the gateway has to hear at the end', async () => {
    await pair.talk()
    pair.server.fail('hangup', { _tag: 'Unreachable', timedOut: false })
    await pair.caller.hangUp()
    await pair.clock.advance(S)
    expect(pair.callee.view.call._tag).toBe('Ended')
    expect(pair.server.asked(me).filter((what) => what === 'hangup')).toHaveLength(2)
  })

  it('ignores signals and room actions of other calls [CALL-58]', async () => {
    await pair.talk()
    pair.caller.inbox.onSignal(otherRoom, ann, { _tag: 'Devices', microphone: false, camera: false })
    pair.caller.inbox.onSignal(room, me, { _tag: 'Devices', microphone: false, camera: false })
    pair.server.tell(otherRoom, me, { _tag: 'HungUp' })
    await pair.clock.settle()
    expect(pair.caller.view).toMatchObject({ peerMuted: false, call: { _tag: 'Live' } })
    expect(pair.caller.journal.notes).toHaveLength(2)
  })

  it('is forgotten at sign-out, with everything released', async () => {
    await pair.talk()
    pair.caller.inbox.end()
    await pair.clock.settle()
    expect(pair.caller.view).toMatchObject({ call: { _tag: 'Idle' }, start: { _tag: 'None' }, endedAt: O.none })
    expect([pair.caller.devices.held(), pair.caller.openRooms()]).toEqual([0, 0])
    expect(pair.callee.view.call._tag).toBe('Ended')
  })

  it('can be followed by another one after its receipt was dismissed', async () => {
    await pair.talk()
    await pair.caller.hangUp()
    pair.caller.calls.dismissReceipt()
    expect(pair.caller.view).toMatchObject({ call: { _tag: 'Idle' }, receipt: O.none })
    await pair.caller.place()
    await pair.callee.answer()
    expect([pair.caller.view.call._tag, pair.callee.view.call._tag]).toEqual(['Live', 'Live'])
    expect(pair.caller.view.talkedMs).toBe(0)
  })
})
