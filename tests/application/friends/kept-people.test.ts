import { beforeEach, describe, expect, it } from 'vitest'
import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import { FriendsModel } from '../../../src/application/friends/friends.model'
import { KEPT_PEOPLE, keepFriends } from '../../../src/application/friends/keep-friends'
import { RECALL_AFTER_MS } from '../../../src/application/friends/recall-friends'
import type { UserId } from '../../../src/domain/kernel/ids'
import { me } from '../../builders/person'
import { makeKeptPeopleFake } from '../../fakes/kept-people.fake'
import { acquaintance } from '../../builders/acquaintance'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

describe('friends without a network', () => {
  let stage: Stage
  let ada: Player
  let bo: UserId

  const befriend = (name: string): UserId => {
    const id = stage.extra(name)
    stage.world.setPair(ada.id, id, { _tag: 'Friends', askedBy: ada.id })
    return id
  }
  const names = (friends: FriendsFeature) => friends.view.friends.map(({ name }) => name)
  /** Another page of the same browser. */
  const reload = async (online: boolean): Promise<FriendsFeature> => {
    ada.tab.close()
    ada.browser.setOnline(online)
    const tab = ada.browser.open()
    await stage.clock.advance(2_000)
    return tab.core.feature('friends')
  }

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    bo = befriend('Bo')
    befriend('Cy')
    await ada.friends.load()
    await stage.clock.settle()
  })

  it('are those whom this browser has kept, and can be reached in no known way [PLUS-18]', async () => {
    const friends = await reload(false)
    await friends.load()
    expect([names(friends), friends.view.listing]).toEqual([['Bo', 'Cy'], 'failed'])
    expect(friends.view.presence(bo)).toBe('unknown')
  })

  it('are kept as they have become since [PLUS-18]', async () => {
    await ada.friends.rename(bo, 'Bobby')()
    await ada.friends.remove(ada.friends.view.friends.find(({ name }) => name === 'Cy')?.id ?? bo)()
    await stage.clock.settle()
    const friends = await reload(false)
    await friends.load()
    expect(friends.view.friends.map(({ name, remark }) => [name, remark])).toEqual([['Bobby', 'Bobby']])
  })

  it.each([
    [KEPT_PEOPLE, KEPT_PEOPLE],
    [KEPT_PEOPLE + 1, KEPT_PEOPLE],
  ])('of %i friends are %i, favourites before all others [PLUS-18]', async (friends, kept) => {
    const [model, store] = [new FriendsModel(9, true), makeKeptPeopleFake()]
    keepFriends({ kept: store, model, me: () => ada.id })
    const people = Array.from({ length: friends }, (_, n) => acquaintance(1_000 + n, { pinned: n === friends - 1 }))
    model.know(people)
    model.lists.setFriends({ items: people, listing: 'loaded', more: false, page: 1 })
    const stored = await store.read(ada.id)()
    expect([stored.length, stored[0]?.id]).toEqual([kept, 1_000 + friends - 1])
  })

  it('can be looked at, though the gateway cannot be asked [PLUS-18]', async () => {
    const friends = await reload(false)
    expect((await friends.open(bo)())._tag).toBe('Left')
    expect(friends.view.person(bo)).toMatchObject({ _tag: 'Some', value: { name: 'Bo', relation: 'friend' } })
  })

  it('show while the gateway takes its time, from 2 s on, and give way to what it says [PLUS-18]', async () => {
    befriend('Di')
    await ada.friends.load()
    await ada.friends.loadMore()
    const friends = await reload(true)
    const answer = ada.browser.seat.hold('list')
    const loaded = friends.load()
    await stage.clock.advance(RECALL_AFTER_MS - 1)
    expect(names(friends)).toEqual([])
    await stage.clock.advance(1)
    expect(names(friends)).toEqual(['Bo', 'Cy', 'Di'])
    answer()
    await loaded
    expect([names(friends), friends.view.listing]).toEqual([['Bo', 'Cy'], 'loaded'])
  })

  it('are not shown to whoever signs in next [PLUS-15]', async () => {
    ada.tab.close()
    const bea = stage.world.join({ email: 'bea@example.org', password: 'secret1', me: me({ name: 'Bea' }) })
    const tab = ada.browser.open()
    await stage.clock.advance(2_000)
    await tab.core.account.signOut()
    tab.core.account.openSignIn({ _tag: 'Button' })
    tab.core.account.chooseEmail()
    await tab.core.account.submitEmail(bea.email)()
    await tab.core.account.submitPassword('secret1')()
    const friends = await tab.core.feature('friends')
    ada.browser.setOnline(false)
    await friends.load()
    expect(names(friends)).toEqual([])
  })
})
