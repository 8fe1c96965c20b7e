import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { common, lengthOf, union, without } from '../../../src/domain/calls/intervals'

const span = fc.record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 0, max: 20 }) })
const spans = fc
  .array(span, { maxLength: 8 })
  .map((drawn) => drawn.map(({ from, length }) => ({ from, to: from + length })))

const holds = (all: readonly { from: number; to: number }[], at: number): boolean =>
  all.some(({ from, to }) => from <= at && at < to)

const everyMs = Array.from({ length: 100 }, (_, at) => at)

describe('intervals', () => {
  it('have in common what lies in both, and nothing else', () => {
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const shared = common(union(one), union(other))
        expect(everyMs.filter((at) => holds(shared, at))).toEqual(
          everyMs.filter((at) => holds(one, at) && holds(other, at)),
        )
      }),
    )
  })

  it('leave of a whole what lies in no gap', () => {
    fc.assert(
      fc.property(spans, (gaps) => {
        const whole = { from: 20, to: 50 }
        expect(everyMs.filter((at) => holds(without(whole, union(gaps)), at))).toEqual(
          everyMs.filter((at) => holds([whole], at) && !holds(gaps, at)),
        )
      }),
    )
  })

  it('are compared in one pass: of two thousand on each side each is looked at a few times', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => ({ from: at * 10, to: at * 10 + 5 }))
    let looked = 0
    const counted = many.map(({ from, to }) => ({
      to,
      get from() {
        looked += 1
        return from
      },
    }))
    expect(lengthOf(common(counted, many))).toBe(10_000)
    expect(looked).toBeLessThan(20_000)
  })
})
