import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { unwrap } from './browser'
import { befriended } from './befriended'
import { signUp, newUuid, type Site } from './ports.world'
import { refusedWith } from './refused-with'

const newKey = (): string => crypto.randomUUID()

/** What the ports of friends, chat and coins promise (FriendsGateway, ChatGateway, CoinsGateway). */
export const peopleCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }

  it(
    'finds people by a part of the name and by id, never oneself',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bobby')]
      expect(unwrap(await ada.friends.find('bobb')())).toMatchObject([
        { id: bob.id, name: 'Bobby', relation: 'stranger' },
      ])
      expect(unwrap(await ada.friends.find('ada')())).toEqual([])
      expect(unwrap(await ada.friends.findById(bob.id)())).toMatchObject([{ id: bob.id }])
      expect(E.isLeft(await ada.friends.person((bob.id + 1_000) as typeof bob.id)())).toBe(true)
      expect(unwrap(await ada.friends.findById((bob.id + 1_000) as typeof bob.id)())).toEqual([])
    }),
  )

  it(
    'charges 9 coins for asking, once for each key, and shows both sides',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      const key = newKey()
      for (const _ of [1, 2])
        expect(unwrap(await ada.friends.add(bob.id, 102, key)())).toEqual({ relation: 'asked', freeLeft: null })
      expect(unwrap(await ada.account.balance())).toBe(111)
      expect(unwrap(await bob.friends.person(ada.id)()).relation).toBe('asking')
      expect(unwrap(await bob.friends.list(1)()).items.map(({ id, relation }) => [id, relation])).toEqual([
        [ada.id, 'asking'],
      ])
      expect(unwrap(await ada.coins.movements(1)()).list).toMatchObject([
        { kind: 'addFriend', coins: -9, balanceAfter: 111, other: { id: bob.id, name: 'Bob' } },
        { kind: 'signUp', coins: 120, balanceAfter: 120, other: null },
      ])
    }),
  )

  it(
    'makes friends of both by accepting, and strangers by refusing, which returns the coins',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      expect(unwrap(await ada.friends.person(bob.id)()).relation).toBe('friend')
      const eve = await signUp(site, 'Eve')
      unwrap(await ada.friends.add(eve.id, 102, newKey())())
      expect(unwrap(await ada.account.balance())).toBe(102)
      expect(unwrap(await eve.friends.answer(ada.id, 'refuse')())).toBe('stranger')
      expect(unwrap(await ada.account.balance())).toBe(111)
      expect(unwrap(await ada.friends.person(eve.id)()).relation).toBe('stranger')
    }),
  )

  it(
    'makes friends of two who asked each other, and charges the first one only',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      unwrap(await ada.friends.add(bob.id, 102, newKey())())
      expect(unwrap(await bob.friends.add(ada.id, 102, newKey())())).toEqual({ relation: 'friend', freeLeft: null })
      expect([unwrap(await ada.account.balance()), unwrap(await bob.account.balance())]).toEqual([111, 120])
    }),
  )

  it(
    'says of everybody asked for whether they can be reached',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      const seen = unwrap(await ada.friends.presence([bob.id])())
      expect([...seen.keys()]).toEqual([bob.id])
    }),
  )

  it(
    'takes a message once, however often it is sent, and lists it for both',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      const [first, second] = [newUuid(), newUuid()]
      const accepted = unwrap(await ada.chat.send(bob.id, first, 'Hello')())
      await site.clock.advance(1_000)
      expect(unwrap(await ada.chat.send(bob.id, first, 'Hello')())).toEqual(accepted)
      unwrap(await ada.chat.send(bob.id, second, 'Are you there?')())
      for (const [reader, friend] of [
        [ada, bob],
        [bob, ada],
      ] as const) {
        const texts = unwrap(await reader.chat.history(friend.id, 1)()).filter(({ type }) => type === 1)
        expect(texts.map(({ content, sender, uuid }) => [uuid, sender, content]).toSorted()).toEqual(
          [
            [first, ada.id, 'Hello'],
            [second, ada.id, 'Are you there?'],
          ].toSorted(),
        )
      }
    }),
  )

  it(
    'counts what is unread until it was read',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      const { at } = unwrap(await ada.chat.send(bob.id, newUuid(), 'Hello')())
      await site.clock.advance(1_000)
      const listed = async () => unwrap(await bob.chat.conversations()).find(({ friend }) => friend === ada.id)
      expect(await listed()).toMatchObject({ name: 'Ada', relation: 'friend', lastKind: 'txt', lastText: 'Hello' })
      expect((await listed())?.unread).toBeGreaterThan(0)
      expect(await bob.chat.read(ada.id, at - 1)()).toEqual(E.right(undefined))
      expect((await listed())?.unread).toBe(1)
      expect(await bob.chat.read(ada.id, at)()).toEqual(E.right(undefined))
      expect((await listed())?.unread).toBe(0)
    }),
  )

  it(
    'gives a new device all there is, with the cursor to go on from',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      const uuid = newUuid()
      unwrap(await ada.chat.send(bob.id, uuid, 'Hello')())
      const before = unwrap(await bob.chat.snapshot())
      expect(before.messages.map((message) => message.uuid)).toContain(uuid)
      expect(before.conversations.map(({ friend }) => friend)).toEqual([ada.id])
      unwrap(await ada.chat.send(bob.id, newUuid(), 'More')())
      expect(unwrap(await bob.chat.snapshot()).cursor).toBeGreaterThan(before.cursor)
    }),
  )

  it(
    'refuses a message to a stranger',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      expect(await ada.chat.send(bob.id, newUuid(), 'Hello')()).toMatchObject(refusedWith(54011))
    }),
  )
}
