import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import { isOn } from '../../../src/domain/calls/call'
import { ann, me } from '../../domain/calls/samples'
import { refusal } from './call-server.fake'
import { makePair, type Pair } from './calls-world'

const lost: GatewayError = { _tag: 'Unreachable', timedOut: false }
const gatewayCalls = ['preCheck', 'create', 'answer', 'launch', 'ice', 'lease', 'hangup', 'cancel', 'notifyStartCall']

type Act = (pair: Pair) => unknown

const actsOf = (who: 'caller' | 'callee', peer: typeof me): readonly Act[] => [
  (pair) => pair[who].calls.place(peer, 102)(),
  (pair) => pair[who].calls.proceed(),
  (pair) => pair[who].calls.abandon(),
  (pair) => pair[who].calls.answer(),
  (pair) => pair[who].calls.answer(),
  (pair) => pair[who].calls.hangUp(),
  (pair) => pair[who].calls.dismissReceipt(),
  (pair) => pair[who].calls.mute(true),
  (pair) => pair[who].media.rooms.at(-1)?.become('lost'),
  (pair) => pair[who].media.rooms.at(-1)?.become('interrupted'),
  (pair) => pair[who].devices.break('CameraMissing'),
  (pair) => pair[who].devices.break(null),
  (pair) => pair[who].media.break(true),
  (pair) => pair[who].media.break(false),
]

const press = fc.constantFrom(...actsOf('caller', ann), ...actsOf('callee', me))
/** Most of what can go wrong needs a call that is on. */
const talk = fc.constantFrom<Act>(
  (pair) => pair.talk(),
  (pair) => pair.caller.place(),
)
const wait = fc.integer({ min: 0, max: 12_000 }).map(
  (ms): Act =>
    (pair) =>
      pair.clock.advance(ms),
)
const failure = fc.tuple(fc.constantFrom(...gatewayCalls), fc.constantFrom(lost, refusal(100006))).map(
  ([what, error]): Act =>
    (pair) =>
      pair.server.fail(what, error),
)
const network = fc.boolean().map(
  (online): Act =>
    (pair) =>
      pair.server.setOnline(online),
)

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: press },
  { weight: 3, arbitrary: talk },
  { weight: 2, arbitrary: failure },
  { weight: 3, arbitrary: wait },
  { weight: 1, arbitrary: network },
)

/** Acts overlap: the next one begins while the last one is still on its way, `true` lets things settle in between. */
const story = fc.array(fc.tuple(act, fc.boolean()), { maxLength: 30, size: 'max' })
/** The same with a gateway that always answers. */
const undisturbed = fc.array(fc.tuple(fc.oneof(press, press, talk, wait), fc.boolean()), { maxLength: 30, size: 'max' })

/** How long devices, media and gateway take, in ms. */
const latency = fc.constantFrom(0, 100, 700)

const play = async (acts: readonly (readonly [Act, boolean])[], latencyMs = 0) => {
  const pair = makePair({}, latencyMs)
  for (const [one, settle] of acts) {
    void one(pair)
    if (settle) await pair.clock.settle()
    await pair.clock.advance(latencyMs / 2)
  }
  await pair.clock.settle()
  return pair
}

describe('calls in any order of presses, failures and time', () => {
  it('hold devices and a media room only while a start or a call is on [CALL-59]', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(story, async (acts) => {
        const pair = await play(acts)
        for (const side of [pair.caller, pair.callee]) {
          const on = isOn(side.view.call)
          const starting = side.view.start._tag !== 'None' && side.view.start._tag !== 'Failed'
          expect(side.devices.held()).toBeLessThanOrEqual((on ? 1 : 0) + (starting ? 1 : 0))
          expect(side.openRooms()).toBeLessThanOrEqual(on ? 1 : 0)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('come to an end, with nothing held and nothing running [CALL-59]', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(story, latency, async (acts, latencyMs) => {
        const pair = await play(acts, latencyMs)
        pair.server.setOnline(true)
        for (const side of [pair.caller, pair.callee]) {
          side.inbox.end()
          await pair.clock.settle()
        }
        await pair.clock.advance(60_000)
        for (const side of [pair.caller, pair.callee]) {
          expect([side.devices.held(), side.openRooms(), side.bell.ringing()]).toEqual([0, 0, null])
          expect(side.session.entries.has('CAMC_CURROOM_NUM')).toBe(false)
        }
        expect(pair.clock.pending()).toBe(0)
      }),
      { numRuns: 100 },
    )
  })

  it('leave no room open at the gateway when both have hung up [CALL-43]', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(undisturbed, latency, async (acts, latencyMs) => {
        const pair = await play(acts, latencyMs)
        for (const side of [pair.caller, pair.callee]) {
          side.calls.abandon()
          await side.hangUp()
        }
        await pair.clock.advance(60_000)
        expect(pair.server.rooms.filter((room) => room.state !== 'ended')).toEqual([])
        expect([pair.caller, pair.callee].map((side) => isOn(side.view.call))).toEqual([false, false])
      }),
      { numRuns: 150 },
    )
  })
})
