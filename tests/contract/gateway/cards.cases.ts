import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userId } from '../../builders/ids'
import { defaultPlaces } from '../../../src/domain/matching/places'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

const nobody = { held: [], passed: [] } as const

/** What every gateway of cards promises. */
export const cardsCases = (open: () => Promise<Site>): void => {
  describe('cards', () => {
    let site: Site
    let ada: Somebody
    let bob: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
      bob = await signUp(site, 'Bob')
    })
    afterEach(() => site.close())

    it('come one after the other, each once, and again while they are neither held nor passed [MTCH-28]', async () => {
      const first = unwrap(await ada.cards.take('card', nobody)())
      expect(first.person).toMatchObject({ id: bob.id, name: 'Bob', relation: 'stranger' })
      expect(first.left).toBe(49)
      expect(unwrap(await ada.cards.take('card', nobody)())).toEqual(first)
      expect(unwrap(await ada.cards.take('card', { ...nobody, held: [bob.id] })())).toEqual({ person: null, left: 49 })
      expect(unwrap(await ada.cards.take('card', { ...nobody, passed: [bob.id] })()).person).toBeNull()
    })

    it('are liked for a coin, once; who likes second hears that it is mutual [MTCH-14, MTCH-15, MTCH-30]', async () => {
      unwrap(await ada.cards.take('card', nobody)())
      unwrap(await bob.cards.take('card', nobody)())
      const key = crypto.randomUUID()
      const liked = { mutual: false, recorded: false, coins: 119 }
      expect(unwrap(await ada.cards.like(bob.id, 'card', key)())).toEqual(liked)
      expect(unwrap(await ada.cards.like(bob.id, 'card', key)())).toEqual(liked)
      expect(unwrap(await bob.cards.like(ada.id, 'card', crypto.randomUUID())())).toEqual({ ...liked, mutual: true })
      expect(unwrap(await ada.coins.movements(1)()).list[0]).toMatchObject({ kind: 'like', coins: -1 })
    })

    it('that were never shown are not liked, and nobody who is unknown', async () => {
      for (const id of [bob.id, userId(999_999)]) {
        expect(E.isLeft(await ada.cards.like(id, 'card', crypto.randomUUID())())).toBe(true)
      }
    })

    it('have places with locations and prices [MTCH-23]', async () => {
      expect(unwrap(await ada.cards.places())).toEqual({ places: defaultPlaces, likePrice: 1 })
    })
  })
}
