import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  encodingOf,
  ladderFigures,
  resumeLadder,
  rungs,
  startOfLadder,
  stepOnLadder,
  type Ladder,
  type NetworkReading,
} from '../../../src/domain/calls/picture-ladder'
import { qualityOf } from '../../../src/domain/calls/quality'

const clear: NetworkReading = { available: 2_000_000, loss: 0, roundTripMs: 40 }
const lossy: NetworkReading = { ...clear, loss: 0.11 }
const unknown: NetworkReading = { available: null, loss: null, roundTripMs: null }

/** One look a second. */
const after = (ladder: Ladder, from: number, readings: readonly NetworkReading[]): Ladder =>
  readings.reduce((now, reading, index) => stepOnLadder(now, reading, from + index * 1_000), ladder)

const times = <A>(count: number, one: A): readonly A[] => Array.from({ length: count }, () => one)

const fallen = after(startOfLadder(0), 0, times(7, lossy))

describe('ladder of the picture', () => {
  it('goes down a rung for each 2 s of a poor network, not before: smaller, slower, off [PLUS-21]', () => {
    const start = stepOnLadder(startOfLadder(0), lossy, 0)
    expect(stepOnLadder(start, lossy, 1_999).rung).toBe('full')
    expect(stepOnLadder(start, lossy, 2_000).rung).toBe('smaller')
    const seen = [2, 3, 5, 7].map((looks) => after(startOfLadder(0), 0, times(looks, lossy)).rung)
    expect(seen).toEqual(['full', 'smaller', 'slower', 'off'])
    expect(after(fallen, 7_000, times(60, lossy)).rung).toBe('off')
  })

  it.each([
    ['loss', { ...clear, loss: ladderFigures.poorLoss }, { ...clear, loss: ladderFigures.poorLoss + 0.001 }],
    ['round trip', { ...clear, roundTripMs: 1_200 }, { ...clear, roundTripMs: 1_201 }],
    ['what can go out', { ...clear, available: 250_000 }, { ...clear, available: 249_999 }],
  ])('goes down by %s beyond its limit, not at it [PLUS-21]', (_, bearable, poor) => {
    expect(after(startOfLadder(0), 10_000, times(30, bearable)).rung).toBe('full')
    expect(after(startOfLadder(0), 10_000, times(3, poor)).rung).toBe('smaller')
  })

  it('leaves the estimate of the browser 4 s to find itself after a move', () => {
    const little = { ...clear, available: 100_000 }
    const begun = stepOnLadder(startOfLadder(0), little, 3_999)
    expect(begun.poorSince).toBeNull()
    expect(stepOnLadder(begun, little, 4_000).poorSince).toBe(4_000)
  })

  it('goes up again only after 10 s without a fault, one rung [PLUS-21]', () => {
    const waiting = stepOnLadder(fallen, clear, 10_000)
    expect(stepOnLadder(waiting, clear, 19_999).rung).toBe('off')
    expect(stepOnLadder(waiting, clear, 20_000).rung).toBe('slower')
    const troubled = stepOnLadder(waiting, { ...clear, loss: 0.05 }, 15_000)
    expect(stepOnLadder(troubled, clear, 20_000).rung).toBe('off')
  })

  it('waits twice as long after each climb that did not last 15 s, at most 80 s [PLUS-21]', () => {
    const waits = [10_000, 20_000, 40_000, 80_000, 80_000]
    let ladder = fallen
    let now = 10_000
    for (const wait of waits) {
      ladder = stepOnLadder(ladder, clear, now)
      expect(stepOnLadder(ladder, clear, now + wait - 1).rung).toBe('off')
      ladder = stepOnLadder(ladder, clear, now + wait)
      expect(ladder.rung).toBe('slower')
      ladder = after(ladder, now + wait + 1_000, times(3, lossy))
      expect(ladder.rung).toBe('off')
      now += wait + 10_000
    }
  })

  it('comes back to the full picture, with the wait of the beginning for the next time', () => {
    const whole = after(fallen, 10_000, times(40, clear))
    expect(whole.rung).toBe('full')
    expect(after(whole, 100_000, times(3, lossy)).patienceMs).toBe(ladderFigures.patienceMs)
  })

  it('is whole again after a cut, whose loss it does not hear of for 10 s, and stays as patient [PLUS-19, PLUS-21]', () => {
    const patient = { ...fallen, patienceMs: 40_000 }
    const back = resumeLadder(patient, 50_000)
    expect([back.rung, back.patienceMs]).toEqual(['full', 40_000])
    const late = stepOnLadder(back, lossy, 59_999)
    expect(late.poorSince).toBeNull()
    expect(stepOnLadder(stepOnLadder(late, lossy, 60_000), lossy, 62_000).rung).toBe('smaller')
  })

  it('moves nothing when nothing is known', () => {
    expect(after(startOfLadder(0), 0, times(100, unknown)).rung).toBe('full')
    expect(after(fallen, 10_000, times(100, unknown)).rung).toBe('off')
  })

  it('sends less with every rung, and nothing at the last', () => {
    const sent = rungs.map((rung) => encodingOf(rung))
    expect(sent.map(({ active }) => active)).toEqual([true, true, true, false])
    expect(sent[0]).toMatchObject({ scaleResolutionDownBy: 1, maxFramerate: 30 })
    const rates = sent.map(({ maxBitrate }) => maxBitrate)
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  })

  it('says in three words how good it is', () => {
    expect(rungs.map((rung) => qualityOf({ rung }).level)).toEqual(['good', 'fair', 'poor', 'poor'])
  })
})

const reading = fc.record({
  available: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
  loss: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  roundTripMs: fc.option(fc.integer({ min: 0, max: 5_000 })),
})

describe('ladder of the picture, with any readings', () => {
  it('moves one rung at a time: down not within 2 s of the last fall, up not within 10 s of the last move [PLUS-21]', () => {
    const looks = fc.array(fc.tuple(fc.integer({ min: 0, max: 5_000 }), reading), { maxLength: 200 })
    fc.assert(
      fc.property(looks, (steps) => {
        let [ladder, now] = [startOfLadder(0), 0]
        for (const [ms, one] of steps) {
          now += ms
          const next = stepOnLadder(ladder, one, now)
          const moved = rungs.indexOf(next.rung) - rungs.indexOf(ladder.rung)
          expect(Math.abs(moved)).toBeLessThanOrEqual(1)
          if (moved === 1 && !ladder.climbed && ladder.rung !== 'full')
            expect(now - ladder.movedAt).toBeGreaterThanOrEqual(ladderFigures.fallMs)
          if (moved === -1) expect(now - ladder.movedAt).toBeGreaterThanOrEqual(ladderFigures.patienceMs)
          expect(next.patienceMs).toBeLessThanOrEqual(ladderFigures.longestPatienceMs)
          ladder = next
        }
      }),
    )
  })
})
