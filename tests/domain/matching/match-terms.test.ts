import { describe, expect, it } from 'vitest'
import { termsOf } from '../../../src/domain/matching/match-terms'
import { keptWishes, noWishes, wishesOf } from '../../../src/domain/matching/match-wishes'
import { oneMore, rememberedAs, todayMatches } from '../../../src/domain/matching/today-matches'

describe('the terms of matching', () => {
  it('are 10 s, 30 s, 20 coins and 1 for a like where nothing is said [MTCH-24, MTCH-25, MTCH-13, MTCH-15]', () => {
    expect(termsOf({}, false)).toEqual({
      countdownMs: 10_000,
      recordedMs: 30_000,
      price: 20,
      paidPrice: 20,
      freeLeft: 0,
      matchesLeft: null,
      likePrice: 1,
    })
  })

  it('are what the reply says where it says something [MTCH-11, MTCH-23, MTCH-26]', () => {
    const said = { countdown: 4, livecamFakeCallPageShowSeconds: 9, livecamMatchPrice: 25, freePrice: 2, likePrice: 3 }
    expect(termsOf({ ...said, freeLeft: 1, matchesLeft: 7 }, false)).toEqual({
      countdownMs: 4_000,
      recordedMs: 9_000,
      price: 2,
      paidPrice: 25,
      freeLeft: 1,
      matchesLeft: 7,
      likePrice: 3,
    })
    expect(termsOf({ ...said, price: 11 }, false).price).toBe(11)
  })

  it('are those of a VIP for a VIP [MTCH-12]', () => {
    expect([
      termsOf({}, true).price,
      termsOf({ vipPrice: 9 }, true).price,
      termsOf({ vipPrice: 9 }, false).price,
    ]).toEqual([12, 9, 20])
  })

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY])('know no countdown of %s s', (countdown) => {
    expect(termsOf({ countdown }, false).countdownMs).toBe(10_000)
  })

  it.each([-1, 0.5, Number.NaN])('know no price of %s coins', (price) => {
    expect(termsOf({ price, likePrice: price }, false)).toMatchObject({ price: 20, likePrice: 1 })
  })
})

describe('the matches of today', () => {
  const noon = Date.UTC(2026, 10, 22, 12)
  const midnight = Date.UTC(2026, 10, 23)

  it('are counted to 00:00 UTC [MTCH-32]', () => {
    const kept = rememberedAs(oneMore(oneMore(todayMatches('', noon))))
    expect(todayMatches(kept, midnight - 1).count).toBe(2)
    expect(todayMatches(kept, midnight)).toEqual({ day: '2026-11-23', count: 0 })
  })

  it.each(['nonsense', '2026-11-22 x', '2026-11-22 -4', '{}'])('are none where %s is remembered', (text) => {
    expect(todayMatches(text, noon).count).toBe(0)
  })
})

describe('wishes', () => {
  it('are kept', () => {
    const wishes = { gender: 'female', country: 'DE', language: 'ar' } as const
    expect(wishesOf(keptWishes(wishes))).toEqual(wishes)
    expect(wishesOf(keptWishes(noWishes))).toEqual(noWishes)
  })

  it.each(['', 'nobody|XX|??', '||', 'male|de|EN'])('of %s are none that does not exist', (kept) => {
    expect(wishesOf(kept)).toMatchObject({ country: null, language: null })
  })
})
