import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIGHT_AT_MS, sightNote } from '../../../src/domain/calls/face'
import { SNAPSHOT_QUALITY, snapshotTimes } from '../../../src/domain/calls/snapshot'

const stretch = fc
  .tuple(fc.nat({ max: 3_600_000 }), fc.integer({ min: 1, max: 600_000 }))
  .map(([from, length]) => ({ from, to: from + length }))
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('pictures for safety', () => {
  it('are taken once in each stretch, inside of it, whatever chance gives [CALL-73]', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), chance, (stretches, value) => {
        const times = snapshotTimes(stretches, () => value)
        expect(times).toHaveLength(stretches.length)
        stretches.forEach(({ from, to }, at) => {
          expect(times[at]).toBeGreaterThanOrEqual(from)
          expect(times[at]).toBeLessThan(to)
        })
      }),
    )
  })

  it('can be taken at the first and at the last moment of a stretch, and at different ones in two [CALL-73]', () => {
    const two = [
      { from: 10_000, to: 20_000 },
      { from: 20_000, to: 30_000 },
    ]
    expect(snapshotTimes(two, () => 0)).toEqual([10_000, 20_000])
    expect(snapshotTimes(two, () => 1 - Number.EPSILON)).toEqual([19_999, 29_999])
    const chances = [0.5, 0.25].values()
    expect(snapshotTimes(two, () => chances.next().value ?? 0)).toEqual([15_000, 22_500])
  })

  it('are not taken in what is no stretch', () => {
    const none = [
      { from: 5, to: 5 },
      { from: 9, to: 3 },
      { from: -5, to: 5 },
      { from: Number.NaN, to: 5 },
    ]
    expect(snapshotTimes(none, () => 0.5)).toEqual([])
  })

  it('are JPEG of quality 0.2 [CALL-76]', () => {
    expect(SNAPSHOT_QUALITY).toBe(0.2)
  })
})

describe('what is told of a face', () => {
  it('goes out at 1, 2, 3 and 6 s [CALL-74]', () => {
    expect(SIGHT_AT_MS).toEqual([1_000, 2_000, 3_000, 6_000])
  })

  it('is said of a camera that is on, for the first 12 s only: nobody is seen, or what lies behind is blurred [CALL-75]', () => {
    const no = { face: 'no', blurred: true } as const
    const blurred = { face: 'unknown', blurred: true } as const
    expect([sightNote(no, 11_999, false), sightNote(no, 12_000, false), sightNote(no, 5_000, true)]).toEqual([
      'nobody',
      null,
      null,
    ])
    expect([sightNote(blurred, 11_999, false), sightNote(blurred, 12_000, false)]).toEqual(['blurred', null])
    expect(sightNote({ face: 'yes', blurred: false }, 5_000, false)).toBeNull()
    expect(sightNote({ face: 'unknown', blurred: false }, 5_000, false)).toBeNull()
    expect(sightNote(null, 5_000, false)).toBeNull()
  })
})
