import { autorun } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { ann, bob, message } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

const from = (n: number, at: number, changes = {}) => message(n, { at, ...changes })

describe('opening a conversation', () => {
  let world: ChatWorld
  let now: number

  beforeEach(() => {
    world = makeChatWorld()
    now = world.clock.now()
  })

  it('marks its messages read here and on the server, and its count is zero [CHAT-55] [CHAT-23]', async () => {
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, now - 2), from(2, now - 1)], cursor: 2 })
    await world.clock.advance(200)
    expect(page.view.unread).toBe(2)
    await page.open(ann)
    await world.clock.advance(200)
    expect(page.view.unread).toBe(0)
    expect(world.server.reads).toEqual([ann])
  })

  it('shows what was opened before the store was: a reload never leaves a conversation empty [CHAT-23]', async () => {
    const before = await world.signedIn()
    await before.receive({ messages: [from(1, now)], cursor: 1 })
    const page = world.load()
    await page.open(ann)
    expect(page.view.open).toBeNull()
    await page.begin()
    await world.clock.advance(0)
    expect(page.view.open?.messages).toHaveLength(1)
  })

  it('of which nothing is here waits for the server before it says that nothing was written [CHAT-23, CHAT-58]', async () => {
    const page = await world.signedIn()
    world.server.history = () => [from(1, now - 1)]
    void page.chat.open(ann)()
    const loaded: (boolean | undefined)[] = []
    const stop = autorun(() => loaded.push(page.view.open?.loaded === true && page.view.open.messages.length === 0))
    await world.clock.settle()
    expect([page.view.open?.messages.length, loaded.includes(true)]).toEqual([1, false])
    stop()
  })

  it('of which nothing is here says so when the server cannot be asked [CHAT-23, CHAT-58]', async () => {
    const page = await world.signedIn()
    world.server.setOnline(false)
    await page.open(ann)
    expect(page.view.open).toMatchObject({ loaded: true, messages: [] })
  })

  it('tells the server once for each change, not at each opening [CHAT-55]', async () => {
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, now)], cursor: 1 })
    await page.open(ann)
    page.chat.close()
    await world.clock.advance(SECOND)
    await page.open(ann)
    expect(world.server.reads).toEqual([ann])
  })

  it('in two places at once, a page and a call over it, stays open until both have gone, whichever goes first [CHAT-23, CHAT-55]', async () => {
    const page = await world.signedIn()
    await page.open(ann)
    const [leavePage, leaveCall] = [page.chat.look(ann), page.chat.look(ann)]
    leavePage()
    leavePage()
    await page.receive({ messages: [from(1, now)], cursor: 1 })
    await world.clock.advance(SECOND)
    expect([page.view.open?.friend, page.view.unread]).toEqual([ann, 0])
    leaveCall()
    expect(page.view.open).toBeNull()
  })

  it('closes nothing that was opened since: another one, or the same one anew [CHAT-23]', async () => {
    const page = await world.signedIn()
    const leaveAnn = page.chat.look(ann)
    await world.clock.settle()
    await page.open(bob)
    leaveAnn()
    expect(page.view.open?.friend).toBe(bob)
    const leaveAgain = page.chat.look(ann)
    await world.clock.settle()
    leaveAnn()
    expect(page.view.open?.friend).toBe(ann)
    leaveAgain()
    expect(page.view.open).toBeNull()
  })

  it('reads what comes in while somebody looks at it, and waits while nobody does [CHAT-55]', async () => {
    const page = await world.signedIn()
    await page.open(ann)
    world.page.setVisible(false)
    await page.receive({ messages: [from(1, now)], cursor: 1 })
    await world.clock.advance(SECOND)
    expect([page.view.unread, world.server.reads.length]).toEqual([1, 0])
    world.page.setVisible(true)
    await world.clock.advance(SECOND)
    expect([page.view.unread, world.server.reads]).toEqual([0, [ann]])
  })

  it('tells later what the server could not be told [CHAT-55]', async () => {
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, now)], cursor: 1 })
    world.server.setOnline(false)
    await page.open(ann)
    expect(world.server.reads).toEqual([])
    world.server.setOnline(true)
    page.inbox.wake()
    await world.clock.settle()
    expect(world.server.reads).toEqual([ann])
  })

  it('tells the server what a page had read that was closed before it could say so [CHAT-55]', async () => {
    const before = await world.signedIn()
    await before.receive({ messages: [from(1, now)], cursor: 1 })
    world.server.setOnline(false)
    await before.open(ann)
    before.inbox.end()
    world.server.setOnline(true)
    const page = await world.signedIn()
    await page.open(ann)
    await world.clock.settle()
    expect([page.view.unread, world.server.reads]).toEqual([0, [ann]])
  })

  it('fetches its history once a session, at the first opening [CHAT-58]', async () => {
    const page = await world.signedIn()
    await page.open(ann)
    await page.open(bob)
    await page.open(ann)
    expect(world.server.historyCalls).toEqual([
      { friend: ann, page: 1 },
      { friend: bob, page: 1 },
    ])
    page.inbox.end()
    const again = await world.signedIn()
    await again.open(ann)
    expect(world.server.historyCalls).toHaveLength(3)
  })

  it('asks for the history again when it could not be had [CHAT-58]', async () => {
    const page = await world.signedIn()
    world.server.setOnline(false)
    await page.open(ann)
    world.server.setOnline(true)
    await page.open(ann)
    expect(world.server.historyCalls).toEqual([{ friend: ann, page: 1 }])
  })

  it('stores the history as read, without types 4 and 7 [CHAT-59] [CHAT-60]', async () => {
    const page = await world.signedIn()
    world.server.history = () => [from(1, now - 3), from(2, now - 2, { type: 7, typeValue: 7 }), from(3, now - 1)]
    await page.open(ann)
    await world.clock.advance(SECOND)
    expect(page.states()).toEqual(['text 1:Sent', 'text 3:Sent'])
    expect(page.view.unread).toBe(0)
  })

  it('loads older messages by the hundred, from the store and then from the server [CHAT-61]', async () => {
    const page = await world.signedIn()
    const all = Array.from({ length: 350 }, (_, i) => from(i + 1, now - 1_000 + i))
    await page.receive({ messages: all.slice(200), cursor: 1 })
    world.server.history = (_, number) => all.slice(Math.max(0, 350 - number * 100), 350 - (number - 1) * 100)
    await page.open(ann)
    const lengths: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      lengths.push(page.view.open?.messages.length ?? 0)
      await page.chat.loadOlder()
      await world.clock.settle()
    }
    expect(lengths).toEqual([100, 150, 200, 300, 350, 350])
    expect(page.view.open).toMatchObject({ older: 'none' })
    expect(page.view.open?.messages.map((one) => one.uuid)).toEqual(all.map((one) => one.uuid))
  })

  it('asks once more for older messages that could not be had [CHAT-61]', async () => {
    const page = await world.signedIn()
    const all = Array.from({ length: 250 }, (_, i) => from(i + 1, now - 1_000 + i))
    await page.receive({ messages: all.slice(150), cursor: 1 })
    world.server.history = (_, number) => all.slice(Math.max(0, 250 - number * 100), 250 - (number - 1) * 100)
    await page.open(ann)
    world.server.setOnline(false)
    await page.chat.loadOlder()
    expect(page.view.open).toMatchObject({ older: 'missed', messages: { length: 100 } })
    world.server.setOnline(true)
    await page.chat.loadOlder()
    expect(page.view.open).toMatchObject({ older: 'more', messages: { length: 200 } })
  })

  it('shows nothing of a conversation that was left while it was loading', async () => {
    const page = await world.signedIn()
    await page.receive({ messages: [from(1, now), from(2, now, { sender: bob })], cursor: 2 })
    const slow = page.chat.open(ann)()
    await page.open(bob)
    await slow
    expect(page.view.open).toMatchObject({ friend: bob })
    expect(page.states()).toEqual(['text 2:Sent'])
  })
})
