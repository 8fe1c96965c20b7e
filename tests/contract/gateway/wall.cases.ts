import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wholeWall } from '../../../src/domain/matching/wall'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** What every gateway of the wall promises (WallGateway). */
export const wallCases = (open: () => Promise<Site>): void => {
  describe('the wall', () => {
    let site: Site
    let ada: Somebody
    let host: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
      host = await signUp(site, 'Host')
      await site.makeHost(host.id, 30, 20)
    })
    afterEach(() => site.close())

    const page = async (asker: Somebody, filter = wholeWall) => unwrap(await asker.wall.page(filter, null)())

    it('shows hosts and nobody else, never oneself, and says where it ends [MTCH-2]', async () => {
      expect(await page(ada)).toMatchObject({
        people: [{ id: host.id, name: 'Host', relation: 'stranger' }],
        next: null,
      })
      expect(await page(host)).toEqual({ people: [], next: null })
    })

    it('follows group and country [MTCH-6]', async () => {
      unwrap(await host.profile.update({ interests: [1] })())
      expect(unwrap(await ada.wall.groups())).toEqual([0, 1])
      expect((await page(ada, { group: 1, country: null })).people).toMatchObject([{ id: host.id }])
      expect((await page(ada, { group: 2, country: null })).people).toEqual([])
      expect((await page(ada, { group: 0, country: 'AQ' })).people).toEqual([])
    })

    it('has no two of whom one has blocked the other, both ways [PLUS-12]', async () => {
      await site.makeHost(ada.id, 30, 20)
      expect((await page(host)).people).toMatchObject([{ id: ada.id }])
      unwrap(await ada.friends.block(host.id)())
      expect([(await page(ada)).people, (await page(host)).people]).toEqual([[], []])
    })

    it('tells points to hosts, and to nobody else [SAFE-22]', async () => {
      await site.makeHost(ada.id, 30, 20)
      const eve = await signUp(site, 'Eve')
      const [seen] = (await page(ada)).people
      expect(seen?.points).toBe(Math.floor((seen?.price ?? 0) / 2))
      expect((await page(eve)).people.map(({ points }) => points)).toEqual([0, 0])
    })

    it('shows a visitor guests and countries, but neither pages nor groups [MTCH-7]', async () => {
      const { wall } = await site.browser('Visitor')
      expect(unwrap(await wall.guests())).toMatchObject([{ id: host.id, relation: 'stranger', points: 0 }])
      expect(E.isRight(await wall.countries())).toBe(true)
      expect(E.isLeft(await wall.page(wholeWall, null)())).toBe(true)
      expect(E.isLeft(await wall.groups())).toBe(true)
    })
  })
}
