import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { expect, it } from 'vitest'
import { unwrap } from './browser'
import { befriended } from './befriended'
import { newUuid, signUp, type Site, type Somebody } from './ports.world'
import { refusedWith } from './refused-with'

const newKey = (): string => crypto.randomUUID()

/** What the port of friends promises about blocks, notes, reminders, suggestions and free requests (FriendsGateway). */
export const friendsCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }
  const relations = async (one: Somebody, other: Somebody) => [
    unwrap(await one.friends.person(other.id)()).relation,
    unwrap(await other.friends.person(one.id)()).relation,
  ]

  it(
    'bars two of whom one has blocked the other, both ways, and takes the conversation of the blocker [FRND-35, FRND-46]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      unwrap(await bob.chat.send(ada.id, newUuid(), 'Hello')())
      expect(await ada.friends.block(bob.id)()).toEqual(E.right(undefined))
      for (const [one, other] of [
        [ada, bob],
        [bob, ada],
      ] as const) {
        expect(unwrap(await one.friends.find(other.name)())).toEqual([])
        expect(unwrap(await one.friends.findById(other.id)())).toEqual([])
        expect(E.isLeft(await one.friends.person(other.id)())).toBe(true)
        expect(E.isLeft(await one.friends.add(other.id, 102, newKey())())).toBe(true)
        expect(await one.chat.send(other.id, newUuid(), 'Hello?')()).toMatchObject(refusedWith(54010))
        expect(unwrap(await one.friends.presence([other.id])()).get(other.id)).toBe('unknown')
        expect(unwrap(await one.friends.list(1)()).items).toEqual([])
      }
      expect(unwrap(await ada.chat.conversations())).toEqual([])
      expect(unwrap(await bob.chat.conversations()).map(({ friend }) => friend)).toEqual([ada.id])
    }),
  )

  it(
    'lists whom somebody has blocked until they are recovered, which brings no friendship back [FRND-44, FRND-45]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      for (const _ of [1, 2]) unwrap(await ada.friends.block(bob.id)())
      expect(unwrap(await ada.friends.blacklist(1)())).toMatchObject({
        items: [{ id: bob.id, blocked: true, relation: 'stranger', status: 'unknown' }],
        pages: 1,
      })
      expect(unwrap(await bob.friends.blacklist(1)()).items).toEqual([])
      for (const _ of [1, 2]) unwrap(await ada.friends.unblock(bob.id)())
      expect(unwrap(await ada.friends.blacklist(1)()).items).toEqual([])
      expect(await relations(ada, bob)).toEqual(['stranger', 'stranger'])
      expect(await ada.chat.send(bob.id, newUuid(), 'Hello')()).toMatchObject(refusedWith(54011))
      expect(unwrap(await ada.friends.add(bob.id, 102, newKey())())).toEqual({ relation: 'asked', freeLeft: null })
    }),
  )

  it(
    'returns the fee of a request when the asked one blocks, not when the asker does [FRND-17]',
    inSite(async (site) => {
      const [ada, bob, eve] = [await signUp(site, 'Ada'), await signUp(site, 'Bob'), await signUp(site, 'Eve')]
      for (const other of [bob, eve]) unwrap(await ada.friends.add(other.id, 102, newKey())())
      expect(unwrap(await ada.account.balance())).toBe(102)
      unwrap(await bob.friends.block(ada.id)())
      expect(unwrap(await ada.account.balance())).toBe(111)
      unwrap(await ada.friends.block(eve.id)())
      expect(unwrap(await ada.account.balance())).toBe(111)
    }),
  )

  it(
    'ends a friendship on both sides, and the conversation of the one who ends it [FRND-35]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      unwrap(await bob.chat.send(ada.id, newUuid(), 'Hello')())
      for (const _ of [1, 2]) expect(await ada.friends.remove(bob.id)()).toEqual(E.right(undefined))
      expect(await relations(ada, bob)).toEqual(['stranger', 'stranger'])
      expect(unwrap(await ada.chat.conversations())).toEqual([])
      expect(unwrap(await bob.chat.conversations()).map(({ friend }) => friend)).toEqual([ada.id])
    }),
  )

  it(
    'keeps what somebody notes about a friend: favourite and remark, which others never see [FRND-38, FRND-39, FRND-40]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      unwrap(await ada.friends.pin(bob.id, true)())
      expect(unwrap(await ada.friends.rename(bob.id, 'Bobby')())).toBe('Bobby')
      expect(unwrap(await ada.friends.person(bob.id)())).toMatchObject({ name: 'Bobby', remark: 'Bobby', pinned: true })
      expect(unwrap(await bob.friends.person(ada.id)())).toMatchObject({ name: 'Ada', remark: '', pinned: false })
      expect(unwrap(await ada.friends.rename(bob.id, '')())).toBe('Bob')
      unwrap(await ada.friends.pin(bob.id, false)())
      expect(unwrap(await ada.friends.person(bob.id)())).toMatchObject({ name: 'Bob', remark: '', pinned: false })
    }),
  )

  it(
    'has switches of reminders for friends, and counts those that are on [FRND-41, FRND-42]',
    inSite(async (site) => {
      const [ada, bob] = await befriended(site)
      expect(unwrap(await ada.friends.remind(bob.id, true)())).toBe(true)
      expect(unwrap(await ada.friends.reminders(1)())).toMatchObject({
        items: [{ person: { id: bob.id }, on: true }],
        on: 1,
        pages: 1,
      })
      expect(unwrap(await ada.friends.person(bob.id)()).reminded).toBe(true)
      expect(unwrap(await ada.friends.remind(bob.id, false)())).toBe(false)
      expect(unwrap(await ada.friends.reminders(1)()).on).toBe(0)
    }),
  )

  it(
    'refuses notes, reminders and an end where there is no friendship [FRND-33]',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      unwrap(await ada.friends.add(bob.id, 102, newKey())())
      const { pin, remind, remove, rename } = ada.friends
      for (const asked of [pin(bob.id, true), remind(bob.id, true), remove(bob.id), rename(bob.id, 'B')])
        expect(E.isLeft(await (asked as () => Promise<E.Either<unknown, unknown>>)())).toBe(true)
      expect(await relations(ada, bob)).toEqual(['asked', 'asking'])
    }),
  )

  it(
    'takes three requests a day from hot videos for nothing, then their price [FRND-16, FRND-17]',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      for (const [name, left, freeLeft] of [
        ['Hope', 120, 2],
        ['Iris', 120, 1],
        ['June', 120, 0],
        ['Kim', 111, 0],
      ] as const) {
        const host = await signUp(site, name)
        await site.makeHost(host.id, 30, 20)
        await site.records(host.id, `/${name}.webm`)
        const video = String(host.id)
        expect(unwrap(await ada.friends.add(host.id, 102, newKey(), video)())).toEqual({ relation: 'asked', freeLeft })
        expect(unwrap(await ada.account.balance())).toBe(left)
      }
    }),
  )

  it(
    'suggests a host who is no friend once a day, and nobody who is blocked [FRND-27]',
    inSite(async (site) => {
      const [ada, hope, iris] = [await signUp(site, 'Ada'), await signUp(site, 'Hope'), await signUp(site, 'Iris')]
      for (const host of [hope, iris]) await site.makeHost(host.id, 30, 20)
      unwrap(await ada.friends.block(iris.id)())
      expect(unwrap(await ada.friends.suggestion())).toMatchObject(O.some({ id: hope.id, relation: 'stranger' }))
      expect(unwrap(await ada.friends.suggestion())).toEqual(O.none)
    }),
  )
}
