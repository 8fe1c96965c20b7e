import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

const none = { limit: null, spent: 0, raise: null }

/** What every gateway of coins promises (CoinsGateway). */
export const coinsCases = (open: () => Promise<Site>): void => {
  describe('coins', () => {
    let site: Site
    let ada: Somebody
    let bob: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
      bob = await signUp(site, 'Bob')
    })
    afterEach(() => site.close())

    const movements = async (range?: { from: number | null; to: number | null }, large = false) =>
      unwrap(await ada.coins.movements(1, range, large)())

    it('are told from an instant on, up to another one that is not in it [PLUS-6]', async () => {
      const begun = site.clock.now()
      await site.clock.advance(SECOND)
      unwrap(await ada.friends.add(bob.id, 102, crypto.randomUUID())())
      const kinds = async (from: number | null, to: number | null) =>
        (await movements({ from, to })).list.map(({ kind }) => kind)
      expect(await kinds(null, null)).toEqual(['addFriend', 'signUp'])
      expect(await kinds(begun + SECOND, null)).toEqual(['addFriend'])
      expect(await kinds(null, begun + SECOND)).toEqual(['signUp'])
      expect(await kinds(begun + SECOND, begun + SECOND)).toEqual([])
      expect(await movements({ from: null, to: null }, true)).toMatchObject({ pages: 1, debt: 0 })
    })

    it('have limits of their owner, lowered at once and raised after 24 h [PLUS-9]', async () => {
      expect(unwrap(await ada.coins.limits())).toEqual({ daily: none, monthly: none })
      unwrap(await ada.friends.add(bob.id, 102, crypto.randomUUID())())
      unwrap(await ada.coins.setLimit('monthly', 500)())
      const lowered = unwrap(await ada.coins.setLimit('monthly', 50)())
      expect(lowered).toEqual({ daily: { ...none, spent: 9 }, monthly: { limit: 50, spent: 9, raise: null } })
      const from = site.clock.now() + DAY
      const raised = unwrap(await ada.coins.setLimit('monthly', null)())
      expect(raised.monthly).toEqual({ limit: 50, spent: 9, raise: { to: null, from } })
      expect(unwrap(await ada.coins.limits())).toEqual(raised)
      expect(unwrap(await bob.coins.limits())).toEqual({ daily: none, monthly: none })
    })

    it('have no limit below 0 or of half a coin [PLUS-9]', async () => {
      for (const bad of [-1, 0.5]) expect(E.isLeft(await ada.coins.setLimit('daily', bad)())).toBe(true)
      expect(unwrap(await ada.coins.limits())).toEqual({ daily: none, monthly: none })
    })
  })
}
