import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { expect, it } from 'vitest'
import { giftOf } from '../../../src/domain/gifts/gift-content'
import type { UserId } from '../../../src/domain/kernel/ids'
import { unwrap } from './browser'
import { befriended } from './befriended'
import { signUp, type Site, type Somebody } from './ports.world'
import { refusedWith } from './refused-with'

const ROSE = 1003
const TEDDY = 1010
const newKey = (): string => crypto.randomUUID()

const give = (from: Somebody, receiver: UserId, over: { gift?: number; cost?: number; key?: string } = {}) =>
  from.gifts.send({ target: { place: 'chat', receiver }, gift: ROSE, cost: 9, key: newKey(), ...over })()

/** What the port of gifts promises (GiftsGateway). */
export const giftsCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }

  it(
    'lists gifts with name, picture, price, places and what lies in the backpack [GIFT-1]',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      await site.packs(ada.id, TEDDY, 2)
      const gifts = unwrap(await ada.gifts.list())
      expect(gifts.find(({ id }) => id === ROSE)).toEqual({
        id: ROSE,
        name: 'Rose',
        image: '/gifts/rose.svg',
        price: 9,
        sort: 30,
        friendSort: 10,
        expires: null,
        count: 0,
      })
      expect(gifts.find(({ id }) => id === TEDDY)).toMatchObject({ price: 199, count: 2 })
    }),
  )

  it(
    'takes the coins once for each key, answers the balance, and the gift is a message of both [GIFT-12, GIFT-15]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      const key = newKey()
      const first = unwrap(await give(ada, bob.id, { key }))
      expect(unwrap(await give(ada, bob.id, { key }))).toEqual(first)
      expect([first.coins, unwrap(await ada.account.balance())]).toEqual([102, 102])
      if (O.isNone(first.sent)) throw new Error('the reply names no message')
      const { content, uuid } = first.sent.value
      expect(giftOf(content)).toEqual(O.some({ giftId: ROSE, giftName: 'Rose', giftImage: '/gifts/rose.svg', gold: 9 }))
      for (const [reader, other] of [
        [ada, bob],
        [bob, ada],
      ] as const) {
        const gift = { uuid, content, type: 5, typeValue: 4, sender: ada.id, receiver: bob.id }
        expect(unwrap(await reader.chat.history(other.id, 1)())).toMatchObject([gift])
      }
      expect(unwrap(await ada.coins.movements(1)()).list[0]).toMatchObject({
        kind: 'gift',
        coins: -9,
        balanceAfter: 102,
      })
    }),
  )

  it(
    'refuses too few coins, what is no gift, other terms, oneself and strangers, and takes nothing [GIFT-9]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      const eve = await signUp(site, 'Eve')
      expect(await give(ada, bob.id, { gift: TEDDY, cost: 199 })).toMatchObject(refusedWith(10014))
      expect(await give(ada, bob.id, { gift: 7 })).toMatchObject(refusedWith(10015))
      expect(await give(ada, bob.id, { cost: 8 })).toMatchObject(refusedWith(10015))
      expect(await give(ada, eve.id)).toMatchObject(refusedWith(54011))
      expect(E.isLeft(await give(ada, ada.id))).toBe(true)
      expect(unwrap(await ada.account.balance())).toBe(111)
    }),
  )

  it(
    'sends out of the backpack for nothing, and not once more than it holds [GIFT-6]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      await site.packs(ada.id, TEDDY, 1)
      const free = { gift: TEDDY, cost: 0 }
      expect(unwrap(await give(ada, bob.id, free)).coins).toBe(111)
      expect(await give(ada, bob.id, free)).toMatchObject(refusedWith(10015))
      expect(unwrap(await ada.gifts.list()).find(({ id }) => id === TEDDY)?.count).toBe(0)
    }),
  )
}
