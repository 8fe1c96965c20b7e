import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MOST_UNSTORED } from '../../../src/application/chat/unstored'
import { SECOND } from '../../../src/domain/kernel/time'
import { ann, bob, me, uuid } from '../../domain/chat/samples'
import { diskFull } from '../../fakes/chat-store.fake'
import { makeChatWorld, type ChatWorld } from './chat-world'

const PREFIX = `visavis-unstored|${me}|`

const noted = ({ settings }: ChatWorld) => [...settings.entries].filter(([key]) => key.startsWith(PREFIX))

describe('a text that the store does not have yet', () => {
  let world: ChatWorld
  let page: ReturnType<ChatWorld['load']>
  let leave = () => {}

  const load = async () => {
    leave()
    page = world.load()
    leave = page.inbox.lead()
    await page.begin()
    await page.open(ann)
  }
  /** The page goes away before the store has written anything. */
  const sayAndLeave = async (...texts: readonly string[]) => {
    world.stores.hang(true)
    for (const text of texts) void page.chat.send(text)()
    await world.clock.settle()
    world.stores.hang(false)
  }

  beforeEach(async () => {
    world = makeChatWorld()
    await load()
  })

  it('outlives the page, each of two once and in order, and is no draft beside it [PLUS-17, CHAT-62]', async () => {
    page.chat.keepDraft(ann, 'one')
    await sayAndLeave('one', 'two')
    expect(noted(world)).toHaveLength(2)
    await load()
    await world.clock.advance(SECOND)
    expect(page.view.open?.draft).toBe('')
    expect(page.states()).toEqual(['one:Sent', 'two:Sent'])
    expect(world.server.storedFor(ann)).toEqual(['one', 'two'])
    expect(noted(world)).toEqual([])
  })

  it('shows and is noted at once, and is stored when it has been painted [CHAT-53, PLUS-17]', async () => {
    const paint = world.page.holdPaint()
    void page.chat.send('one')()
    expect(page.states()).toEqual(['one:Pending'])
    expect(noted(world)).toHaveLength(1)
    await world.clock.advance(SECOND)
    expect(world.server.requests).toEqual([])
    paint()
    await world.clock.advance(SECOND)
    expect(page.states()).toEqual(['one:Sent'])
    expect(noted(world)).toEqual([])
  })

  it('is stored for nobody who has signed out before it was painted, and waits for them [PLUS-15, PLUS-17]', async () => {
    const paint = world.page.holdPaint()
    const sent = page.chat.send('one')()
    leave()
    page.inbox.end()
    paint()
    expect(await sent).toMatchObject({ _tag: 'Right' })
    expect(noted(world)).toHaveLength(1)
    await load()
    await world.clock.advance(SECOND)
    expect(world.server.storedFor(ann)).toEqual(['one'])
  })

  it('is sent where nothing can be noted, as in a private window without storage', async () => {
    vi.spyOn(world.settings, 'write').mockImplementation(() => undefined)
    await page.say('one')
    await world.clock.advance(SECOND)
    expect(noted(world)).toEqual([])
    expect(world.server.storedFor(ann)).toEqual(['one'])
  })

  it('is gone with its conversation, although it was not painted yet [PLUS-17]', async () => {
    const paint = world.page.holdPaint()
    void page.chat.send('one')()
    await page.chat.deleteConversation(ann)()
    paint()
    await world.clock.advance(SECOND)
    expect(page.states()).toEqual([])
    expect(world.server.storedFor(ann)).toEqual([])
  })

  it('is sent with the translation that was asked for [CHAT-20]', async () => {
    page.chat.setTranslating(true)
    await sayAndLeave('one')
    page.chat.setTranslating(false)
    await sayAndLeave('two')
    await load()
    await world.clock.advance(SECOND)
    expect(world.server.requests.map(({ extras }) => extras?.translate)).toEqual([true, undefined])
  })

  it('is sent as written in the call that was on [CHAT-73]', async () => {
    world.talk.set(ann)
    await sayAndLeave('one')
    world.talk.set(null)
    await sayAndLeave('two')
    await load()
    await world.clock.advance(SECOND)
    expect(world.server.requests.map(({ extras }) => extras?.inCall)).toEqual([true, undefined])
  })

  it('is noted only until the store has it, or has refused it', async () => {
    await page.say('one')
    expect(noted(world)).toEqual([])
    world.stores.break(diskFull)
    await page.say('two')
    expect(noted(world)).toEqual([])
    expect(page.view.open?.draft).toBe('two')
  })

  it.each(['sent', 'deleted', 'with its conversation'])(
    'is not written again when it is %s [PLUS-17]',
    async (state) => {
      world.stores.hang(true)
      const [left] = (void page.chat.send('one')(), noted(world))
      world.stores.hang(false)
      await load()
      await world.clock.advance(SECOND)
      const [message] = page.view.open?.messages ?? []
      if (left !== undefined) world.settings.write(...left)
      if (state === 'deleted' && message !== undefined) await page.chat.deleteMessage(message.uuid)()
      if (state === 'with its conversation') await page.chat.deleteConversation(ann)()
      await load()
      await world.clock.advance(SECOND)
      expect(page.states()).toEqual(state === 'sent' ? ['one:Sent'] : [])
      expect(world.server.requests).toHaveLength(1)
      expect(noted(world)).toEqual([])
    },
  )

  it('does not come back when it was refused and let go [CHAT-75]', async () => {
    world.server.forecast([{ refuse: 54006 }])
    await sayAndLeave('one')
    const [left] = noted(world)
    await load()
    await world.clock.advance(SECOND)
    const [message] = page.view.open?.messages ?? []
    if (left !== undefined) world.settings.write(...left)
    if (message !== undefined) await page.chat.discard(message.uuid)()
    await load()
    await world.clock.advance(SECOND)
    expect([page.states(), world.server.requests.length]).toEqual([[], 1])
  })

  it('is written once by two tabs [PLUS-17, PLUS-20]', async () => {
    const sent = page.chat.send('one')()
    const other = world.load()
    await other.begin()
    await sent
    await world.clock.advance(SECOND)
    expect(page.states()).toEqual(['one:Sent'])
    expect(world.server.requests).toHaveLength(1)
    expect(noted(world)).toEqual([])
  })

  it('waits for the next start when the store fails at this one', async () => {
    await sayAndLeave('one')
    world.stores.break(diskFull)
    await load()
    expect(page.view.storeProblem).toMatchObject(diskFull)
    world.stores.break(null)
    await load()
    await world.clock.advance(SECOND)
    expect(world.server.storedFor(ann)).toEqual(['one'])
  })

  it('belongs to its person alone [PLUS-15]', async () => {
    await sayAndLeave('one')
    leave()
    page = world.load()
    page.inbox.lead()
    await page.begin(bob)
    await world.clock.advance(SECOND)
    expect(world.server.requests).toEqual([])
    expect(noted(world)).toHaveLength(1)
  })

  it.each(['', '{', 'null', '{"receiver":"9","at":1,"content":"x"}', '{"receiver":9,"at":1.5,"content":"x"}'])(
    'is dropped when it is damaged: %s',
    async (text) => {
      world.settings.write(`${PREFIX}${uuid(5)}`, text)
      world.settings.write(`${PREFIX}no-uuid`, '{"receiver":9,"at":1,"content":"x"}')
      await load()
      await world.clock.advance(SECOND)
      expect(noted(world)).toEqual([])
      expect(world.server.requests).toEqual([])
      expect(world.journal.notes.filter(({ what }) => what === 'unstored message')).toHaveLength(2)
    },
  )

  it('is noted for so many at once and no more', async () => {
    await sayAndLeave(...Array.from({ length: MOST_UNSTORED + 1 }, (_, n) => `text ${n}`))
    expect(noted(world)).toHaveLength(MOST_UNSTORED)
  })
})
