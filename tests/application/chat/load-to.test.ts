import { describe, expect, it } from 'vitest'
import { ann, bob, message, uuid } from '../../domain/chat/samples'
import { makeChatWorld } from './chat-world'

const STORED = 2_500

const opened = async () => {
  const world = makeChatWorld()
  const page = world.load()
  await page.begin()
  const messages = Array.from({ length: STORED }, (_, n) => message(n + 1, { at: world.clock.now() - STORED + n }))
  await page.receive({ messages, cursor: STORED })
  await page.open(ann)
  return { ...page, world }
}

describe('the way to a message that was found [PLUS-26]', () => {
  it('loads everything from it to the newest, in order and once', async () => {
    const { chat, view } = await opened()
    expect(view.open?.messages).toHaveLength(100)
    expect(await chat.loadTo(uuid(1_200))()).toBe(true)
    const shown = view.open?.messages ?? []
    expect(shown.findIndex((one) => one.uuid === uuid(1_200))).toBeGreaterThanOrEqual(0)
    const times = shown.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(shown.map((one) => one.uuid)).size).toBe(shown.length)
    expect([shown.at(-1)?.uuid, view.open?.older]).toEqual([uuid(STORED), 'more'])
    expect(await chat.loadTo(uuid(1))()).toBe(true)
    expect(view.open?.messages).toHaveLength(STORED)
  })

  it('keeps what it has loaded when a new message comes', async () => {
    const { chat, receive, view, world } = await opened()
    await chat.loadTo(uuid(1))()
    await receive({ messages: [message(STORED + 1, { at: world.clock.now() })], cursor: STORED + 1 })
    expect(view.open?.messages).toHaveLength(STORED + 1)
  })

  it('loads nothing for a message that is there, or no longer stored', async () => {
    const { chat, view } = await opened()
    expect([await chat.loadTo(uuid(STORED))(), await chat.loadTo(uuid(9_999))()]).toEqual([true, false])
    expect(view.open?.messages).toHaveLength(100)
  })

  it('leaves alone the conversation that was opened meanwhile, and does nothing where none is open', async () => {
    const { chat, view, world } = await opened()
    const loading = chat.loadTo(uuid(1))()
    await chat.open(bob)()
    expect([await loading, view.open?.friend, view.open?.messages]).toEqual([false, bob, []])
    chat.close()
    expect(await chat.loadTo(uuid(1))()).toBe(false)
    await world.clock.settle()
  })
})
