import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MatchNews } from '../../../src/domain/matching/match-news'
import { noWishes } from '../../../src/domain/matching/match-wishes'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

type NewsOf<Tag extends MatchNews['_tag']> = Extract<MatchNews, { readonly _tag: Tag }>

/** What every gateway of matches promises. */
export const matchCases = (open: () => Promise<Site>): void => {
  describe('matches of strangers', () => {
    let site: Site
    let ada: Somebody
    let bob: Somebody

    beforeEach(async () => {
      site = await open()
      ada = await signUp(site, 'Ada')
      bob = await signUp(site, 'Bob')
    })
    afterEach(() => site.close())

    const newest = async <Tag extends MatchNews['_tag']>(of: Somebody, tag: Tag): Promise<NewsOf<Tag> | undefined> =>
      (await site.matchNews(of.id)).findLast((news): news is NewsOf<Tag> => news._tag === tag)
    const enter = async (one: Somebody, wishes = noWishes) => unwrap(await one.matches.enter(wishes)())
    const found = async (): Promise<string> => {
      await enter(ada)
      await enter(bob)
      return (await newest(ada, 'Found'))?.matchId ?? ''
    }
    const joined = async (): Promise<string> => {
      const id = await found()
      unwrap(await ada.matches.join(id, crypto.randomUUID())())
      unwrap(await bob.matches.join(id, crypto.randomUUID())())
      return id
    }

    it('have terms: 10 s, and the first ones of a day are free [MTCH-11, MTCH-13, MTCH-37]', async () => {
      expect(unwrap(await ada.matches.terms())).toMatchObject({
        countdown: 10,
        price: 0,
        freeLeft: 5,
        matchesLeft: 50,
        likePrice: 1,
      })
    })

    it('bring two together who wait, each with the other and the own price [MTCH-27, CALL-2]', async () => {
      await enter(ada)
      expect(await site.matchNews(ada.id)).toEqual([])
      await enter(bob)
      const [hers, his] = [await newest(ada, 'Found'), await newest(bob, 'Found')]
      expect(hers).toMatchObject({ price: 0, recorded: false, validMs: 5_000 })
      expect(hers?.person).toMatchObject({ id: bob.id, userName: 'Bob', gender: 'female', relation: 'stranger' })
      expect(hers?.person).toMatchObject({ birthday: '1990-01-31', demo: false })
      expect([his?.person.id, his?.matchId]).toEqual([ada.id, hers?.matchId])
    })

    it('begin when both have joined: one room, each in a role [MTCH-27]', async () => {
      const id = await found()
      const key = crypto.randomUUID()
      unwrap(await ada.matches.join(id, key)())
      unwrap(await ada.matches.join(id, key)())
      expect(await newest(ada, 'Ready')).toBeUndefined()
      unwrap(await bob.matches.join(id, crypto.randomUUID())())
      const [hers, his] = [await newest(ada, 'Ready'), await newest(bob, 'Ready')]
      expect(hers).toMatchObject({ matchId: id, role: 'caller', price: 0, room: his?.room })
      expect([his?.role, hers?.polite]).toEqual(['callee', !(his?.polite ?? false)])
      expect(unwrap(await ada.matches.terms())).toMatchObject({ freeLeft: 4, matchesLeft: 49 })
    })

    it('are over for both when one leaves; who had joined waits on [MTCH-27]', async () => {
      const id = await found()
      unwrap(await ada.matches.join(id, crypto.randomUUID())())
      unwrap(await bob.matches.leave(id)())
      expect(await newest(ada, 'Gone')).toEqual({ _tag: 'Gone', matchId: id, waiting: true })
      expect(await bob.matches.join(id, crypto.randomUUID())()).toMatchObject(E.left({ _tag: 'Refusal', code: 30012 }))
    })

    it('are not for anybody else, and not made up', async () => {
      const id = await found()
      const eve = await signUp(site, 'Eve')
      for (const forged of [id, 'no-such-match'])
        expect(await eve.matches.join(forged, crypto.randomUUID())()).toMatchObject(
          E.left({ _tag: 'Refusal', code: 30012 }),
        )
    })

    it('find nobody who has left the queue, nobody whom one does not want, nobody who is blocked [MTCH-10, PLUS-12]', async () => {
      await enter(ada)
      unwrap(await ada.matches.exit())
      await enter(bob)
      expect(await newest(bob, 'Found')).toBeUndefined()
      await enter(ada, { ...noWishes, gender: 'male' })
      expect(await newest(bob, 'Found')).toBeUndefined()
      unwrap(await bob.friends.block(ada.id)())
      await enter(ada)
      await enter(bob)
      expect(await newest(bob, 'Found')).toBeUndefined()
    })

    it('are for adults who have said so [PLUS-16]', async () => {
      await site.forgetsAge(ada.id)
      expect(await ada.matches.enter(noWishes)()).toMatchObject(E.left({ _tag: 'Refusal', code: 10031 }))
      unwrap(await ada.matches.stateAge())
      await enter(ada)
    })

    it('can be liked, once for a key, and mutually [MTCH-14, MTCH-29]', async () => {
      await joined()
      const coins = () => ada.account.balance().then(unwrap)
      const before = await coins()
      const key = crypto.randomUUID()
      expect(unwrap(await ada.matches.like(bob.id, key)())).toEqual({ mutual: false })
      expect(unwrap(await ada.matches.like(bob.id, key)())).toEqual({ mutual: false })
      expect(unwrap(await bob.matches.like(ada.id, crypto.randomUUID())())).toEqual({ mutual: true })
      expect(before - (await coins())).toBe(1)
    })

    it('can lead to a friendship by a call of their own [MTCH-31]', async () => {
      await joined()
      unwrap(await ada.matches.addFriend(bob.id, crypto.randomUUID())())
      unwrap(await bob.matches.addFriend(ada.id, crypto.randomUUID())())
      expect(unwrap(await ada.friends.person(bob.id)()).relation).toBe('friend')
    })
  })
}
