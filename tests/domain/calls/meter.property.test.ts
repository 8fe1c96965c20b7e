import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOf, union, until } from '../../../src/domain/calls/intervals'
import { newMeter, stepMeter, type Meter, type MeterEvent } from '../../../src/domain/calls/meter'
import { readMeter } from '../../../src/domain/calls/meter-reading'

const report = fc.record({
  out: fc.constantFrom('on' as const, 'off' as const, 'limited' as const),
  in: fc.constantFrom('flowing' as const, 'flowing' as const, 'lost' as const),
})
const side = fc.constantFrom('caller' as const, 'callee' as const)
const said = fc.oneof(
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('Started' as const), side }) },
  {
    weight: 6,
    arbitrary: fc.record({
      _tag: fc.constant('Renewed' as const),
      side,
      media: fc.record({ sound: report, picture: report }),
    }),
  },
)
/** Anything both sides may say, in any order, over some minutes. */
const history = fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), said), { maxLength: 60 }).map((steps) => {
  let at = 1_000
  return steps.map(([wait, event]): MeterEvent => ({ ...event, at: (at += wait) }))
})
const play = (events: readonly MeterEvent[]): readonly Meter[] => {
  let meter = newMeter
  return events.map((event) => (meter = stepMeter(meter, event)))
}

describe('the meter over any history', () => {
  it('splits the time since its start into talk and pause, nothing below zero [PLUS-8]', () => {
    fc.assert(
      fc.property(history, fc.nat(40_000), (events, after) => {
        for (const [i, meter] of play(events).entries()) {
          const now = (events[i]?.at ?? 0) + after
          const { connectedMs, pausedMs, confirmedMs, billedMinutes } = readMeter(meter, now)
          if (billedMinutes === 0) continue
          const start = Math.max(meter.caller.startedAt ?? 0, meter.callee.startedAt ?? 0)
          expect(connectedMs + pausedMs).toBe(now - start)
          expect(Math.min(connectedMs, pausedMs, confirmedMs)).toBeGreaterThanOrEqual(0)
          expect(confirmedMs).toBeLessThanOrEqual(connectedMs)
        }
      }),
    )
  })

  it('never takes back what both have confirmed, so that no billed minute is taken back [PLUS-8]', () => {
    fc.assert(
      fc.property(history, (events) => {
        let before = 0
        for (const [i, meter] of play(events).entries()) {
          const { confirmedMs } = readMeter(meter, events[i]?.at ?? 0)
          expect(confirmedMs).toBeGreaterThanOrEqual(before)
          before = confirmedMs
        }
      }),
    )
  })

  it('bills at most the connected time rounded up to a minute [CALL-63]', () => {
    fc.assert(
      fc.property(history, fc.nat(200_000), (events, after) => {
        const end = (events.at(-1)?.at ?? 0) + after
        const meter = stepMeter(play(events).at(-1) ?? newMeter, { _tag: 'Ended', at: end })
        const { connectedMs, billedMinutes } = readMeter(meter, end)
        expect(billedMinutes).toBeLessThanOrEqual(Math.max(1, Math.ceil(connectedMs / 60_000)))
      }),
    )
  })

  it('never pauses while both flow, in whatever rhythm the caller says so [PLUS-8, CALL-63]', () => {
    const flows = { sound: { out: 'on', in: 'flowing' }, picture: { out: 'on', in: 'flowing' } } as const
    const renewals = (role: 'caller' | 'callee', waits: readonly number[]) => {
      let at = 0
      return waits.map((wait): MeterEvent => ({ _tag: 'Renewed', side: role, at: (at += wait), media: flows }))
    }
    const steps = (longest: number) => fc.array(fc.integer({ min: 1, max: longest }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(steps(14_999), steps(60_000), fc.nat(14_999), (calleeSteps, callerSteps, after) => {
        const callee = renewals('callee', calleeSteps)
        const end = (callee.at(-1)?.at ?? 0) + after
        const both = [...callee, ...renewals('caller', callerSteps)].toSorted((a, b) => a.at - b.at)
        const begun = (['caller', 'callee'] as const).map((role): MeterEvent => ({
          _tag: 'Started',
          side: role,
          at: 0,
        }))
        const meter = play([...begun, ...both.filter(({ at }) => at <= end), { _tag: 'Ended', at: end }]).at(-1)
        const { billedMinutes, connectedMs, pausedMs } = readMeter(meter ?? newMeter, end)
        expect([pausedMs, connectedMs, billedMinutes]).toEqual([0, end, Math.max(1, Math.ceil(end / 60_000))])
      }),
    )
  })

  it('is plain data: stored and read again it goes on the same', () => {
    fc.assert(
      fc.property(history, (events) => {
        const straight = play(events).at(-1) ?? newMeter
        const stored = events.reduce<Meter>(
          (meter, event) => JSON.parse(JSON.stringify(stepMeter(meter, event))),
          newMeter,
        )
        expect(stored).toEqual(straight)
      }),
    )
  })
})

describe('stretches of time', () => {
  it('unite without losing or doubling an instant', () => {
    const some = fc.array(fc.tuple(fc.nat(30), fc.nat(30)).map(([from, to]) => ({ from, to })))
    fc.assert(
      fc.property(some, fc.nat(30), (intervals, end) => {
        const covers = (list: typeof intervals, x: number) => list.some(({ from, to }) => from <= x && x < to)
        const merged = [...until(union(intervals), end)]
        const instants = Array.from({ length: 31 }, (_, x) => x).filter((x) => x < end && covers(intervals, x))
        expect(lengthOf(merged)).toBe(instants.length)
        expect(instants.every((x) => covers(merged, x))).toBe(true)
      }),
    )
  })
})
