import { beforeEach, describe, expect, it } from 'vitest'
import { AHEAD_LIMIT_MS } from '../../../src/application/chat/read-ahead.use-case'
import { ann, bob, message } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

describe('reading ahead', () => {
  let world: ChatWorld
  let page: ReturnType<ChatWorld['load']>

  beforeEach(async () => {
    world = makeChatWorld()
    page = world.load()
    await page.begin()
  })

  it('lets a conversation open without the store [CHAT-23]', async () => {
    await page.receive({ messages: [message(1)], cursor: 1 })
    await page.chat.readAhead(ann)()
    world.stores.hold(new Promise(() => undefined))
    void page.chat.open(ann)()
    await world.clock.settle()
    expect(page.view.open).toMatchObject({ friend: ann, loaded: true })
    expect(page.states()).toEqual(['text 1:Sent'])
  })

  it('opens a conversation with its messages at once, before anything is waited for; again changes nothing [CHAT-23]', async () => {
    await page.receive({ messages: [message(1)], cursor: 1 })
    await page.chat.readAhead(ann)()
    void page.chat.open(ann)()
    await Promise.resolve()
    expect(page.view.open).toMatchObject({ friend: ann, loaded: true, unread: { count: 1 } })
    await world.clock.settle()
    await page.open(ann)
    expect(page.view.open).toMatchObject({ loaded: true, unread: { count: 1 } })
  })

  it('leaves the conversation open that took the place of the closed one', async () => {
    await page.open(ann)
    await page.open(bob)
    page.chat.close(ann)
    expect(page.view.open?.friend).toBe(bob)
    page.chat.close(bob)
    expect(page.view.open).toBeNull()
  })

  it('is forgotten when anything has changed since [CHAT-23]', async () => {
    await page.receive({ messages: [message(1)], cursor: 1 })
    await page.chat.readAhead(ann)()
    await page.receive({ messages: [message(2)], cursor: 2 })
    await page.open(ann)
    expect(page.states()).toEqual(['text 1:Sent', 'text 2:Sent'])
  })

  it('waits 100 ms at most, and not at all where nobody is signed in', async () => {
    world.stores.hold(new Promise(() => undefined))
    let waits = true
    void page.chat
      .readAhead(ann)()
      .then(() => (waits = false))
    await world.clock.advance(AHEAD_LIMIT_MS - 1)
    expect(waits).toBe(true)
    await world.clock.advance(1)
    expect(waits).toBe(false)
    void page.chat.open(ann)()
    await world.clock.settle()
    expect(page.view.open).toMatchObject({ friend: ann, loaded: false })
    await world.load().chat.readAhead(ann)()
  })
})
