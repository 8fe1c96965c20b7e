import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_OFFER_END, offerLeft, type SaidEnd } from '../../../src/domain/coins/limited-offer'
import { lessPercent, mayBegin, runsAt } from '../../../src/domain/coins/offer'
import { DAY, MINUTE } from '../../../src/domain/kernel/time'

const none = { endTime: null, limitMinutes: null, now: null }

describe('an offer', () => {
  it('costs so many percent less, rounded up to the smallest unit [COIN-52]', () => {
    expect(lessPercent(499, 25)).toBe(375)
    expect(lessPercent(400, 25)).toBe(300)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.integer({ min: 0, max: 99 }), (minor, percent) => {
        const exact = new Decimal(minor).mul(100 - percent).div(100)
        expect(lessPercent(minor, percent)).toBe(exact.ceil().toNumber())
      }),
    )
  })

  it('counts from its beginning up to, but not including, its end [COIN-53]', () => {
    const offer = { from: 100, until: 200 }
    expect([99, 100, 199, 200].map((now) => runsAt(offer, now))).toEqual([false, true, true, false])
  })

  it('comes first some time after sign-up, and again some time after its end [COIN-52, COIN-60]', () => {
    const rhythm = { firstAfterMs: DAY, lastsMs: MINUTE, againMs: 7 * DAY }
    const first = { joinedAt: 0, lastEnd: null }
    expect([DAY - 1, DAY].map((now) => mayBegin(rhythm, first, now))).toEqual([false, true])
    const next = { joinedAt: 0, lastEnd: 2 * DAY }
    expect([9 * DAY - 1, 9 * DAY].map((now) => mayBegin(rhythm, next, now))).toEqual([false, true])
    expect(mayBegin({ ...rhythm, againMs: 0 }, next, 900 * DAY)).toBe(false)
    expect(mayBegin({ ...rhythm, lastsMs: 0 }, first, 2 * DAY)).toBe(false)
  })
})

const left = (said: SaidEnd, here: number): number => offerLeft(said, here, DEFAULT_OFFER_END)

describe('the countdown of an offer', () => {
  it('runs to the end that is given, by the time of the gateway and not of the device [COIN-52, COIN-53]', () => {
    const said = { endTime: 10 * MINUTE, limitMinutes: 60, now: 8 * MINUTE }
    for (const here of [0, 8 * MINUTE, 99 * DAY]) expect(left(said, here)).toBe(2 * MINUTE)
    expect(left({ ...said, now: null }, 9 * MINUTE)).toBe(MINUTE)
    expect([9.999, 10, 11].map((at) => left({ ...said, now: at * MINUTE }, 0))).toEqual([60, 0, 0])
  })

  it('lasts 5 minutes at most where no limit is given [COIN-55, COIN-56]', () => {
    expect(left({ ...none, endTime: DAY, now: 0 }, 0)).toBe(5 * MINUTE)
    expect(left({ endTime: DAY, limitMinutes: 7, now: 0 }, 0)).toBe(7 * MINUTE)
  })

  it('has ended on 1 January 2025 where no end is given [COIN-57, COIN-58]', () => {
    expect(left({ ...none, now: 1_735_689_599_999 }, 0)).toBe(1)
    expect(left({ ...none, now: 1_735_689_600_000 }, 0)).toBe(0)
    expect(left({ ...none, limitMinutes: 5, now: Date.UTC(2026, 0, 1) }, 0)).toBe(0)
  })

  it('ends where none is given on the day that the deployment says, at most after its limit [COIN-58]', () => {
    expect([0, 6, 7, 10, 11].map((at) => offerLeft({ ...none, now: at * MINUTE }, 0, 10 * MINUTE) / MINUTE)).toEqual([
      5, 4, 3, 0, 0,
    ])
    expect(offerLeft({ ...none, endTime: 9 * MINUTE, now: 6 * MINUTE }, 0, 10 * MINUTE)).toBe(3 * MINUTE)
  })

  it('never lasts longer than the offer, whatever a clock says [COIN-55]', () => {
    const instant = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })
    fc.assert(
      fc.property(instant, instant, fc.option(instant), (endTime, here, now) => {
        const ms = left({ endTime, limitMinutes: 5, now }, here)
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(ms).toBeLessThanOrEqual(5 * MINUTE)
      }),
    )
  })
})
