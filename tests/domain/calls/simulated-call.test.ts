import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  ADD_TIP_MS,
  noSimulatedCall,
  stepSimulated,
  tipsToAdd,
  type SimulatedCall,
  type SimulatedEvent,
} from '../../../src/domain/calls/simulated-call'
import { ann } from './samples'

const hostInfo = { id: ann, name: 'Mia', headImg: '', demo: true }
const started: SimulatedEvent = {
  _tag: 'Started',
  hostInfo,
  video: '/demo/previews/1001.webm',
  time: 4,
  hangup: 40,
  callLocation: 103,
  at: 1_000,
}
const at = (_tag: Exclude<SimulatedEvent['_tag'], 'Started'>, when: number): SimulatedEvent => ({ _tag, at: when })
const after = (...events: readonly SimulatedEvent[]): SimulatedCall =>
  events.reduce<SimulatedCall>((call, one) => E.getOrElse(() => call)(stepSimulated(call, one)), noSimulatedCall)

const ringing = after(started)
const inCall = after(started, at('Playable', 2_000), at('AcceptDue', 5_000))

describe('a simulated call', () => {
  it('carries show, step, host, video, both times and the location [CALL-77]', () => {
    expect(noSimulatedCall).toMatchObject({ show: false, step: 0 })
    expect(ringing).toEqual({
      show: true,
      step: 1,
      hostInfo,
      video: '/demo/previews/1001.webm',
      time: 4,
      hangup: 40,
      callLocation: 103,
      since: 1_000,
      playable: false,
    })
    expect(inCall).toMatchObject({ show: true, step: 2, hostInfo, hangup: 40, callLocation: 103 })
  })

  it('starts from idle only [CALL-78]', () => {
    expect(stepSimulated(ringing, started)).toEqual(E.left({ _tag: 'Refused', rule: 'CALL-78' }))
    expect(E.isLeft(stepSimulated(inCall, started))).toBe(true)
  })

  it('is answered when it can be shown and the delay is over, whichever comes last [CALL-78]', () => {
    expect(after(started, at('Playable', 2_000), at('AcceptDue', 4_999)).step).toBe(1)
    expect(after(started, at('Playable', 2_000), at('AcceptDue', 5_000))).toMatchObject({ step: 2, since: 5_000 })
    expect(after(started, at('AcceptDue', 5_000)).step).toBe(1)
    expect(after(started, at('AcceptDue', 5_000), at('Playable', 9_000))).toMatchObject({ step: 2, since: 9_000 })
    expect(after(started, at('Playable', 4_999)).step).toBe(1)
  })

  it('hangs up at its time, or with the recording if that ends earlier [CALL-79]', () => {
    expect(stepSimulated(inCall, at('HangUpDue', 44_999))).toEqual(E.left({ _tag: 'Refused', rule: 'CALL-79' }))
    expect(stepSimulated(inCall, at('HangUpDue', 45_000))).toEqual(E.right({ show: false, step: 0, last: 'over' }))
    expect(stepSimulated(inCall, at('VideoEnded', 12_000))).toEqual(E.right({ show: false, step: 0, last: 'over' }))
    expect(stepSimulated(ringing, at('VideoEnded', 2_000))).toEqual(E.left({ _tag: 'Refused', rule: 'CALL-79' }))
  })

  it('gives up on a recording that cannot be shown, at the latest after 30 s of ringing', () => {
    const gone = E.right({ show: false, step: 0, last: 'unplayable' })
    expect(stepSimulated(ringing, at('VideoFailed', 2_000))).toEqual(gone)
    expect(stepSimulated(inCall, at('VideoFailed', 9_000))).toEqual(gone)
    expect(E.isLeft(stepSimulated(ringing, at('RingExpired', 30_999)))).toBe(true)
    expect(stepSimulated(ringing, at('RingExpired', 31_000))).toEqual(gone)
    expect(E.isLeft(stepSimulated(inCall, at('RingExpired', 31_000)))).toBe(true)
  })

  it('is over in any step when this person hangs up or leaves the page [CALL-82]', () => {
    for (const call of [ringing, inCall]) {
      expect(stepSimulated(call, at('HungUp', 2_000))).toEqual(E.right(noSimulatedCall))
    }
    expect(E.isLeft(stepSimulated(noSimulatedCall, at('HungUp', 2_000)))).toBe(true)
  })

  it('tips to add the host after 30 s in the call, not of ringing [CALL-80]', () => {
    expect(tipsToAdd(inCall, 5_000 + ADD_TIP_MS - 1)).toBe(false)
    expect(tipsToAdd(inCall, 5_000 + ADD_TIP_MS)).toBe(true)
    expect(tipsToAdd(ringing, 1_000 + ADD_TIP_MS)).toBe(false)
    expect(ADD_TIP_MS).toBe(30_000)
  })

  it('never skips ringing and never talks without a recording, in any order of events', () => {
    const tags = ['Playable', 'VideoEnded', 'VideoFailed', 'AcceptDue', 'HangUpDue', 'RingExpired', 'HungUp'] as const
    const moves = fc.array(fc.tuple(fc.constantFrom(...tags, 'Started' as const), fc.nat({ max: 20_000 })))
    fc.assert(
      fc.property(moves, (all) => {
        let [call, now, playable]: [SimulatedCall, number, boolean] = [noSimulatedCall, 0, false]
        for (const [_tag, later] of all) {
          now += later
          const event = _tag === 'Started' ? { ...started, at: now } : at(_tag, now)
          const next = E.getOrElse(() => call)(stepSimulated(call, event))
          if (call.step === 1 && _tag === 'Playable') playable = true
          if (next.step === 1 && call.step === 0) playable = false
          if (next.step === 2) expect([call.step === 0, playable]).toEqual([false, true])
          call = next
        }
      }),
    )
  })
})
