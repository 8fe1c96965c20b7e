import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { ann, conversation, message, uuid } from '../../domain/chat/samples'
import { makeChatWorld } from './chat-world'

const from = (n: number, at: number, changes = {}) => message(n, { at, ...changes })

describe('rows of the inbox', () => {
  it('are stored with their cursor, without what is ignored or past its time [CHAT-43] [CHAT-44]', async () => {
    const world = makeChatWorld()
    const now = world.clock.now()
    const page = world.load()
    await page.begin()
    const messages = [from(1, now), from(2, now, { type: 66 }), from(3, now, { expires: now - 1 })]
    await page.receive({ messages, cursor: 7 })
    await page.open(ann)
    expect(page.states()).toEqual(['text 1:Sent'])
    expect(await page.inbox.cursor()).toEqual(E.right(7))
    expect(world.journal.notes).toHaveLength(2)
  })

  it('are harmless when they come twice [PLUS-17]', async () => {
    const world = makeChatWorld()
    const page = world.load()
    await page.begin()
    const rows = { messages: [from(1, world.clock.now())], cursor: 1 }
    await page.receive(rows)
    await page.receive(rows)
    await world.clock.advance(SECOND)
    expect(page.view.unread).toBe(1)
  })

  it('come from a snapshot when the cursor is too far behind, call records included [CHAT-60]', async () => {
    const world = makeChatWorld()
    const now = world.clock.now()
    const page = world.load()
    await page.begin()
    world.server.snapshot = {
      cursor: 90,
      relations: [],
      deletions: [],
      conversations: [conversation(ann, { unread: 1, lastAt: now })],
      messages: [from(1, now - MINUTE), from(2, now, { type: 7, typeValue: 7, content: '{}' })],
    }
    expect(await page.inbox.takeSnapshot()).toEqual(E.right(90))
    expect(await page.inbox.cursor()).toEqual(E.right(90))
    await world.clock.advance(SECOND)
    expect(page.view.unread).toBe(1)
    await page.open(ann)
    expect(page.view.open?.messages.map((one) => one.kind)).toEqual(['txt', 'video'])
    expect(page.view.open?.messages[0]?.uuid).toBe(uuid(1))
  })

  it('lose to a snapshot what was deleted elsewhere meanwhile, and nothing newer [CHAT-14, CHAT-60]', async () => {
    const world = makeChatWorld()
    const now = world.clock.now()
    const page = world.load()
    await page.begin()
    await page.receive({ messages: [from(1, now - MINUTE)], cursor: 1 })
    world.server.snapshot = {
      cursor: 90,
      relations: [],
      deletions: [{ friend: ann, upTo: now - MINUTE }],
      conversations: [conversation(ann, { unread: 1, lastAt: now })],
      messages: [from(2, now)],
    }
    expect(await page.inbox.takeSnapshot()).toEqual(E.right(90))
    await page.open(ann)
    expect(page.view.open?.messages.map((one) => one.uuid)).toEqual([uuid(2)])
  })
})
