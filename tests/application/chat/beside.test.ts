import { describe, expect, it } from 'vitest'
import { numbers } from '../../../src/domain/chat/message-kind'
import { HOUR, MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { ann, bob, me, message } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

const begun = async (world: ChatWorld) => {
  const page = world.load()
  await page.begin()
  return page
}
const now = (world: ChatWorld) => world.clock.now()

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

  it('leave a gift to its own notice, and tell what came before it [CHAT-85, GIFT-16]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    const gift = from(world, 2, { ...numbers.gift, content: '{}' })
    await page.receive({ messages: [gift], cursor: 1 })
    expect(page.view.tip).toBeNull()
    await page.receive({ messages: [from(world, 3), { ...gift, uuid: message(4).uuid }], cursor: 2 })
    expect(page.view.tip).toMatchObject({ msg: 'text 3' })
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
  it('goes with a dismissal and returns after 24 h, over a reload too [CHAT-92, CHAT-94, DATA-11]', async () => {
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

  it('never shows with the stored flag, and nothing unreadable hides it [CHAT-93, CHAT-94, DATA-11]', async () => {
    const world = makeChatWorld()
    world.settings.write('isBannerMessage', 'soon')
    expect((await begun(world)).view.coinBanner).toBe(true)
    world.settings.write('banner', 'true')
    expect((await begun(world)).view.coinBanner).toBe(false)
  })
})

describe('the restriction of free messages', () => {
  it('is shown to the sender alone: the receiver has no such row [CHAT-84]', async () => {
    const world = makeChatWorld()
    const page = await begun(world)
    page.inbox.lead()
    await page.open(ann)
    world.server.forecast([{ refuse: 54006 }])
    await page.say('one too many')
    expect(page.view.open?.messages).toMatchObject([
      { text: 'one too many', delivery: { _tag: 'Failed', why: { code: 54006 } } },
    ])
    expect(world.server.storedFor(ann)).toEqual([])
  })
})
