import { expect, it } from 'vitest'
import { defaultPlaces, priceAfterLike } from '../../../src/domain/matching/places'
import { swipeOf } from '../../../src/domain/matching/swipe'

const letGo = (moved: number, velocity = 0) => swipeOf({ moved, velocity, width: 400 })

it('a card that is moved far goes that way, one that is let go before comes back [MTCH-10]', () => {
  expect([letGo(140), letGo(139), letGo(-140), letGo(-139)]).toEqual(['like', 'none', 'skip', 'none'])
})

it('a card that is thrown goes, unless it has hardly moved or is thrown back [MTCH-10]', () => {
  expect([letGo(12, 0.5), letGo(12, 0.49), letGo(11, 2)]).toEqual(['like', 'none', 'none'])
  expect([letGo(-12, -0.5), letGo(-12, 0.5)]).toEqual(['skip', 'none'])
  expect([letGo(300, -0.5), letGo(-300, 0.5), letGo(300, -0.4)]).toEqual(['none', 'none', 'like'])
})

it('a call after a like costs the price of a host, else that of the place [CALL-67, MTCH-17, MTCH-19]', () => {
  expect(priceAfterLike(defaultPlaces.card, { goddess: true, price: 33 })).toBe(33)
  expect(priceAfterLike(defaultPlaces.card, { goddess: false, price: 20 })).toBe(40)
  expect(priceAfterLike(defaultPlaces.search, { goddess: false, price: 20 })).toBe(80)
})
