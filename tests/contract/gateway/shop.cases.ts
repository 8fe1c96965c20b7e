import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noWish } from '../../../src/domain/coins/shop-wish'
import { unwrap } from './browser'
import { refusedWith } from './refused-with'
import { RHYTHMS, signUp, type Site, type Somebody } from './ports.world'

const nobody = { ...noWish, userId: null }

/** What every gateway of the shop promises; nobody here has told a country. */
export const shopCases = (open: () => Promise<Site>): void => {
  describe('the shop', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    it('tells in which countries something is sold, the generic one among them, to anybody [COIN-16]', async () => {
      const visitor = await site.browser('Visitor')
      const countries = unwrap(await visitor.shop.countries())
      expect(countries).toContainEqual({ code: 'ZZ', blocked: false })
      expect(countries).toContainEqual({ code: 'GB', blocked: false })
    })

    it('sells packs, the smallest first, each with ways to pay of which the cheapest tells the price [COIN-4, COIN-5]', async () => {
      const packs = unwrap(await ada.shop.packs('ZZ', nobody)())
      expect(packs.length).toBeGreaterThan(2)
      expect(packs.map(({ coins }) => coins)).toEqual(packs.map(({ coins }) => coins).toSorted((a, b) => a - b))
      for (const { country, from, offer, ways } of packs) {
        expect([country, offer, from.currency]).toEqual(['ZZ', null, 'USD'])
        expect(from.minor).toBe(Math.min(...ways.map(({ price }) => price.minor)))
        for (const { channel, name, provider } of ways) {
          expect(channel.startsWith(`${provider}_`)).toBe(true)
          expect(name).not.toBe('')
        }
      }
      expect(packs.some(({ ways }) => ways.some(({ extra }) => extra > 0))).toBe(true)
    })

    it('sells the same whatever the address wishes [COIN-10, COIN-11]', async () => {
      const plain = unwrap(await ada.shop.packs('ZZ', nobody)())
      const wished = { companyCode: 'livpay', payChannel: 'wallet', userId: ada.id }
      expect(unwrap(await ada.shop.packs('ZZ', wished)())).toEqual(plain)
    })

    it('tells nobody the prices of another country [COIN-15]', async () => {
      expect(await ada.shop.packs('GB', nobody)()).toMatchObject(refusedWith(400))
      expect(await ada.shop.flashPacks('GB')()).toMatchObject(refusedWith(400))
    })

    it('sells flash packs to those for whom they are, until their end [COIN-60]', async () => {
      expect(unwrap(await ada.shop.flashPacks('ZZ')())).toEqual([])
      await site.clock.advance(RHYTHMS.flash.firstAfterMs)
      const { seals } = unwrap(await ada.offers.flash('ZZ')())
      const [pack, ...more] = unwrap(await ada.shop.flashPacks('ZZ')())
      expect(more).toEqual([])
      expect(pack).toMatchObject({ coinCode: seals[0]?.coinCode, look: 22, offer: { until: seals[0]?.end.endTime } })
      await site.clock.advance(RHYTHMS.flash.lastsMs)
      expect(unwrap(await ada.shop.flashPacks('ZZ')())).toEqual([])
    })

    it('shows prices to those who are signed in', async () => {
      const visitor = await site.browser('Visitor')
      expect((await visitor.shop.packs('ZZ', nobody)())._tag).toBe('Left')
      expect((await visitor.shop.flashPacks('ZZ')())._tag).toBe('Left')
    })
  })
}
