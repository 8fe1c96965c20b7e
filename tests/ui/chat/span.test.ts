import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { around, covering, REACH, shifted, stepped, type Span } from '../../../src/ui/chat/span'

const COUNT = 1_000
const at = (first: number): Span => ({ first, last: first + 12 })
const isIn = (inner: Span, outer: Span): boolean => inner.first >= outer.first && inner.last <= outer.last

const grownAround = (sight: Span, drawn: Span = sight): Span => {
  const next = stepped(drawn, sight, COUNT)
  return next === drawn ? drawn : grownAround(sight, next)
}

describe('the rows of a list that are drawn', () => {
  it('grow to what is within reach on both sides, and no further', () => {
    expect(grownAround(at(400))).toEqual(around(at(400), REACH, COUNT))
    expect(grownAround(at(0))).toEqual({ first: 0, last: 12 + REACH })
    expect(grownAround(at(COUNT - 13))).toEqual({ first: COUNT - 13 - REACH, last: COUNT - 1 })
  })

  it('let go what is out of reach', () => {
    expect(grownAround(at(700), grownAround(at(500)))).toEqual(around(at(700), REACH, COUNT))
  })

  it('stay the same as long as one scrolls among them', () => {
    const drawn = grownAround(at(400))
    expect(covering(drawn, at(400 - REACH))).toBe(drawn)
    expect(covering(drawn, at(400 + REACH))).toBe(drawn)
  })

  it('are only those that are needed after a leap', () => {
    expect(covering(grownAround(at(0)), at(800))).toEqual(at(800))
  })

  it('hold what is needed, and never more than twice the reach beside it, wherever one scrolls', () => {
    const steps = fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 200 })
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: COUNT - 13 }), (moves, begin) => {
        let [drawn, first] = [covering(null, at(begin)), begin]
        for (const move of moves) {
          first = Math.min(COUNT - 13, Math.max(0, first + move))
          drawn = stepped(covering(drawn, at(first)), at(first), COUNT)
          expect(isIn(at(first), drawn)).toBe(true)
          expect(drawn.last - drawn.first).toBeLessThanOrEqual(2 * REACH + 2 * 13)
        }
      }),
    )
  })

  it('move with what comes in front of them, and end with the list', () => {
    expect(shifted(at(5), 100, COUNT)).toEqual(at(105))
    expect(shifted(at(5), 0, 10)).toEqual({ first: 5, last: 9 })
    expect(shifted(at(5), 0, 3)).toBeNull()
  })
})
