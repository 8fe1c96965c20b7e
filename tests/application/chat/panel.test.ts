import { describe, expect, it } from 'vitest'
import { numbers } from '../../../src/domain/chat/message-kind'
import { SECOND, HOUR, MINUTE } from '../../../src/domain/kernel/time'
import { ann, bob, conversation, me, message, user, uuid } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

const team = user(-2)
const begun = async (world: ChatWorld) => {
  const page = world.load()
  await page.begin()
  return page
}
const listed = (page: Awaited<ReturnType<typeof begun>>) => page.view.conversations.map(({ friend }) => Number(friend))
const now = (world: ChatWorld) => world.clock.now()

describe('deleting a conversation', () => {
  it('takes entry, messages and draft away, and tells the server [CHAT-14]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    await page.receive({ messages: [message(1, { at: now(world) }), message(2, { sender: bob, at: 5 })], cursor: 2 })
    await page.open(ann)
    page.chat.keepDraft('half')
    page.chat.close()
    await page.chat.deleteConversation(ann)()
    expect(listed(page)).toEqual([4])
    expect(world.server.deletions).toEqual([{ friend: ann, upTo: now(world) }])
    await page.open(ann)
    expect(page.view.open).toMatchObject({ messages: [], draft: '' })
    world.server.listed = [conversation(ann, { lastAt: now(world), unread: 1 })]
    const again = await begun(world)
    await world.clock.advance(SECOND)
    expect(listed(again)).toEqual([4])
  })

  it('is kept without a network and told when it is back [CHAT-14]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    await page.receive({ messages: [message(1, { at: 7 })], cursor: 1 })
    world.server.setOnline(false)
    await page.chat.deleteConversation(ann)()
    expect([listed(page), world.server.deletions]).toEqual([[], []])
    world.server.setOnline(true)
    page.inbox.wake()
    await world.clock.settle()
    expect(world.server.deletions).toEqual([{ friend: ann, upTo: 7 }])
    page.inbox.wake()
    await world.clock.settle()
    expect(world.server.deletions).toHaveLength(1)
  })

  it('is not told once they have written again: the new message stays [CHAT-14]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    const first = message(1, { at: now(world) - 2 })
    await page.receive({ messages: [first], cursor: 1 })
    world.server.setOnline(false)
    await page.chat.deleteConversation(ann)()
    await page.receive({ messages: [first, message(2, { at: now(world) })], cursor: 2 })
    world.server.setOnline(true)
    page.inbox.wake()
    await world.clock.advance(SECOND)
    expect(world.server.deletions).toEqual([])
    expect(page.view.conversations).toMatchObject([{ friend: ann, lastText: 'text 2', unread: 1 }])
  })

  it('on another device empties it here, the open conversation too [CHAT-14]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    await page.receive({ messages: [message(1, { at: 7 })], cursor: 1 })
    await page.open(ann)
    await page.receive({ deletions: [{ friend: ann, upTo: 7 }], cursor: 2 })
    await world.clock.advance(SECOND)
    expect([listed(page), page.view.open?.messages, world.server.deletions]).toEqual([[], [], []])
  })
})

describe('pending requests', () => {
  const asks = (at: number) => ({ user: ann, relation: 'asking', name: 'Ann', headImg: '', at }) as const

  it('stand in the panel as one entry, are read when they are looked at, and become a friend or leave [CHAT-4, CHAT-10, CHAT-15]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    const at = now(world)
    await page.receive({ relations: [asks(at), { ...asks(at + 1), user: bob, name: 'Bob' }], cursor: 1 })
    await world.clock.advance(SECOND)
    expect(page.view.entries).toMatchObject([{ _tag: 'SayHi', group: { count: 2, unread: 2, lastAt: at + 1 } }])
    expect(page.view.sayHi.map((one) => one.name)).toEqual(['Bob', 'Ann'])
    await page.chat.readSayHi()
    await world.clock.advance(SECOND)
    expect([page.view.unread, world.server.reads]).toEqual([0, [bob, ann]])
    const friend = { ...asks(at + 2), relation: 'friend' } as const
    await page.receive({ relations: [friend, { ...friend, user: bob, relation: 'stranger' }], cursor: 2 })
    await world.clock.advance(SECOND)
    expect(page.view.entries).toMatchObject([{ _tag: 'Person', conversation: { friend: ann, lastKind: 'friend' } }])
  })

  it('do not count again when the same row comes twice', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    await page.receive({ relations: [asks(now(world))], cursor: 1 })
    await world.clock.advance(SECOND)
    await page.chat.readSayHi()
    await page.receive({ relations: [asks(now(world))], cursor: 1 })
    await world.clock.advance(SECOND)
    expect(page.view.unread).toBe(0)
  })
})

describe('favourites', () => {
  it('are what shows when only they are wanted [CHAT-2]', async () => {
    const world = makeChatWorld()
    world.server.listed = [conversation(ann, { lastAt: 2 }), conversation(bob, { lastAt: 1, pinned: true })]
    const page = await begun(world)
    await world.clock.advance(SECOND)
    page.chat.setFavoritesOnly(true)
    expect(page.view.entries).toMatchObject([{ conversation: { friend: bob } }])
    page.chat.setFavoritesOnly(false)
    expect(page.view.entries).toHaveLength(2)
  })
})

