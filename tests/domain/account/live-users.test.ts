import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grownUsers, LIVE_USERS_START } from '../../../src/domain/account/live-users'

it('grows by one at least and by ten at most [ACCT-12]', () => {
  expect([0, 0.999_999].map((chance) => grownUsers(LIVE_USERS_START, chance))).toEqual([298_722, 298_731])
})

it('grows by a whole number, whatever the chance [ACCT-12]', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const more = grownUsers(0, chance)
      expect(Number.isInteger(more) && more >= 1 && more <= 10).toBe(true)
    }),
  )
})
