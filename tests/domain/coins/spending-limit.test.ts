import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beyondLimit,
  changeLimit,
  endings,
  HIGHEST_LIMIT,
  isLimit,
  type Limit,
  limitAt,
  noLimits,
  type OwnLimit,
} from '../../../src/domain/coins/spending-limit'
import { DAY } from '../../../src/domain/kernel/time'

const at = (text: string): number => Date.parse(text)
const NOON = at('2026-02-28T12:00:00Z')
const held = (limit: Limit): OwnLimit => ({ limit, raise: null })

describe('a limit', () => {
  it('is lowered, and set for the first time, at once [PLUS-9]', () => {
    expect(changeLimit(held(null), 100, NOON)).toEqual(held(100))
    expect(changeLimit(held(100), 99, NOON)).toEqual(held(99))
  })

  it('is raised, and given up, after 24 h and not a millisecond before [PLUS-9]', () => {
    for (const to of [101, null]) {
      const raised = changeLimit(held(100), to, NOON)
      expect(limitAt(raised, NOON + DAY - 1)).toBe(100)
      expect(limitAt(raised, NOON + DAY)).toBe(to)
    }
  })

  it('waits no longer when the same raise is wanted again, and anew when another one is [PLUS-9]', () => {
    const raised = changeLimit(held(100), 200, NOON)
    expect(changeLimit(raised, 200, NOON + 1)).toEqual(raised)
    expect(changeLimit(raised, 300, NOON + 1).raise).toEqual({ to: 300, from: NOON + 1 + DAY })
  })

  it('takes a raise back by wanting what holds, and counts from the raised one once that holds [PLUS-9]', () => {
    const raised = changeLimit(held(100), 200, NOON)
    expect(changeLimit(raised, 100, NOON + 1)).toEqual(held(100))
    expect(changeLimit(raised, 150, NOON + DAY)).toEqual(held(150))
  })

  it('is a whole number of coins from 0 on, or none', () => {
    for (const good of [0, 1, HIGHEST_LIMIT, null]) expect(isLimit(good)).toBe(true)
    for (const bad of [-1, 0.5, HIGHEST_LIMIT + 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isLimit(bad)).toBe(false)
  })

  it('is never above what was last wanted or what held before, whatever is wanted when [PLUS-9]', () => {
    const wanted = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null })
    const size = (limit: Limit): number => limit ?? Number.POSITIVE_INFINITY
    fc.assert(
      fc.property(fc.array(fc.tuple(wanted, fc.integer({ min: 0, max: 2 * DAY }))), (changes) => {
        let own: OwnLimit = held(10)
        let now = NOON
        for (const [limit, pause] of changes) {
          now += pause
          const before = limitAt(own, now)
          own = changeLimit(own, limit, now)
          expect(size(limitAt(own, now))).toBe(Math.min(size(before), size(limit)))
          expect(size(limitAt(own, now + DAY))).toBe(size(limit))
        }
      }),
    )
  })
})

describe('a spending', () => {
  const limits = { daily: held(100), monthly: held(150) }

  it('may reach the limit, and not go one coin beyond [PLUS-9]', () => {
    const spent = { daily: 60, monthly: 60 }
    expect(beyondLimit(limits, spent, 40, NOON)).toBeNull()
    expect(beyondLimit(limits, spent, 41, NOON)).toEqual({ _tag: 'SpendingLimit', until: at('2026-03-01T00:00:00Z') })
  })

  it('is told when the last limit in its way ends [PLUS-9]', () => {
    const monday = at('2026-03-02T12:00:00Z')
    const refusal = (daily: number, monthly: number) => beyondLimit(limits, { daily, monthly }, 1, monday)?.until
    expect(refusal(100, 100)).toBe(at('2026-03-03T00:00:00Z'))
    expect(refusal(0, 150)).toBe(at('2026-04-01T00:00:00Z'))
    expect(refusal(100, 150)).toBe(at('2026-04-01T00:00:00Z'))
  })

  it('is free where no limit is set', () => {
    expect(beyondLimit(noLimits, { daily: 5, monthly: 5 }, HIGHEST_LIMIT, NOON)).toBeNull()
  })
})

it('days and months end at 00:00 UTC, in leap years and at the turn of the year [PLUS-9]', () => {
  const ends = (text: string) => {
    const { daily, monthly } = endings(at(text))
    return [daily, monthly].map((end) => new Date(end).toISOString().slice(0, 10))
  }
  expect(ends('2028-02-28T23:59:59.999Z')).toEqual(['2028-02-29', '2028-03-01'])
  expect(ends('2026-12-31T23:59:59.999Z')).toEqual(['2027-01-01', '2027-01-01'])
  expect(ends('2027-01-01T00:00:00Z')).toEqual(['2027-01-02', '2027-02-01'])
})
