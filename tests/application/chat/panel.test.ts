import { describe, expect, it } from 'vitest'
import { numbers } from '../../../src/domain/chat/message-kind'
import { SECOND, MINUTE } from '../../../src/domain/kernel/time'
import { ann, bob, conversation, message, user, uuid } from '../../domain/chat/samples'
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
    page.chat.keepDraft(ann, 'half')
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

  it('is told up to its instant when they have written again: the new message stays [CHAT-14]', async () => {
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
    expect(world.server.deletions).toEqual([{ friend: ann, upTo: first.at }])
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
