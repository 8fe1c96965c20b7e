import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { UserId } from '../../../src/domain/kernel/ids'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

/** The list without what the gateway itself says. */
const peopleIn = ({ view }: ChatFeature) => view.conversations.filter(({ friend }) => friend > 0)

describe('what is done about a person', () => {
  let stage: Stage
  let ada: Player
  let bo: UserId
  let cy: UserId

  const befriend = (name: string): UserId => {
    const id = stage.extra(name)
    stage.world.setPair(ada.id, id, { _tag: 'Friends', askedBy: ada.id })
    return id
  }
  const person = (id: UserId) => O.toUndefined(ada.friends.view.person(id))
  const friendsOnly = E.left({ _tag: 'Refused', rule: 'FRND-33' })

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    ;[bo, cy] = [befriend('Bo'), befriend('Cy')]
    await ada.friends.load()
  })

  describe('favourites', () => {
    const favorites = () => ada.friends.view.favorites.map(({ name }) => name)

    it('switch at once, stand first, and switch back [FRND-28] [FRND-38]', async () => {
      const release = ada.browser.seat.hold(`pin ${cy}`)
      const pinning = ada.friends.pin(cy, true)()
      expect(favorites()).toEqual(['Cy'])
      expect(ada.friends.view.friends.map(({ name }) => name)).toEqual(['Cy', 'Bo'])
      release()
      expect(await pinning).toEqual(E.right(undefined))
      expect(stage.world.side(ada.id, cy).pinned).toBe(true)
      await ada.friends.pin(cy, false)()
      expect([favorites(), stage.world.side(ada.id, cy).pinned]).toEqual([[], false])
    })

    it('go back when it failed [FRND-38]', async () => {
      ada.browser.seat.failNext(`pin ${cy}`, unreachable)
      expect(await ada.friends.pin(cy, true)()).toEqual(E.left(unreachable))
      expect(favorites()).toEqual([])
    })

    it('are heard of on other devices', async () => {
      stage.world.setSide(ada.id, bo, { pinned: true })
      await stage.clock.settle()
      expect(favorites()).toEqual(['Bo'])
    })
  })

  describe('a remark', () => {
    it('is 30 characters at most, and the name of the reply is shown [FRND-39] [FRND-40]', async () => {
      const typed = `  ${'x'.repeat(31)}`
      expect(await ada.friends.rename(bo, typed)()).toEqual(E.right('x'.repeat(30)))
      expect(ada.count(`rename ${'x'.repeat(30)}`)).toBe(1)
      expect(person(bo)).toMatchObject({ name: 'x'.repeat(30), remark: 'x'.repeat(30) })
    })

    it('shows in the list of conversations too [FRND-40]', async () => {
      const chat = await ada.tab.core.feature('chat')
      await chat.open(bo)()
      await chat.send('Hello')()
      await stage.clock.advance(1_000)
      await ada.friends.rename(bo, 'Bobby')()
      await stage.clock.advance(1_000)
      expect(peopleIn(chat).map(({ friend, name }) => [friend, name])).toEqual([[bo, 'Bobby']])
    })

    it('is taken away by nothing [FRND-40]', async () => {
      await ada.friends.rename(bo, 'Bobby')()
      expect(await ada.friends.rename(bo, ' ')()).toEqual(E.right('Bo'))
      expect(person(bo)).toMatchObject({ name: 'Bo', remark: '' })
    })

    it('that was not stored is not shown', async () => {
      ada.browser.seat.failNext('rename Bobby', refusal(500))
      expect(E.isLeft(await ada.friends.rename(bo, 'Bobby')())).toBe(true)
      expect(person(bo)).toMatchObject({ name: 'Bo', remark: '' })
    })
  })

  describe('parting', () => {
    const write = async () => {
      const chat = await ada.tab.core.feature('chat')
      await chat.open(bo)()
      await chat.send('Hello')()
      chat.close()
      await stage.clock.advance(1_000)
      expect(peopleIn(chat).map(({ friend }) => friend)).toEqual([bo])
      return chat
    }

    it.each(['remove', 'block'] as const)('ends friendship and conversation: %s [FRND-35]', async (deed) => {
      const chat = await write()
      expect(await ada.friends[deed](bo)()).toEqual(E.right(undefined))
      await stage.clock.advance(1_000)
      expect(person(bo)).toMatchObject({ relation: 'stranger', blocked: deed === 'block' })
      expect(ada.friends.view.friends.map(({ name }) => name)).toEqual(['Cy'])
      expect(peopleIn(chat)).toEqual([])
    })

    it('that failed keeps everything [FRND-35]', async () => {
      const chat = await write()
      ada.browser.seat.failNext(`block ${bo}`, unreachable)
      expect(await ada.friends.block(bo)()).toEqual(E.left(unreachable))
      expect(person(bo)).toMatchObject({ relation: 'friend', blocked: false })
      expect(peopleIn(chat)).toHaveLength(1)
    })

    it('bars anybody, friend or not [FRND-34]', async () => {
      const di = stage.extra('Di')
      expect(await ada.friends.block(di)()).toEqual(E.right(undefined))
      expect(stage.world.pair(ada.id, di)).toEqual({ _tag: 'Blocked', by: ada.id })
    })
  })

  it('rename, favourite, reminder and delete are for friends only, without a call [FRND-33] [FRND-38]', async () => {
    const di = stage.extra('Di')
    await ada.friends.open(di)()
    const before = ada.browser.seat.calls.length
    const { friends } = ada
    const deeds = [friends.pin(di, true), friends.rename(di, 'D'), friends.remove(di), friends.remind(di, true)]
    for (const deed of deeds) expect(await deed()).toEqual(friendsOnly)
    expect(ada.browser.seat.calls.length).toBe(before)
  })

  describe('the blacklist', () => {
    const listed = () => ada.friends.view.blacklist.items.map(({ name }) => name)

    it('is read page by page; who is let again leaves it, and nobody is missed [FRND-44] [FRND-45] [FRND-37]', async () => {
      for (const name of ['Di', 'Ed', 'Flo']) await ada.friends.block(stage.extra(name))()
      await ada.friends.loadBlacklist()
      expect([listed(), ada.friends.view.blacklist.more]).toEqual([['Di', 'Ed'], true])
      const [di] = ada.friends.view.blacklist.items
      expect(await ada.friends.unblock(di?.id ?? bo)()).toEqual(E.right(undefined))
      expect(listed()).toEqual(['Ed'])
      await ada.friends.loadMoreBlacklist()
      expect([listed(), ada.friends.view.blacklist.more]).toEqual([['Ed', 'Flo'], false])
    })

    it('keeps whom the gateway did not let again [FRND-45]', async () => {
      await ada.friends.block(bo)()
      await ada.friends.loadBlacklist()
      ada.browser.seat.failNext(`unblock ${bo}`, unreachable)
      expect(E.isLeft(await ada.friends.unblock(bo)())).toBe(true)
      expect(listed()).toEqual(['Bo'])
    })
  })

  describe('online reminders', () => {
    const switches = () => ada.friends.view.reminders.items.map(({ person: { name }, on }) => [name, on])

    it('stand with a switch each, and are counted [FRND-41] [FRND-42]', async () => {
      befriend('Di')
      await ada.friends.loadReminders()
      expect([switches(), ada.friends.view.remindNum]).toEqual([
        [
          ['Bo', false],
          ['Cy', false],
        ],
        0,
      ])
      const release = ada.browser.seat.hold(`remind ${cy}`)
      const turning = ada.friends.remind(cy, true)()
      expect([switches()[1], ada.friends.view.remindNum]).toEqual([['Cy', true], 1])
      release()
      expect(await turning).toEqual(E.right(undefined))
      expect([stage.world.side(ada.id, cy).remind, ada.friends.view.remindNum]).toEqual([true, 1])
      await ada.friends.loadMoreReminders()
      expect(switches()).toHaveLength(3)
      expect(ada.friends.view.reminders.more).toBe(false)
    })

    it('come back with a friend whom older news took away [FRND-41]', async () => {
      await ada.friends.loadReminders()
      stage.world.setPair(ada.id, cy, { _tag: 'Strangers' })
      await stage.clock.settle()
      expect(switches()).toEqual([['Bo', false]])
      stage.world.setPair(ada.id, cy, { _tag: 'Friends', askedBy: cy })
      await stage.clock.settle()
      expect(switches().map(([name]) => name)).toContain('Cy')
    })

    it('keep the pages that were read when the first is read anew [FRND-41]', async () => {
      befriend('Di')
      await ada.friends.loadReminders()
      await ada.friends.loadMoreReminders()
      await ada.friends.loadReminders()
      expect(switches().map(([name]) => name)).toEqual(['Bo', 'Cy', 'Di'])
    })

    it('turn back when it failed [FRND-42]', async () => {
      await ada.friends.loadReminders()
      ada.browser.seat.failNext(`remind ${cy}`, unreachable)
      expect(await ada.friends.remind(cy, true)()).toEqual(E.left(unreachable))
      expect([switches()[1], ada.friends.view.remindNum, person(cy)?.reminded]).toEqual([['Cy', false], 0, false])
    })
  })

  it('an answer that comes after the sign-out is nobody’s [PLUS-15]', async () => {
    const release = ada.browser.seat.hold('blacklist')
    const reading = ada.friends.loadBlacklist()
    await ada.tab.core.account.signOut()
    release()
    await reading
    expect(ada.friends.view.blacklist).toMatchObject({ items: [], listing: 'idle' })
  })

  it('a hot video is named with the request it led to [FRND-16] [FRND-18]', async () => {
    const di = stage.extra('Di')
    await ada.friends.add(di, 102, 'v1')()
    expect(ada.count('add 102 v1')).toBe(1)
  })
})
