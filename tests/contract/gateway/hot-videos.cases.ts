import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** What every gateway of hot videos promises. */
export const hotVideosCases = (open: () => Promise<Site>): void => {
  describe('hot videos', () => {
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

    it('are listed with their host, and one of them can be taken [MTCH-5, MTCH-28]', async () => {
      expect(unwrap(await ada.hotVideos.list(1)())).toEqual({ items: [], pages: 1 })
      expect(unwrap(await ada.hotVideos.take())).toEqual(O.none)
      await site.records(host.id, '/own.webm')
      const video = { id: String(host.id), address: '/own.webm', host: { id: host.id, name: 'Host' } }
      expect(unwrap(await ada.hotVideos.list(1)())).toMatchObject({ items: [video], pages: 1 })
      expect(unwrap(await ada.hotVideos.list(2)()).items).toEqual([])
      expect(unwrap(await ada.hotVideos.take())).toMatchObject(O.some(video))
      expect(unwrap(await host.hotVideos.list(1)()).items).toEqual([])
    })

    it('are seen by visitors too, who cannot ask for the list of members [MTCH-8]', async () => {
      await site.records(host.id, '/own.webm')
      const visitor = await site.browser('Visitor')
      expect(unwrap(await visitor.hotVideos.guests())).toMatchObject([{ address: '/own.webm', host: { id: host.id } }])
      expect(E.isLeft(await visitor.hotVideos.list(1)())).toBe(true)
      expect(E.isLeft(await visitor.hotVideos.like(host.id, crypto.randomUUID())())).toBe(true)
    })

    it('are not seen by whom their host has blocked [PLUS-12]', async () => {
      await site.records(host.id, '/own.webm')
      unwrap(await host.friends.block(ada.id)())
      expect(unwrap(await ada.hotVideos.list(1)()).items).toEqual([])
      expect(unwrap(await ada.hotVideos.take())).toEqual(O.none)
    })

    it('are liked for the price that is told, once a person; both likes make a pair [MTCH-14, MTCH-15]', async () => {
      await site.records(host.id, '/own.webm')
      const price = unwrap(await ada.hotVideos.likePrice())
      const before = unwrap(await ada.account.balance())
      const key = crypto.randomUUID()
      for (const press of [key, key, crypto.randomUUID()])
        expect(unwrap(await ada.hotVideos.like(host.id, press)())).toBe(false)
      expect(before - unwrap(await ada.account.balance())).toBe(price)
      expect(unwrap(await host.hotVideos.like(ada.id, crypto.randomUUID())())).toBe(true)
    })
  })
}
