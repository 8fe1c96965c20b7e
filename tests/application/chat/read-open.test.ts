import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { ann, conversation as listed, me, message } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

const from = (n: number, at: number, changes = {}) => message(n, { at, ...changes })

describe('what is read where clocks, the list and the store differ', () => {
  let world: ChatWorld
  let now: number

  beforeEach(() => {
    world = makeChatWorld()
    now = world.clock.now()
  })

  it('does not take for read what comes later because this clock is ahead [CHAT-55]', async () => {
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, now - HOUR)], cursor: 1 })
    world.server.setOnline(false)
    await page.open(ann)
    await page.say('mine')
    await page.receive({ messages: [from(2, now - HOUR + 1)], cursor: 2 })
    page.chat.close()
    await page.receive({ messages: [from(3, now - HOUR + 2)], cursor: 3 })
    await world.clock.advance(SECOND)
    expect(page.view.unread).toBe(1)
  })

  it('does not take for read what comes later because own messages waited with times ahead and the list lagged behind [CHAT-55]', async () => {
    const later = now + HOUR
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, later)], cursor: 1 })
    await page.open(ann)
    world.server.setOnline(false)
    for (const text of ['one', 'two', 'three']) await page.say(text)
    world.page.setVisible(false)
    await page.receive({ messages: [from(2, later + 1)], cursor: 2 })
    await world.clock.advance(200)
    world.server.setOnline(true)
    page.inbox.wake()
    world.page.setVisible(true)
    await world.clock.settle()
    expect(page.view.open?.messages.every(({ delivery }) => delivery._tag === 'Sent')).toBe(true)
    page.chat.close()
    await page.receive({ messages: [from(3, later + 2)], cursor: 3 })
    await world.clock.advance(SECOND)
    expect(page.view.unread).toBe(1)
    await page.open(ann)
    await world.clock.advance(SECOND)
    expect(page.view.unread).toBe(0)
  })

  it('reads what comes after an own message that had waited with a time ahead, though the list lagged behind [CHAT-55]', async () => {
    const later = now + HOUR
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, later)], cursor: 1 })
    await page.open(ann)
    world.server.setOnline(false)
    await page.say('taken back')
    await page.say('waits')
    const [first] = page.view.open?.messages.filter(({ mine }) => mine) ?? []
    if (first !== undefined) await page.chat.deleteMessage(first.uuid)()
    world.page.setVisible(false)
    await page.receive({ messages: [from(2, later + 1)], cursor: 2 })
    await world.clock.advance(200)
    world.server.setOnline(true)
    page.inbox.wake()
    await world.clock.settle()
    world.page.setVisible(true)
    await world.clock.settle()
    await page.receive({ messages: [from(3, later + 2)], cursor: 3 })
    await world.clock.advance(SECOND)
    expect(page.view.unread).toBe(0)
  })

  it('tells the server of nothing that the store did not take: what came meanwhile may not be here [CHAT-55]', async () => {
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, now)], cursor: 1 })
    world.stores.break({ _tag: 'StoreFailed', full: true, cause: 'full' })
    await page.open(ann)
    await world.clock.advance(SECOND)
    expect(world.server.readRequests).toEqual([])
    world.stores.break(null)
    page.chat.close()
    await page.open(ann)
    expect(world.server.readRequests.map(({ upTo }) => upTo)).toEqual([now])
  })

  it('tells the server no time of this clock, though an own message was accepted while the list lagged behind [CHAT-55]', async () => {
    const server = now - HOUR
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, server)], cursor: 1 })
    await page.open(ann)
    world.server.setOnline(false)
    await page.say('mine')
    world.page.setVisible(false)
    await page.receive({ messages: [from(2, server + 1)], cursor: 2 })
    await world.clock.advance(200)
    const [mine] = page.view.open?.messages.filter((one) => one.mine) ?? []
    const accepted = from(9, server + 2, { id: 77, receiver: ann, sender: me, ...(mine && { uuid: mine.uuid }) })
    await page.receive({ messages: [accepted], cursor: 3 })
    world.server.setOnline(true)
    world.page.setVisible(true)
    await world.clock.advance(SECOND)
    expect(world.server.readRequests.every(({ upTo }) => upTo <= server + 2)).toBe(true)
    expect([page.view.unread, world.server.readRequests.at(-1)?.upTo]).toEqual([0, server + 1])
  })

  it('reads what the list counts beyond what is here, though an own message was refused [CHAT-55]', async () => {
    const before = await world.signedIn()
    await before.receive({ messages: [from(1, now)], cursor: 1 })
    await before.open(ann)
    world.server.forecast([{ refuse: 54006 }])
    await before.say('refused')
    before.inbox.end()
    world.server.listed = [listed(ann, { unread: 2, lastAt: now + MINUTE })]
    const page = await world.signedIn()
    await page.open(ann)
    await world.clock.advance(SECOND)
    expect([page.states(), page.view.unread]).toEqual([['text 1:Sent', 'refused:Failed'], 0])
  })
})
