import { msToNextDay } from '../../../src/domain/kernel/day'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeLeft, matchesLeft, nextPrice } from '../../../src/domain/matching/match-tariff'
import { DAY } from '../../../src/domain/kernel/time'

const tariff = { freePerDay: 5, freePrice: 0, price: 20, vipPrice: 12, perDay: 50 }

describe('what a match costs', () => {
  it.each([
    [0, false, 0],
    [4, false, 0],
    [5, false, 20],
    [49, false, 20],
    [4, true, 0],
    [5, true, 12],
    [500, true, 12],
  ])('after %d matches of today, VIP %s: %d coins [MTCH-12, MTCH-13]', (used, vip, price) => {
    expect(nextPrice(tariff, { used, vip })).toBe(price)
  })

  it('says how many are free, and how many there may be: 50 a day, for a VIP without end [MTCH-37]', () => {
    const left = (used: number, vip: boolean) => [freeLeft(tariff, { used, vip }), matchesLeft(tariff, { used, vip })]
    expect(left(0, false)).toEqual([5, 50])
    expect(left(5, false)).toEqual([0, 45])
    expect(left(49, false)).toEqual([0, 1])
    expect(left(50, false)).toEqual([0, 0])
    expect(left(51, false)).toEqual([0, 0])
    expect(left(51, true)).toEqual([0, null])
  })

  it('begins anew at 00:00 UTC [MTCH-37]', () => {
    const midnight = Date.UTC(2026, 10, 23)
    expect(msToNextDay(midnight - 1)).toBe(1)
    expect(msToNextDay(midnight)).toBe(DAY)
    fc.assert(fc.property(fc.nat(), (now) => (now + msToNextDay(now)) % DAY === 0 && msToNextDay(now) > 0))
  })
})
