import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Capture, Devices } from '../../../src/application/calls/devices.port'
import { SNAPSHOT_QUALITY } from '../../../src/domain/calls/snapshot'
import { ann, me, otherRoom } from '../../domain/calls/samples'
import { makeDevicesFake } from '../../fakes/devices.fake'
import { makeFaceSightFake, type FaceSightFake } from '../../fakes/face-sight.fake'
import { makeSnapshotGatewayFake, type SnapshotGatewayFake } from '../../fakes/snapshot-gateway.fake'
import { makePair, type Pair } from './calls-world'

const S = 1_000
const twoStretches = [
  { from: 10 * S, to: 20 * S },
  { from: 60 * S, to: 120 * S },
]

/** A camera that differs from the fake in these. */
const devicesWhose = (differ: (capture: Capture) => Partial<Capture>): Devices => {
  const devices = makeDevicesFake()
  const open: Devices['open'] = (choice) =>
    pipe(
      devices.open(choice),
      TE.map((capture) => ({ ...capture, ...differ(capture) })),
    )
  return { ...devices, open }
}

let pair: Pair
let snapshots: SnapshotGatewayFake
let faces: FaceSightFake

const setTheStage = () => {
  snapshots = makeSnapshotGatewayFake()
  faces = makeFaceSightFake()
  snapshots.want(twoStretches)
  pair = makePair({ snapshots, faces, chance: () => 0.5 })
}

beforeEach(setTheStage)

describe('pictures for safety', () => {
  it('are taken at a random moment of each stretch and sent with room, place and person [CALL-73]', async () => {
    await pair.talk()
    await pair.clock.advance(15 * S - 1)
    expect(snapshots.sent).toEqual([])
    await pair.clock.advance(1)
    expect(snapshots.sent).toMatchObject([
      { room: 'room-0001', peer: ann, location: 102, shows: 'self', gender: 'male' },
    ])
    await pair.clock.advance(75 * S - 1)
    expect(snapshots.sent).toHaveLength(1)
    await pair.clock.advance(1)
    expect(snapshots.sent).toHaveLength(2)
    await pair.clock.advance(600 * S)
    expect(snapshots.sent).toHaveLength(2)
  })

  it('are JPEG of quality 0.2 of the own camera [CALL-76]', async () => {
    const qualities: number[] = []
    pair = makePair({
      snapshots,
      devices: devicesWhose((capture) => ({
        still: (quality) => {
          qualities.push(quality)
          return capture.still(quality)
        },
      })),
    })
    await pair.talk()
    await pair.clock.advance(15 * S)
    expect([snapshots.sent.length, [...new Set(qualities)]]).toEqual([1, [SNAPSHOT_QUALITY]])
  })

  it('are not taken while the camera is off, nor after the call', async () => {
    await pair.talk()
    pair.caller.calls.camera(false)
    await pair.clock.advance(20 * S)
    expect(snapshots.sent).toEqual([])
    pair.caller.calls.camera(true)
    await pair.caller.hangUp()
    await pair.clock.advance(120 * S)
    expect(snapshots.sent).toEqual([])
    expect(pair.clock.pending()).toBe(0)
  })

  it('follow what the gateway said once after login; a call asks again only when there was no answer [CALL-75] [ACCT-101]', async () => {
    expect(snapshots.asked()).toBe(1)
    await pair.talk()
    expect(snapshots.asked()).toBe(1)
    setTheStage()
    snapshots.setOnline(false)
    pair = makePair({ snapshots, faces, chance: () => 0 })
    await pair.clock.settle()
    snapshots.setOnline(true)
    const before = snapshots.asked()
    await pair.talk()
    expect(snapshots.asked()).toBe(before + 1)
    await pair.clock.advance(10 * S)
    expect(snapshots.sent).toHaveLength(1)
  })
})

describe('the word about the pictures', () => {
  const notice = () => pair.caller.calls.safety.view.notice

  it('stands in the first talk until it is read, and in no later one [PLUS-4]', async () => {
    await pair.talk()
    await pair.clock.settle()
    expect(notice()).toBe(true)
    pair.caller.calls.safety.dismissNotice()
    expect(notice()).toBe(false)
    await pair.caller.hangUp()
    await pair.talk()
    await pair.clock.settle()
    expect(notice()).toBe(false)
  })

  it('counts as read after 10 s, not before: a call that broke at once has told nothing [PLUS-4]', async () => {
    await pair.talk()
    await pair.clock.advance(10 * S - 1)
    await pair.caller.hangUp()
    expect(notice()).toBe(false)
    await pair.talk()
    await pair.clock.advance(10 * S)
    expect(notice()).toBe(true)
    await pair.caller.hangUp()
    await pair.talk()
    await pair.clock.settle()
    expect(notice()).toBe(false)
  })

  it('comes before the first picture, and not at all where none is taken [PLUS-4]', async () => {
    snapshots = makeSnapshotGatewayFake()
    pair = makePair({ snapshots, faces, chance: () => 0 })
    await pair.talk()
    await pair.clock.advance(20 * S)
    expect([notice(), snapshots.sent]).toEqual([false, []])
  })
})

describe('messages about the face', () => {
  it('go out at 1, 2, 3 and 6 s of a call, four times, and reach the other side [CALL-74, CALL-75]', async () => {
    faces.see('no')
    await pair.talk()
    const told: (string | undefined)[] = []
    for (let second = 1; second <= 8; second += 1) {
      await pair.clock.advance(S - 1)
      const before = faces.looked()
      await pair.clock.advance(1)
      if (faces.looked() > before) told.push(`${second} s: ${pair.callee.calls.safety.view.peerSight?.face}`)
    }
    expect(told).toEqual(['1 s: no', '2 s: no', '3 s: no', '6 s: no'])
  })

  it('say unknown where the browser has no detector, and take no picture for it [CALL-75]', async () => {
    await pair.talk()
    await pair.clock.advance(1 * S)
    expect(pair.callee.calls.safety.view.peerSight).toEqual({ face: 'unknown', blurred: false })
    expect(faces.looked()).toBe(0)
  })

  it('say that the background is blurred, and no longer when it is not [CALL-75]', async () => {
    let on = true
    const blur = O.some({ on: () => on, set: () => TE.right(undefined) })
    pair = makePair({ devices: devicesWhose(() => ({ blur })) })
    await pair.talk()
    await pair.clock.advance(1 * S)
    expect(pair.callee.calls.safety.view.peerSight).toEqual({ face: 'unknown', blurred: true })
    on = false
    await pair.clock.advance(1 * S)
    expect(pair.callee.calls.safety.view.peerSight).toEqual({ face: 'unknown', blurred: false })
  })

  it('are forgotten with the call, and taken from nobody else', async () => {
    const { callee, clock } = pair
    await pair.talk()
    callee.inbox.onSignal(otherRoom, me, { _tag: 'Face', face: 'no', blurred: true })
    expect(callee.calls.safety.view.peerSight).toBeNull()
    await clock.advance(1 * S)
    expect(callee.calls.safety.view.peerSight).not.toBeNull()
    await callee.hangUp()
    expect(callee.calls.safety.view.peerSight).toBeNull()
  })
})
