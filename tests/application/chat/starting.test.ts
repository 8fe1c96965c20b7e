import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { HOUR, SECOND } from '../../../src/domain/kernel/time'
import { ann, bob, conversation, me, message } from '../../domain/chat/samples'
import { makeChatWorld } from './chat-world'

const from = (n: number, at: number, changes = {}) => message(n, { at, ...changes })

describe('starting', () => {
  it('lists what is stored at once, then what the server says, unread counts and order included [CHAT-11]', async () => {
    const world = makeChatWorld()
    const now = world.clock.now()
    const page = world.load()
    world.server.listed = [
      conversation(bob, { unread: 2, lastAt: now - 5 }),
      conversation(ann, { unread: 1, lastAt: now - 9, pinned: true }),
    ]
    await page.begin()
    await world.clock.advance(SECOND)
    expect(page.view.conversations.map((one) => [one.friend, one.unread])).toEqual([
      [ann, 1],
      [bob, 2],
    ])
    expect(page.view.unread).toBe(3)
  })

  it('shows what is stored without a network [PLUS-18]', async () => {
    const world = makeChatWorld()
    const before = world.load()
    await before.begin()
    await before.receive({ messages: [from(1, world.clock.now())], cursor: 1 })
    before.inbox.end()
    world.server.setOnline(false)
    const page = world.load()
    await page.begin()
    await page.open(ann)
    expect(page.view.ready).toBe(true)
    expect(page.states()).toEqual(['text 1:Sent'])
  })

  it('reads after 350 ms what nobody has read for 72 hours [CHAT-56] [CHAT-57]', async () => {
    const world = makeChatWorld()
    const now = world.clock.now()
    const before = world.load()
    await before.begin()
    const old = [from(1, now - 73 * HOUR), from(2, now - 71 * HOUR, { sender: bob })]
    await before.receive({ messages: old, cursor: 2 })
    before.inbox.end()
    const page = world.load()
    await page.begin()
    await world.clock.advance(349)
    expect(page.view.unread).toBe(2)
    await world.clock.advance(1 + 200)
    expect(page.view.conversations.map((one) => [one.friend, one.unread])).toEqual([
      [bob, 1],
      [ann, 0],
    ])
  })

  it('gathers changes of the list for 200 ms [CHAT-13]', async () => {
    const world = makeChatWorld()
    const page = world.load()
    await page.begin()
    await world.clock.advance(SECOND)
    await page.receive({ messages: [from(1, world.clock.now())], cursor: 1 })
    await world.clock.advance(199)
    expect(page.view.unread).toBe(0)
    await page.receive({ messages: [from(2, world.clock.now())], cursor: 2 })
    await world.clock.advance(1)
    expect(page.view.unread).toBe(2)
  })

  it('says when the store is full as long as nothing can be written, though it can be read [CHAT-53]', async () => {
    const world = makeChatWorld()
    const page = world.load()
    await page.begin()
    world.stores.break({ _tag: 'StoreFailed', full: true, cause: 'full' })
    const received = await page.receive({ messages: [from(1, 1)], cursor: 1 })
    expect(E.isLeft(received)).toBe(true)
    await page.open(ann)
    expect(page.view.storeProblem).toMatchObject({ full: true })
    world.stores.break(null)
    await page.receive({ messages: [from(1, 1)], cursor: 1 })
    expect(page.view.storeProblem).toBeNull()
  })

  it('forgets the person at sign-out, and drops what comes too late', async () => {
    const world = makeChatWorld()
    const page = world.load()
    const opening = page.inbox.begin(me)()
    page.inbox.end()
    await opening
    await world.clock.settle()
    expect(page.view).toMatchObject({ ready: false, conversations: [], open: null })
    expect(E.isLeft(await page.receive({ cursor: 5 }))).toBe(true)
  })
})
