import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { got } from '../../contract/harness/check'
import { ann, bob, conversation, me, message } from '../../domain/chat/samples'
import { makeChatWorld } from './chat-world'

describe('a conversation that was deleted', () => {
  it('sends nothing more of a conversation that was deleted while its first message was under way [CHAT-14]', async () => {
    const world = makeChatWorld()
    const page = world.load()
    page.inbox.lead()
    await page.begin()
    await page.open(ann)
    let answer = () => {}
    world.server.setOnline(false)
    for (const text of ['one', 'two', 'three']) await page.say(text)
    world.server.requests.length = 0
    world.server.gate = () => new Promise((resolve) => (answer = () => resolve()))
    world.server.setOnline(true)
    page.inbox.wake()
    await world.clock.settle()
    await page.chat.deleteConversation(ann)()
    answer()
    await world.clock.advance(60 * SECOND)
    expect(world.server.storedFor(ann)).toEqual(['one'])
    expect(world.server.requests).toHaveLength(1)
  })
})

describe('a session that is over', () => {
  it('stores nothing that the server answers after its sign-out [PLUS-15]', async () => {
    const world = makeChatWorld()
    const page = world.load()
    world.server.listed = [conversation(ann)]
    await page.inbox.begin(me)()
    page.inbox.end()
    await world.clock.settle()
    const store = await got(world.stores.open(me))
    expect(await got(store.conversations)).toEqual([])
    world.server.listed = []
    world.server.history = () => {
      page.inbox.end()
      return [message(1)]
    }
    await page.begin()
    await page.open(ann)
    expect(world.server.historyCalls).toHaveLength(1)
    expect(await got(store.messages(ann, Infinity, 10))).toEqual([])
  })

  it('stores no snapshot with somebody else [PLUS-15, CHAT-60]', async () => {
    const world = makeChatWorld()
    Object.assign(world.server.gateway, {
      snapshot: async () => {
        await page.begin(bob)
        return E.right({ ...world.server.snapshot, cursor: 90 })
      },
    })
    const page = world.load()
    await page.begin()
    expect(E.isLeft(await page.inbox.takeSnapshot())).toBe(true)
    expect(await page.inbox.cursor()).toEqual(E.right(0))
  })
})