describe('notices', () => {
  it('say welcome once a user, and the welcome goes after five minutes [CHAT-46, CHAT-47, CHAT-48]', async () => {
    const world = makeChatWorld({ fresh: true })
    const page = await begun(world)
    await world.clock.advance(SECOND)
    expect(page.view.conversations).toMatchObject([
      { friend: team, lastText: 'Welcome! Be kind, stay safe and have fun.', unread: 0 },
    ])
    const reloaded = await begun(world)
    await world.clock.advance(4 * MINUTE + 58 * SECOND)
    expect(listed(reloaded)).toEqual([-2])
    await world.clock.advance(2 * SECOND)
    expect(listed(reloaded)).toEqual([])
    const again = await begun(world)
    await world.clock.advance(SECOND)
    expect(listed(again)).toEqual([])
  })

  it('open a popup with 2100 only, until its button is pressed, also over a reload [CHAT-36]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    const warning = message(1, { ...numbers.system, sender: team, bizType: 2100, content: 'Be kind', at: 5 })
    const other = message(2, { ...numbers.system, sender: team, bizType: 2000, content: 'News', at: 6 })
    await page.receive({ messages: [other], cursor: 1 })
    await world.clock.advance(SECOND)
    expect(page.view.warning).toBeNull()
    await page.receive({ messages: [warning], cursor: 2 })
    await world.clock.advance(SECOND)
    expect(page.view.warning).toEqual({ uuid: uuid(1), text: 'Be kind', at: 5 })
    const reloaded = await begun(world)
    await world.clock.settle()
    expect(reloaded.view.warning?.text).toBe('Be kind')
    reloaded.chat.dismissWarning()
    expect(reloaded.view.warning).toBeNull()
    const third = await begun(world)
    await world.clock.advance(SECOND)
    expect(third.view.warning).toBeNull()
  })

  it('1090 leaves no row [CHAT-37]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    await page.receive({ messages: [message(1, { ...numbers.system, sender: team, bizType: 1090 })], cursor: 1 })
    await world.clock.advance(SECOND)
    expect(listed(page)).toEqual([])
  })
})

describe('tips', () => {
  const from = (world: ChatWorld, n: number, changes = {}) => message(n, { at: now(world), ...changes })

  it('show what came in for 5 s, with its sender [CHAT-85, CHAT-87]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    await page.receive({ messages: [from(world, 1)], cursor: 1 })
    expect(page.view.tip).toMatchObject({ show: true, type: 1, msg: 'text 1', hostId: ann })
    await world.clock.advance(5 * SECOND - 1)
    expect(page.view.tip).not.toBeNull()
    await world.clock.advance(1)
    expect(page.view.tip).toBeNull()
  })

  it('hide with a swipe, or 2.5 s after a short drag [CHAT-88, CHAT-89]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    await page.receive({ messages: [from(world, 1)], cursor: 1 })
    page.chat.holdTip()
    await world.clock.advance(9 * SECOND)
    page.chat.releaseTip(30)
    await world.clock.advance(2_499)
    expect(page.view.tip).not.toBeNull()
    await world.clock.advance(1)
    expect(page.view.tip).toBeNull()
    await page.receive({ messages: [from(world, 2)], cursor: 2 })
    page.chat.holdTip()
    page.chat.releaseTip(31)
    expect(page.view.tip).toBeNull()
  })

  it('are suppressed in a call, beside an open chat, and for a friend who comes online in an installed app [CHAT-91]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    const bobs = { id: bob, name: 'Bob', headImg: '' }
    world.busy.now = true
    await page.receive({ messages: [from(world, 1)], cursor: 1 })
    expect(page.view.tip).toBeNull()
    world.busy.now = false
    await page.open(bob)
    await page.receive({ messages: [from(world, 2)], cursor: 2 })
    expect(page.view.tip).toBeNull()
    page.chat.close()
    page.inbox.friendOnline(bobs)
    expect(page.view.tip).toMatchObject({ type: 2, hostId: bob, name: 'Bob' })
    page.chat.dismissTip()
    world.page.install()
    page.inbox.friendOnline(bobs)
    expect(page.view.tip).toBeNull()
  })

  it('are not for own messages, calls, or what is no news any more', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    const own = from(world, 1, { sender: me, receiver: ann })
    const call = from(world, 2, { ...numbers.call, content: '{}' })
    const old = from(world, 3, { at: now(world) - 2 * MINUTE })
    await page.receive({ messages: [own, call, old], cursor: 3 })
    expect(page.view.tip).toBeNull()
  })
})

describe('the coin banner', () => {
  it('goes with a dismissal and returns after 24 h, over a reload too [CHAT-92, CHAT-94]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    expect(page.view.coinBanner).toBe(true)
    page.chat.dismissCoinBanner()
    expect(page.view.coinBanner).toBe(false)
    expect(world.settings.entries.get('isBannerMessage')).toBe(String(now(world)))
    await world.clock.advance(23 * HOUR)
    const reloaded = await begun(world)
    expect(reloaded.view.coinBanner).toBe(false)
    await world.clock.advance(HOUR)
    expect(reloaded.view.coinBanner).toBe(true)
  })

  it('never shows with the stored flag, and nothing unreadable hides it [CHAT-93, CHAT-94]', async () => {
    const world = makeChatWorld()
    world.settings.write('isBannerMessage', 'soon')
    expect((await begun(world)).view.coinBanner).toBe(true)
    world.settings.write('banner', 'true')
    expect((await begun(world)).view.coinBanner).toBe(false)
  })
})
