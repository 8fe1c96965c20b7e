import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** What every gateway promises of the privacy agreement and of red dots. */
export const noticesCases = (open: () => Promise<Site>): void => {
  describe('agreements and red dots', () => {
    let site: Site
    let ada: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
    })
    afterEach(() => site.close())

    it('signing up is agreeing; a newer policy is due until it was agreed to [SAFE-12, SAFE-13]', async () => {
      expect(unwrap(await ada.agreement.isDue(ada.id)())).toBe(false)
      await site.forgetsAgreement(ada.id)
      expect(unwrap(await ada.agreement.isDue(ada.id)())).toBe(true)
      unwrap(await ada.agreement.agree(ada.id)())
      unwrap(await ada.agreement.agree(ada.id)())
      expect(unwrap(await ada.agreement.isDue(ada.id)())).toBe(false)
    })

    it('nobody agrees, or is asked, in the place of another [SAFE-13]', async () => {
      const bob = await signUp(site, 'Bob')
      await site.forgetsAgreement(bob.id)
      expect((await ada.agreement.isDue(bob.id)())._tag).toBe('Left')
      expect((await ada.agreement.agree(bob.id)())._tag).toBe('Left')
      expect(unwrap(await bob.agreement.isDue(bob.id)())).toBe(true)
    })

    it('what is new is told to members, with a number that grows [SHELL-72, SHELL-73, SHELL-77]', async () => {
      const editions = async () => unwrap(await ada.redDots.editions())
      expect(await editions()).toEqual({})
      const bob = await signUp(site, 'Bob')
      await site.makeHost(bob.id, 30, 20)
      await site.records(bob.id, '/own/bob.webm')
      const { card: first = 0, ...others } = await editions()
      expect(Object.keys(others).toSorted()).toEqual(['liveCam', 'wall'])
      await site.clock.advance(1)
      await signUp(site, 'Cleo')
      expect((await editions()).card).toBeGreaterThan(first)
      const visitor = await site.browser('Visitor')
      expect((await visitor.redDots.editions())._tag).toBe('Left')
    })
  })
}
