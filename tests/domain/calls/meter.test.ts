import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { minutesOf } from '../../../src/domain/calls/billing'
import { newMeter, startOf, stepMeter, type Meter, type MeterEvent } from '../../../src/domain/calls/meter'
import { overdue, readMeter } from '../../../src/domain/calls/meter-reading'
import type { Role } from '../../../src/domain/calls/call'
import type { MediaReport } from '../../../src/domain/calls/media-report'

const S = 1_000
const fold = (events: readonly MeterEvent[], from: Meter = newMeter): Meter => events.reduce(stepMeter, from)
const started = (side: Role, at: number): MeterEvent => ({ _tag: 'Started', side, at })
const ended = (at: number): MeterEvent => ({ _tag: 'Ended', at })
const renewed = (side: Role, at: number, sound: Partial<MediaReport> = {}, picture = sound): MeterEvent => {
  const all: MediaReport = { out: 'on', in: 'flowing' }
  return { _tag: 'Renewed', side, at, media: { sound: { ...all, ...sound }, picture: { ...all, ...picture } } }
}
const both = (at: number): MeterEvent[] => [renewed('caller', at), renewed('callee', at)]
/** Both sides renew every 5 s from `from` to `to`. */
const talk = (from: number, to: number): MeterEvent[] =>
  Array.from({ length: Math.floor((to - from) / (5 * S)) + 1 }, (_, i) => both(from + i * 5 * S)).flat()
const begun = [started('caller', 0), started('callee', 0)]

describe('minutes to pay for', () => {
  it('counts each started minute whole, and at least one [CALL-63]', () => {
    expect([0, 1, 20 * S, 60 * S, 60 * S + 1, 61 * S, 120 * S, 121 * S].map(minutesOf)).toEqual([
      1, 1, 1, 1, 2, 2, 2, 3,
    ])
  })
})

