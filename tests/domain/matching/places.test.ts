import { describe, expect, it } from 'vitest'
import { afterLike, callsPerson, isAfterLike, locations, ringsAt } from '../../../src/domain/calls/locations'
import { mayCallAfterLike, MUTUAL_LIKE_MS } from '../../../src/domain/matching/mutual-like'
import { defaultPlaces, LIKE_PRICE, MEETINGS_A_DAY, placesAfter } from '../../../src/domain/matching/places'

describe('places', () => {
  it('have their locations [MTCH-16, MTCH-18, MTCH-20]', () => {
    expect(defaultPlaces.card).toMatchObject({ afterLikeNormal: 141, afterLikeFake: 142, wall: 102, main: 140 })
    expect(defaultPlaces.search).toMatchObject({ afterLikeNormal: 137, afterLikeFake: 138, wall: 104, main: 136 })
    expect(defaultPlaces.match).toMatchObject({ afterLikeNormal: 252, wall: 102, embed: 264 })
  })

  it('have their prices [MTCH-17, MTCH-19, MTCH-21, MTCH-15]', () => {
    expect([defaultPlaces.card.playWayPrice, defaultPlaces.card.normalPrice]).toEqual([12, 40])
    expect(defaultPlaces.search.normalPrice).toBe(80)
    expect([defaultPlaces.match.normalPrice, defaultPlaces.match.embedPrice]).toEqual([20, 20])
    expect(LIKE_PRICE).toBe(1)
  })

  it('follow what the gateway says, member by member [MTCH-23]', () => {
    const after = placesAfter(defaultPlaces, { card: { normalPrice: 7 }, match: { afterLikeNormal: 999 } })
    expect(after.card).toEqual({ ...defaultPlaces.card, normalPrice: 7 })
    expect(after.match).toEqual({ ...defaultPlaces.match, afterLikeNormal: 999 })
    expect(after.search).toEqual(defaultPlaces.search)
  })

  it('show 50 and 20 people a day [MTCH-37]', () => {
    expect(MEETINGS_A_DAY).toEqual({ card: 50, search: 20 })
  })
})

describe('a call after a like', () => {
  it('does not ring, and is no call from the wall [CALL-22, MTCH-30]', () => {
    for (const { fake, normal } of Object.values(afterLike)) {
      expect([ringsAt(normal), ringsAt(fake)]).toEqual([false, false])
      expect([isAfterLike(normal), callsPerson(normal), callsPerson(fake)]).toEqual([true, false, false])
    }
    expect([isAfterLike(locations.fake), isAfterLike(locations.match), isAfterLike(102)]).toEqual([false, false, false])
    expect(ringsAt(locations.wallOrChat)).toBe(true)
  })

  it('may begin once, within 30 s [MTCH-30]', () => {
    expect(MUTUAL_LIKE_MS).toBe(30_000)
    const pair = { completedAt: 1_000, usedAt: null }
    expect(mayCallAfterLike(pair, 30_999)).toBe(true)
    expect(mayCallAfterLike(pair, 31_000)).toBe(false)
    expect(mayCallAfterLike({ ...pair, usedAt: 2_000 }, 2_001)).toBe(false)
  })
})
