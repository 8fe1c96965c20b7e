import { expect, it } from 'vitest'
import { remindsOnLeaving, type LimitedOffer } from '../../../src/domain/coins/limited-offer'

const offer: LimitedOffer = { percent: 20 } as LimitedOffer

it('reminds who leaves the shop of an offer, once [COIN-61, COIN-62]', () => {
  expect(remindsOnLeaving(offer, false)).toBe(true)
  expect(remindsOnLeaving(offer, true)).toBe(false)
  expect(remindsOnLeaving(null, false)).toBe(false)
})
