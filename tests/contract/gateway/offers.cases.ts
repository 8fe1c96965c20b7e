import * as O from 'fp-ts/Option'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_OFFER_END, offerLeft } from '../../../src/domain/coins/limited-offer'
import { unwrap } from './browser'
import { RHYTHMS, signUp, type Site, type Somebody } from './ports.world'

/** What every gateway of offers promises. */
export const offersCases = (open: () => Promise<Site>): void => {
  describe('offers', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    const left = async (): Promise<number | null> => {
      const said = unwrap(await ada.offers.limited())
      return O.isNone(said) ? null : offerLeft(said.value.end, 0, DEFAULT_OFFER_END)
    }

    it('a limited offer tells coins, discount, both prices and its end, and is gone after it [COIN-52, COIN-54, COIN-55]', async () => {
      const said = unwrap(await ada.offers.limited())
      expect(O.isSome(said)).toBe(true)
      if (O.isNone(said)) return
      const { after, before, coins, percent } = said.value.offer
      expect(coins).toBeGreaterThan(0)
      expect(after).toEqual({ minor: Math.ceil((before.minor * (100 - percent)) / 100), currency: before.currency })
      expect(await left()).toBe(RHYTHMS.limited.lastsMs)
      await site.clock.advance(RHYTHMS.limited.lastsMs - 1)
      expect(await left()).toBe(1)
      await site.clock.advance(1)
      expect(await left()).toBe(null)
    })

    it('flash packs are told while they are for this person, with whether coins are sold here [COIN-59, COIN-60]', async () => {
      expect(unwrap(await ada.offers.flash('ZZ')())).toEqual({ seals: [], webConfig: true })
      await site.clock.advance(RHYTHMS.flash.firstAfterMs)
      const { seals } = unwrap(await ada.offers.flash('ZZ')())
      expect(seals).toHaveLength(1)
      const { end } = seals[0] ?? { end: { endTime: null, now: null } }
      expect((end.endTime ?? 0) - (end.now ?? 0)).toBe(RHYTHMS.flash.lastsMs)
      await site.clock.advance(RHYTHMS.flash.lastsMs)
      expect(unwrap(await ada.offers.flash('ZZ')()).seals).toEqual([])
    })

    it('the flag of the percent banner is told [COIN-65]', async () => {
      expect(unwrap(await ada.offers.percentBanner())).toBe(true)
    })

    it('are for people who are signed in [SHELL-77]', async () => {
      const visitor = await site.browser('Visitor')
      expect((await visitor.offers.limited())._tag).toBe('Left')
      expect((await visitor.offers.flash('ZZ')())._tag).toBe('Left')
    })
  })
}
