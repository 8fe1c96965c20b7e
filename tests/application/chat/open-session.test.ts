import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/refused'
import { SECOND } from '../../../src/domain/kernel/time'
import { ann, bob, me, message, user, uuid } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

describe('the open conversation', () => {
  let world: ChatWorld
  let page: ReturnType<ChatWorld['load']>

  beforeEach(async () => {
    world = makeChatWorld()
    page = world.load()
    page.inbox.lead()
    await page.begin()
  })

  const open = () => page.view.open

  describe('with somebody who is no friend', () => {
    it('sends nothing, and tells before it is tried [CHAT-71, CHAT-72]', async () => {
      world.relations.set(ann, 'stranger')
      await page.open(ann)
      expect(open()?.restriction).toBe('NoLongerFriends')
      expect(await page.say('hello?')).toEqual(E.left(refused('CHAT-71')))
      await world.clock.advance(SECOND)
      expect(world.server.requests).toEqual([])
      await page.open(user(-2))
      expect(open()?.restriction).toBe('Notices')
    })
  })

  describe('what is new', () => {
    it('is marked where it begins, with its number, until something is written', async () => {
      await page.receive({ messages: [message(1), message(2)], cursor: 1 })
      await page.open(ann)
      expect(open()?.unread).toEqual({ from: uuid(1), count: 2 })
      await page.receive({ messages: [message(3)], cursor: 2 })
      expect(open()?.unread).toEqual({ from: uuid(1), count: 2 })
      await page.say('seen')
      expect(open()?.unread).toBeNull()
      page.chat.close()
      await page.open(ann)
      expect(open()?.unread).toBeNull()
    })
  })

  describe('translations', () => {
    const asks = () => world.server.requests.map(({ extras }) => extras?.translate ?? false)

    it('are asked for while the toggle is on, which is kept over a reload [CHAT-20]', async () => {
      await page.open(ann)
      await page.say('one')
      page.chat.setTranslating(true)
      await page.say('two')
      page.inbox.end()
      page = world.load()
      page.inbox.lead()
      await page.begin()
      await page.open(bob)
      expect(open()?.translating).toBe('off')
      await page.open(ann)
      expect(open()?.translating).toBe('on')
      page.chat.setTranslating(false)
      await page.say('three')
      expect(asks()).toEqual([false, true, false])
    })

    it('end with 54000: the message goes out, the toggle goes off in every tab, the note shows [CHAT-81]', async () => {
      const other = world.load()
      await other.begin()
      await other.open(ann)
      await page.open(ann)
      page.chat.setTranslating(true)
      world.server.forecast([{ translateCode: 54_000 }])
      await page.say('one')
      expect(page.states()).toEqual(['one:Sent'])
      await world.clock.advance(SECOND)
      expect(open()?.translating).toBe('limit')
      expect(other.view.open?.translating).toBe('limit')
      await page.say('two')
      expect(asks()).toEqual([true, false])
      page.chat.setTranslating(false)
      expect(open()?.translating).toBe('off')
    })

    it('that failed leave the toggle on [CHAT-81]', async () => {
      await page.open(ann)
      page.chat.setTranslating(true)
      world.server.forecast([{ translateCode: 500 }])
      await page.say('one')
      expect(open()?.translating).toBe('on')
    })

    it('of what was sent come with the inbox, behind the reply', async () => {
      await page.open(ann)
      page.chat.setTranslating(true)
      await page.say('one')
      const sent = open()?.messages[0]
      if (sent === undefined) throw new Error('no bubble')
      const translation = { _tag: 'Done', text: 'eins', language: 'de' } as const
      const own = message(1, { uuid: sent.uuid, sender: me, receiver: ann, content: 'one', translation })
      await page.receive({ messages: [own], cursor: 1 })
      expect(open()?.messages).toMatchObject([{ uuid: sent.uuid, text: 'one', translation }])
    })

    it('are made on this device when asked for; what failed may be tried again', async () => {
      await page.receive({ messages: [message(1, { content: 'abc' })], cursor: 1 })
      await page.open(ann)
      const translation = () => open()?.messages[0]?.translation
      world.translator.answer = { _tag: 'Failed' }
      await page.chat.translate(uuid(1))()
      expect(translation()).toEqual({ _tag: 'Failed' })
      world.translator.answer = null
      let answer = () => {}
      world.translator.gate = () => new Promise((resolve) => (answer = () => resolve()))
      const asked = page.chat.translate(uuid(1))()
      await world.clock.settle()
      expect(translation()).toEqual({ _tag: 'Working' })
      answer()
      await asked
      expect(translation()).toMatchObject({ _tag: 'Done', text: 'cba' })
      await page.chat.translate(uuid(1))()
      expect(world.translator.asked).toEqual(['abc', 'abc'])
    })
  })

  describe('the quota', () => {
    it('raises its word with the time of the reply, in every tab that shows the conversation [CHAT-76, CHAT-77, CHAT-78]', async () => {
      const other = world.load()
      await other.begin()
      await other.open(ann)
      await page.open(ann)
      world.server.forecast([{ refuse: 54_006, data: { countDown: 90_000 } }])
      const until = world.clock.now() + 90_000
      await page.say('one')
      await world.clock.settle()
      expect(page.view.quotaUntil).toBe(until)
      expect(other.view.quotaUntil).toBe(until)
      page.chat.dismissQuota()
      expect(page.view.quotaUntil).toBeNull()
      await page.receive({ messages: [message(5)], cursor: 1 })
      expect(page.view.quotaUntil).toBeNull()
    })

    it.each([null, {}, { countDown: '90' }, { countDown: -1 }, { countDown: Number.NaN }])(
      'returns with the next day of UTC where the reply tells %j [CHAT-77]',
      async (data) => {
        await page.open(ann)
        world.server.forecast([{ refuse: 54_006, data }])
        await page.say('one')
        await world.clock.settle()
        expect(new Date(page.view.quotaUntil ?? 0).toISOString()).toMatch(/T00:00:00\.000Z$/)
        expect(page.view.quotaUntil).toBeGreaterThan(world.clock.now())
      },
    )

    it('raises its word wherever one is, and the list says whose messages were not sent until they are [CHAT-3, CHAT-76]', async () => {
      world.server.setOnline(false)
      await page.open(ann)
      await page.say('one')
      page.chat.close()
      world.server.forecast([{ refuse: 54_006, data: { countDown: 90_000 } }])
      world.server.setOnline(true)
      await world.clock.advance(30 * SECOND)
      expect(page.view.quotaUntil).toBeGreaterThan(world.clock.now())
      expect([...page.view.notSent]).toEqual([ann])
      await page.open(ann)
      const [failed] = open()?.messages ?? []
      if (failed !== undefined) await page.chat.retry(failed.uuid)()
      await world.clock.advance(SECOND)
      expect([...page.view.notSent]).toEqual([])
    })

    it('in the middle of an outbox stops that conversation alone and keeps every text [CHAT-76]', async () => {
      world.server.setOnline(false)
      await page.open(bob)
      await page.say('to bob')
      await page.open(ann)
      await page.say('one')
      await page.say('two')
      world.server.forecast(['fine', { refuse: 54_006 }])
      world.server.setOnline(true)
      await world.clock.advance(60 * SECOND)
      expect(page.states()).toEqual(['one:Failed', 'two:Pending'])
      expect(world.server.storedFor(bob)).toEqual(['to bob'])
      expect(page.view.quotaUntil).not.toBeNull()
      const failed = open()?.messages[0]?.uuid
      if (failed !== undefined) await page.chat.retry(failed)()
      await world.clock.advance(SECOND)
      expect(world.server.storedFor(ann)).toEqual(['one', 'two'])
    })
  })

  describe('deleting a message here', () => {
    it('takes it away for good: neither history nor inbox brings it back', async () => {
      const all = [message(1), message(2)]
      await page.receive({ messages: all, cursor: 1 })
      await page.open(ann)
      await page.chat.deleteMessage(uuid(2))()
      await world.clock.advance(SECOND)
      expect(page.states()).toEqual(['text 1:Sent'])
      expect(page.view.conversations[0]?.lastText).toBe('text 1')
      page.inbox.end()
      world.server.history = () => all
      page = world.load()
      await page.begin()
      await page.receive({ messages: all, cursor: 2 })
      await page.open(ann)
      expect(page.states()).toEqual(['text 1:Sent'])
      expect(page.view.unread).toBe(0)
    })

    it('leaves alone what still waits', async () => {
      world.server.setOnline(false)
      await page.open(ann)
      await page.say('one')
      const waiting = open()?.messages[0]?.uuid
      if (waiting !== undefined) await page.chat.deleteMessage(waiting)()
      await world.clock.advance(SECOND)
      expect(page.states()).toEqual(['one:Pending'])
    })
  })
})
