import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/refused'
import { HOUR, SECOND } from '../../../src/domain/kernel/time'
import { ann, bob, message } from '../../domain/chat/samples'
import { makeChatWorld, type ChatWorld } from './chat-world'

describe('sending', () => {
  let world: ChatWorld
  let page: ReturnType<ChatWorld['load']>

  beforeEach(async () => {
    world = makeChatWorld()
    page = world.load()
    page.inbox.lead()
    await page.begin()
    await page.open(ann)
  })

  const first = () => page.view.open?.messages[0]

  it('shows a message at once as pending, then as sent [PLUS-18]', async () => {
    let answer = () => {}
    world.server.gate = () => new Promise((resolve) => (answer = () => resolve()))
    await page.say(' hello ')
    expect(page.states()).toEqual(['hello:Pending'])
    answer()
    await world.clock.settle()
    expect(page.states()).toEqual(['hello:Sent'])
    expect(world.server.storedFor(ann)).toEqual(['hello'])
  })

  it('shows a message in the same breath as the press, before the store has it [PLUS-18]', async () => {
    const sent = [page.chat.send('one')(), page.chat.send('two')()]
    expect(page.states()).toEqual(['one:Pending', 'two:Pending'])
    page.chat.close()
    await page.open(bob)
    expect(page.states()).toEqual([])
    await page.open(ann)
    await Promise.all(sent)
    await world.clock.settle()
    expect(page.states()).toEqual(['one:Sent', 'two:Sent'])
  })

  it('keeps in the box what may not be sent [CHAT-62] [CHAT-66]', async () => {
    expect(await page.say('  \n ')).toEqual(E.left(refused('CHAT-62')))
    expect(await page.say('x'.repeat(10_000))).toEqual(E.left(refused('54014')))
    expect(await page.say('what a BADWORD')).toEqual(E.left(refused('CHAT-66')))
    page.chat.close()
    expect(await page.say('to nobody')).toEqual(E.left(refused('CHAT-23')))
    await world.clock.advance(SECOND)
    expect(world.server.requests).toEqual([])
  })

  it('keeps the text when the store is full', async () => {
    page.chat.keepDraft(ann, 'hello')
    world.stores.break({ _tag: 'StoreFailed', full: true, cause: 'full' })
    const sent = page.chat.send('hello')()
    expect(page.states()).toEqual(['hello:Pending'])
    expect(await sent).toMatchObject({ _tag: 'Left', left: { _tag: 'StoreFailed' } })
    expect(page.view.open).toMatchObject({ messages: [], draft: 'hello' })
  })

  it('keeps a draft with whom it was typed for, whoever is on the screen by then', async () => {
    await page.open(bob)
    page.chat.keepDraft(ann, 'for ann')
    expect(page.view.open).toMatchObject({ friend: bob, draft: '' })
    await page.open(ann)
    expect(page.view.open).toMatchObject({ friend: ann, draft: 'for ann' })
  })

  it('goes on by itself when the network is back [PLUS-18]', async () => {
    world.server.setOnline(false)
    world.page.setOnline(false)
    await page.say('one')
    await page.say('two')
    await world.clock.advance(20 * SECOND)
    expect(page.states()).toEqual(['one:Pending', 'two:Pending'])
    world.server.setOnline(true)
    world.page.setOnline(true)
    await world.clock.settle()
    expect(page.states()).toEqual(['one:Sent', 'two:Sent'])
    expect(world.server.storedFor(ann)).toEqual(['one', 'two'])
  })

  it('goes on after a reload [PLUS-17]', async () => {
    world.server.setOnline(false)
    await page.say('one')
    page.inbox.end()
    world.server.setOnline(true)
    page = world.load()
    page.inbox.lead()
    await page.begin()
    await world.clock.advance(SECOND)
    expect(world.server.storedFor(ann)).toEqual(['one'])
  })

  it.each([54006, 54010, 54011, 54012, 54013, 54014])(
    'marks a message that was refused with %i and stops that conversation alone [CHAT-75]',
    async (code) => {
      world.server.forecast([{ refuse: code }])
      await page.say('one')
      await page.say('two')
      await page.open(bob)
      await page.say('to bob')
      await page.open(ann)
      await world.clock.advance(60 * SECOND)
      expect(first()?.delivery).toMatchObject({ _tag: 'Failed', why: { code, message: 'no' } })
      expect(page.states()).toEqual(['one:Failed', 'two:Pending'])
      expect(world.server.storedFor(bob)).toEqual(['to bob'])
      expect(world.server.requests).toHaveLength(2)
    },
  )

  it('sends a refused message again with its uuid, then the rest [CHAT-75]', async () => {
    world.server.forecast([{ refuse: 54006 }])
    await page.say('one')
    await page.say('two')
    const uuid = first()?.uuid
    if (uuid !== undefined) await page.chat.retry(uuid)()
    await world.clock.advance(SECOND)
    expect(world.server.storedFor(ann)).toEqual(['one', 'two'])
    expect(world.server.requests.slice(0, 2).map((one) => one.uuid)).toEqual([uuid, uuid])
  })

  it('lets go of a refused message and sends the rest', async () => {
    world.server.forecast([{ refuse: 54006 }])
    await page.say('one')
    await page.say('two')
    const uuid = first()?.uuid
    if (uuid !== undefined) await page.chat.discard(uuid)()
    await world.clock.advance(SECOND)
    expect(page.states()).toEqual(['two:Sent'])
    expect(world.server.storedFor(ann)).toEqual(['two'])
  })

  it('does not let go of a message that may be on its way [PLUS-17]', async () => {
    world.server.setOnline(false)
    await page.say('one')
    const uuid = first()?.uuid
    if (uuid !== undefined) await page.chat.discard(uuid)()
    world.server.setOnline(true)
    page.inbox.wake()
    await world.clock.advance(SECOND)
    expect(world.server.storedFor(ann)).toEqual(['one'])
  })

  it('waits as long as the gateway wants when there were too many, with everybody', async () => {
    world.server.forecast([{ tooMany: 7_000 }])
    await page.say('one')
    await page.open(bob)
    await page.say('two')
    page.inbox.wake()
    await world.clock.advance(6_999)
    expect(world.server.requests).toHaveLength(1)
    await world.clock.advance(1)
    expect([world.server.storedFor(ann), world.server.storedFor(bob)]).toEqual([['one'], ['two']])
  })

  it('sends to several conversations at once, to each one message at a time [PLUS-17]', async () => {
    const answers: (() => void)[] = []
    world.server.gate = () => new Promise((resolve) => answers.push(resolve))
    await page.say('a1')
    await page.say('a2')
    await page.open(bob)
    await page.say('b1')
    await world.clock.advance(SECOND)
    expect(world.server.requests.map((one) => one.to)).toEqual([ann, bob])
    answers.splice(0).forEach((answer) => answer())
    await world.clock.settle()
    expect(world.server.requests.map((one) => one.to)).toEqual([ann, bob, ann])
  })

  it('does not hold up one conversation behind the long queue of another', async () => {
    const answers: (() => void)[] = []
    world.server.gate = () => new Promise((resolve) => answers.push(resolve))
    for (let n = 0; n < 20; n++) await page.say(`a${n}`)
    await page.open(bob)
    await page.say('b')
    expect(world.server.requests.map((one) => one.to)).toEqual([ann, bob])
    answers.forEach((answer) => answer())
  })

  it('sends from the leading tab alone [PLUS-20]', async () => {
    const other = makeChatWorld()
    const follower = other.load()
    await follower.begin()
    await follower.open(ann)
    await follower.say('one')
    await other.clock.advance(60 * SECOND)
    expect(other.server.requests).toEqual([])
    const stop = follower.inbox.lead()
    await other.clock.settle()
    expect(other.server.storedFor(ann)).toEqual(['one'])
    stop()
    await follower.say('two')
    await other.clock.advance(60 * SECOND)
    expect(other.server.requests).toHaveLength(1)
  })

  it('sends for another tab of the same browser, which sees what became of it [PLUS-20]', async () => {
    const other = world.load()
    await other.begin()
    await other.open(ann)
    await other.say('from the other tab')
    await world.clock.advance(SECOND)
    expect(world.server.storedFor(ann)).toEqual(['from the other tab'])
    expect(other.states()).toEqual(['from the other tab:Sent'])
    expect(page.states()).toEqual(['from the other tab:Sent'])
  })

  it('stands below what is there although this clock is an hour behind', async () => {
    const later = world.clock.now() + HOUR
    await page.receive({ messages: [message(1, { at: later })], cursor: 1 })
    world.server.setOnline(false)
    await page.say('mine')
    expect(page.states()).toEqual(['text 1:Sent', 'mine:Pending'])
  })
})
