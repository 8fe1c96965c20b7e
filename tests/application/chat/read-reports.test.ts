import { beforeEach, describe, expect, it } from 'vitest'
import type { Received } from '../../../src/application/chat/chat-store.port'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { ann, bob, message } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

describe('a reading that the server did not hear of', () => {
  let world: ChatWorld
  let page: ReturnType<ChatWorld['load']>
  let start: number

  beforeEach(async () => {
    world = makeChatWorld()
    page = world.load()
    page.inbox.lead()
    await page.begin()
    start = world.clock.now()
    await page.receive({ messages: [message(1, { at: start - 9 })], cursor: 1 })
  })

  const secondsOfRequests = () => world.server.readRequests.map(({ at }) => (at - start) / SECOND)

  it('is told again after 1 s, 2 s and so on up to every 30 s, until it is heard of [CHAT-55] [CHAT-11]', async () => {
    world.server.setOnline(false)
    await page.open(ann)
    await world.clock.advance(62 * SECOND)
    expect(secondsOfRequests()).toEqual([0, 1, 3, 7, 15, 31, 61])
    world.server.setOnline(true)
    await world.clock.advance(29 * SECOND)
    expect(world.server.reads).toEqual([ann])
    await world.clock.advance(MINUTE)
    expect(secondsOfRequests()).toHaveLength(8)
  })

  it('is told again at once when the conversation is opened again [CHAT-55]', async () => {
    world.server.setOnline(false)
    await page.open(ann)
    page.chat.close()
    world.server.setOnline(true)
    await page.open(ann)
    expect(world.server.reads).toEqual([ann])
    await world.clock.advance(MINUTE)
    expect(secondsOfRequests()).toEqual([0, 0])
  })

  it('is told by the tab that opens the conversation after the one that read it was closed [CHAT-11] [PLUS-20]', async () => {
    await page.open(ann)
    page.chat.close()
    const other = world.load()
    await other.begin()
    await page.receive({ messages: [message(2, { at: start - 8 })], cursor: 2 })
    world.server.setOnline(false)
    await other.open(ann)
    other.inbox.end()
    world.server.setOnline(true)
    await page.open(ann)
    expect(world.server.reads).toEqual([ann, ann])
    expect(world.server.readRequests.at(-1)?.upTo).toBe(start - 8)
  })

  it('is told once at a time, and once more when more was read meanwhile [CHAT-55]', async () => {
    let answer = () => {}
    world.server.readGate = () => new Promise((resolve) => (answer = resolve))
    void page.chat.open(ann)()
    await world.clock.settle()
    page.inbox.wake()
    await page.receive({ messages: [message(2, { at: start - 8 })], cursor: 2 })
    await world.clock.advance(MINUTE)
    expect(world.server.readRequests).toEqual([{ friend: ann, upTo: start - 9, at: start }])
    answer()
    await world.clock.settle()
    expect(world.server.readRequests.map(({ upTo }) => upTo)).toEqual([start - 9, start - 8])
    answer()
    await world.clock.advance(MINUTE)
    expect(world.server.reads).toEqual([ann, ann])
  })

  it('waits while there is no network, and is told at once with the next one [CHAT-55]', async () => {
    world.server.setOnline(false)
    await page.open(ann)
    world.page.setOnline(false)
    await world.clock.advance(MINUTE)
    expect(secondsOfRequests()).toEqual([0])
    world.server.setOnline(true)
    world.page.setOnline(true)
    await world.clock.settle()
    expect(secondsOfRequests()).toEqual([0, 60])
    expect(world.server.reads).toEqual([ann])
  })

  it('begins with the shortest wait again when the connection has come back for a moment', async () => {
    world.server.setOnline(false)
    await page.open(ann)
    await world.clock.advance(8 * SECOND)
    page.inbox.wake()
    await world.clock.advance(SECOND)
    expect(secondsOfRequests()).toEqual([0, 1, 3, 7, 8, 9])
  })

  it('is not told for somebody who has signed out, nor after an answer that comes then [PLUS-20]', async () => {
    world.server.setOnline(false)
    await page.open(ann)
    let answer = () => {}
    world.server.readGate = () => new Promise((resolve) => (answer = resolve))
    await world.clock.advance(SECOND)
    page.inbox.end()
    answer()
    await world.clock.settle()
    await page.begin(bob)
    await world.clock.advance(MINUTE)
    expect(secondsOfRequests()).toEqual([0, 1])
  })

  it('stops when somebody signs out while it waits', async () => {
    world.server.setOnline(false)
    await page.open(ann)
    page.inbox.end()
    await world.clock.advance(MINUTE)
    expect(secondsOfRequests()).toEqual([0])
    expect(world.clock.pending()).toBe(0)
  })

  it('is forgotten with the conversation [CHAT-14]', async () => {
    world.server.setOnline(false)
    await page.open(ann)
    await page.chat.deleteConversation(ann)()
    await world.clock.advance(MINUTE)
    expect(secondsOfRequests()).toEqual([0])
  })

  it('is told no more when the server refuses it, and later when it asks for that', async () => {
    world.server.readError = { _tag: 'Refusal', code: 30_001, message: '', data: null }
    await page.open(ann)
    await world.clock.advance(MINUTE)
    expect(secondsOfRequests()).toEqual([0])
    world.server.readError = { _tag: 'HttpFailed', status: 429, retryAfter: 5 * SECOND }
    await page.receive({ messages: [message(2, { at: start - 8 })], cursor: 2 })
    await world.clock.advance(6 * SECOND)
    expect(secondsOfRequests()).toEqual([0, 60, 65])
  })

  it('of a pending request reads nothing that came meanwhile [CHAT-15]', async () => {
    const asks = (at: number, cursor: number): Partial<Received> => ({
      relations: [{ user: bob, relation: 'asking', name: 'Bob', headImg: '', at }],
      cursor,
    })
    await page.receive(asks(start - 7, 2))
    await world.clock.advance(SECOND)
    world.server.setOnline(false)
    await page.chat.readSayHi()
    world.server.setOnline(true)
    await page.receive(asks(start - 6, 3))
    await world.clock.advance(SECOND)
    expect(world.server.reads).toEqual([bob])
    expect(world.server.readRequests.map(({ upTo }) => upTo)).toEqual([start - 7, start - 7])
  })
})