describe('the meter', () => {
  it('starts when both have seen the first frame, at the later of the two [PLUS-8]', () => {
    const one = fold([started('callee', 3 * S)])
    expect(startOf(one)).toEqual(O.none)
    expect(readMeter(one, 99 * S)).toMatchObject({ connectedMs: 0, billedMinutes: 0, paused: false })
    expect(startOf(fold([started('caller', 5 * S)], one))).toEqual(O.some(5 * S))
    expect(readMeter(fold([started('caller', 5 * S)], one), 6 * S).connectedMs).toBe(S)
  })

  it('does not start again when a side says it twice', () => {
    expect(startOf(fold([...begun, started('caller', 9 * S)]))).toEqual(O.some(0))
  })

  it('bills a 20 s talk as one minute and 61 s as two [CALL-63]', () => {
    const at = (end: number) => readMeter(fold([...begun, ...talk(5 * S, end), ended(end)]), 999 * S)
    expect(at(20 * S)).toMatchObject({ connectedMs: 20 * S, pausedMs: 0, billedMinutes: 1 })
    expect(at(61 * S)).toMatchObject({ connectedMs: 61 * S, pausedMs: 0, billedMinutes: 2 })
  })

  it('bills nothing when nothing was talked, and a minute when the callee heard a caller who then kept silent [PLUS-8]', () => {
    const minutes = (...said: MeterEvent[]) => readMeter(fold([...begun, ...said, ended(20 * S)]), 20 * S).billedMinutes
    expect(minutes()).toBe(0)
    expect(minutes(renewed('caller', 5 * S), renewed('caller', 10 * S))).toBe(0)
    expect(minutes(renewed('callee', 5 * S, { in: 'lost' }), renewed('callee', 20 * S, { in: 'lost' }))).toBe(0)
    expect(minutes(renewed('callee', 5 * S), renewed('callee', 10 * S))).toBe(1)
    expect(minutes(...both(10 * S))).toBe(1)
  })

  it('does not count a cut of 20 s [PLUS-8]', () => {
    const events = [...begun, ...talk(5 * S, 30 * S), ...both(50 * S), ...talk(55 * S, 75 * S), ended(75 * S)]
    expect(readMeter(fold(events), 75 * S)).toMatchObject({ connectedMs: 55 * S, pausedMs: 20 * S, billedMinutes: 1 })
  })

  it('pauses from the last renewal before `lost` to the first flowing one after it [PLUS-8]', () => {
    const lost = [renewed('caller', 15 * S, { in: 'lost' }), renewed('callee', 15 * S)]
    const meter = fold([...begun, ...talk(5 * S, 10 * S), ...lost])
    expect(readMeter(meter, 16 * S)).toMatchObject({ connectedMs: 10 * S, pausedMs: 6 * S, paused: true })
    const after = fold([renewed('caller', 18 * S)], meter)
    expect(readMeter(after, 20 * S)).toMatchObject({ connectedMs: 12 * S, pausedMs: 8 * S, paused: false })
  })

  it('takes the first lease of a side for its first frame, so that a caller who does not say it pays [PLUS-8]', () => {
    const meter = fold([started('callee', 2 * S), renewed('callee', 7 * S), renewed('caller', 8 * S)])
    expect(startOf(meter)).toEqual(O.some(8 * S))
    expect(readMeter(fold([...both(13 * S), ended(15 * S)], meter), 15 * S)).toMatchObject({
      connectedMs: 7 * S,
      billedMinutes: 1,
    })
    expect(startOf(fold([renewed('caller', S), renewed('caller', 6 * S)]))).toEqual(O.none)
  })

  it('starts with a loss when the first lease tells of one [PLUS-8]', () => {
    const meter = fold([started('caller', S), renewed('callee', 6 * S, { in: 'lost' })])
    expect(startOf(meter)).toEqual(O.some(6 * S))
    expect(readMeter(meter, 10 * S)).toMatchObject({ connectedMs: 0, pausedMs: 4 * S, paused: true })
  })

  it('pauses when the lease of 15 s of the callee has run out, from its last renewal [PLUS-8]', () => {
    const meter = fold([...begun, ...both(5 * S), renewed('caller', 10 * S), renewed('caller', 15 * S)])
    expect(readMeter(meter, 20 * S - 1).paused).toBe(false)
    expect(readMeter(meter, 20 * S)).toMatchObject({ paused: true, connectedMs: 5 * S, pausedMs: 15 * S })
  })

  it('goes on while the caller says nothing and the callee has its media, and pauses when both are silent [PLUS-8]', () => {
    const meter = fold([...begun, ...both(5 * S), renewed('callee', 10 * S), renewed('callee', 15 * S)])
    expect(readMeter(meter, 20 * S)).toMatchObject({ paused: false, connectedMs: 20 * S, pausedMs: 0 })
    expect(readMeter(meter, 30 * S - 1).paused).toBe(false)
    expect(readMeter(meter, 30 * S)).toMatchObject({ paused: true, connectedMs: 15 * S, pausedMs: 15 * S })
    const lost = fold([renewed('callee', 20 * S, { in: 'lost' })], meter)
    expect(readMeter(lost, 21 * S)).toMatchObject({ paused: true, connectedMs: 15 * S, pausedMs: 6 * S })
  })

  it('counts nothing as a pause for a caller who renews at the last moment [PLUS-8]', () => {
    const callee = Array.from({ length: 12 }, (_, i) => renewed('callee', (i + 1) * 5 * S))
    const caller = [15, 30, 45, 60].map((at) => renewed('caller', at * S))
    const said = [...callee, ...caller].toSorted((a, b) => a.at - b.at)
    expect(readMeter(fold([...begun, ...said]), 60 * S)).toMatchObject({ connectedMs: 60 * S, pausedMs: 0 })
  })

  it('lets a caller who renews late claim one step of what the callee called flowing [PLUS-8]', () => {
    const late = [renewed('callee', 5 * S), renewed('callee', 10 * S), renewed('caller', 14 * S, { in: 'lost' })]
    const told = [renewed('callee', 15 * S), renewed('caller', 20 * S)]
    expect(readMeter(fold([...begun, ...late, ...told]), 20 * S)).toMatchObject({
      pausedMs: 11 * S,
      connectedMs: 9 * S,
    })
  })

  it('counts no loss that came and went without the callee hearing of it [PLUS-8]', () => {
    const flip = (at: number) => [renewed('caller', at, { in: 'lost' }), renewed('caller', at + 10)]
    const said = [...both(5 * S), ...flip(9 * S), ...both(10 * S), ...flip(14 * S), ...both(15 * S)]
    expect(readMeter(fold([...begun, ...said]), 15 * S)).toMatchObject({ pausedMs: 0, connectedMs: 15 * S })
  })

  it.each([
    ['before the callee is back', [renewed('caller', 20_100), renewed('callee', 20_200)]],
    ['after it', [renewed('callee', 20_100), renewed('caller', 20_200)]],
  ])(
    'counts a loss of which the callee heard nothing because it was cut off itself, told as over %s [PLUS-8]',
    (_, back) => {
      const cut = [...talk(5 * S, 10 * S), renewed('caller', 15 * S, { in: 'lost' })]
      const { connectedMs, pausedMs } = readMeter(fold([...begun, ...cut, ...back, ...both(25 * S)]), 25 * S)
      expect(pausedMs).toBeGreaterThanOrEqual(10 * S)
      expect(connectedMs + pausedMs).toBe(25 * S)
    },
  )

  it.each([
    [7_499, 0],
    [7_500, 2_400],
  ])(
    'takes a callee for cut off that has missed a renewal: silent for %s ms, %s ms are a pause [PLUS-8]',
    (silent, ms) => {
      const claimed = [renewed('caller', 15 * S), renewed('caller', 17 * S, { in: 'lost' }), renewed('caller', 17_400)]
      const meter = fold([...begun, ...talk(5 * S, 10 * S), renewed('callee', 15 * S), ...claimed])
      expect(readMeter(meter, 15 * S + silent).pausedMs).toBe(ms)
      expect(readMeter(fold([ended(15 * S + silent)], meter), 99 * S).pausedMs).toBe(ms)
      expect(readMeter(fold([renewed('callee', 15 * S + silent)], meter), 15 * S + silent).pausedMs).toBe(ms)
    },
  )

  it.each(['off', 'limited'] as const)('does not pause for what the other side sends %s [PLUS-8]', (out) => {
    const meter = fold([...begun, renewed('callee', 5 * S, { out }), renewed('caller', 5 * S, { in: 'lost' })])
    expect(readMeter(meter, 6 * S)).toMatchObject({ paused: false, connectedMs: 6 * S })
  })

  it('pauses when one medium alone is lost [PLUS-8]', () => {
    const sound = fold([...begun, renewed('caller', 5 * S, { in: 'lost' }, {})])
    const picture = fold([...begun, renewed('callee', 5 * S, {}, { in: 'lost' })])
    expect([sound, picture].map((meter) => readMeter(meter, 5 * S).paused)).toEqual([true, true])
  })

  it('counts pauses of both sides once where they overlap [PLUS-8]', () => {
    const events = [
      ...begun,
      ...both(5 * S),
      renewed('caller', 10 * S, { in: 'lost' }),
      renewed('callee', 10 * S),
      renewed('callee', 15 * S, { in: 'lost' }),
      renewed('caller', 20 * S),
      renewed('callee', 25 * S),
    ]
    expect(readMeter(fold(events), 25 * S)).toMatchObject({ pausedMs: 20 * S, connectedMs: 5 * S })
  })

  it('finds a pause that began before another one which is over [PLUS-8]', () => {
    const events = [
      ...begun,
      renewed('callee', 6 * S),
      renewed('caller', 8 * S),
      renewed('caller', 10 * S, { in: 'lost' }),
      renewed('caller', 12 * S),
      renewed('callee', 22 * S),
      renewed('caller', 22 * S),
    ]
    expect(readMeter(fold(events), 22 * S)).toMatchObject({ pausedMs: 16 * S, connectedMs: 6 * S })
  })

  it('ends a call 30 s after the last second that both confirmed [PLUS-8]', () => {
    const meter = fold([...begun, ...talk(5 * S, 10 * S), renewed('caller', 15 * S)])
    const alone = fold(
      [20, 25, 30, 35].map((at) => renewed('caller', at * S)),
      meter,
    )
    expect(overdue(alone, 40 * S - 1)).toEqual(O.none)
    expect(overdue(alone, 40 * S)).toEqual(O.some('silent'))
    expect(readMeter(fold([ended(40 * S)], alone), 99 * S)).toMatchObject({ connectedMs: 10 * S, billedMinutes: 1 })
  })

  it('ends a call after 60 s of pause in all [PLUS-8]', () => {
    const cut = (from: number): MeterEvent[] => [
      renewed('caller', from + 5 * S, { in: 'lost' }),
      renewed('callee', from + 5 * S),
      renewed('callee', from + 15 * S),
      ...both(from + 20 * S),
    ]
    const three = fold([...begun, ...cut(0), ...cut(20 * S), renewed('caller', 45 * S, { in: 'lost' })])
    const meter = fold([renewed('callee', 45 * S), renewed('callee', 55 * S)], three)
    expect(overdue(meter, 60 * S - 1)).toEqual(O.none)
    expect(overdue(meter, 60 * S)).toEqual(O.some('paused'))
  })

  it('gains nobody anything who says `lost` all the time [PLUS-8]', () => {
    const claims = Array.from({ length: 5 }, (_, i) => [
      renewed('caller', (i + 1) * 5 * S, { in: 'lost' }),
      renewed('callee', (i + 1) * 5 * S),
    ]).flat()
    expect(overdue(fold([...begun, ...claims]), 30 * S)).toEqual(O.some('silent'))
  })

  it('is not moved by anything after its end', () => {
    const meter = fold([...begun, ...both(5 * S), ended(7 * S)])
    expect(fold([...both(50 * S), started('caller', 60 * S), ended(90 * S)], meter)).toBe(meter)
    expect(overdue(meter, 999 * S)).toEqual(O.none)
    expect(readMeter(meter, 999 * S)).toMatchObject({ connectedMs: 7 * S, paused: false })
  })
})
