import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { Core } from '../../../src/application/core'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld } from '../../fakes/world/browser'
import { makeWorld, must, type World } from '../../fakes/world/world'

const WALL = 102

interface Somebody {
  readonly browser: BrowserInWorld
  readonly core: Core
}

const open = async (world: World, clock: VirtualClock, name: string): Promise<Somebody> => {
  const browser = makeBrowser(world, name)
  const { core } = browser.open()
  await clock.settle()
  return { browser, core }
}

const signUp = async (world: World, clock: VirtualClock, { core }: Somebody, name: string): Promise<UserId> => {
  const { account } = core
  account.openSignIn({ _tag: 'Button' })
  account.chooseEmail()
  await account.submitEmail(`${name}@example.org`)()
  await account.submitCode(must(world.mails.at(-1)).code)()
  await account.submitPassword('secret1')()
  await account.submitInfo({ name, gender: 'female', birthday: '1995-05-05' }, true)()
  await core.feature('calls')
  await clock.settle()
  return must(O.toNullable(account.view.me)).id
}

const coins = ({ core }: Somebody) => O.toNullable(core.account.view.me)?.coins

describe('two Cores in one world', () => {
  it('sign up, befriend, chat, call, bill and sign out, without a screen [GATE-30] [ACCT-13] [FRND-2] [FRND-6] [CALL-63] [PLUS-15]', async () => {
    const clock = makeVirtualClock()
    const world = makeWorld(clock)
    const ada = await open(world, clock, 'ada')
    const bo = await open(world, clock, 'bo')
    const adaId = await signUp(world, clock, ada, 'Ada')
    const boId = await signUp(world, clock, bo, 'Bo')
    expect([coins(ada), coins(bo)]).toEqual([120, 120])

    const friends = { ada: await ada.core.feature('friends'), bo: await bo.core.feature('friends') }
    friends.ada.search('bo')
    await clock.advance(500)
    expect(friends.ada.view.search).toMatchObject({ _tag: 'Found', people: [{ id: boId, name: 'Bo' }] })
    await friends.ada.add(boId, WALL)()
    await clock.settle()
    expect(friends.bo.view.requests).toMatchObject([{ id: adaId, name: 'Ada' }])
    await friends.bo.answer(adaId, 'accept')()
    await clock.settle()
    expect(friends.ada.view.friends).toMatchObject([{ id: boId }])
    expect(friends.bo.view.friends).toMatchObject([{ id: adaId }])
    expect([coins(ada), coins(bo)]).toEqual([111, 120])

    const chats = { ada: await ada.core.feature('chat'), bo: await bo.core.feature('chat') }
    await chats.ada.open(boId)()
    expect(E.isRight(await chats.ada.send('Hello')())).toBe(true)
    await clock.advance(1_000)
    expect(chats.ada.view.open?.messages).toMatchObject([{ mine: true, text: 'Hello', delivery: { _tag: 'Sent' } }])
    expect(chats.bo.view.unread).toBe(1)
    expect(chats.bo.view.conversations[0]).toMatchObject({ friend: adaId, lastText: 'Hello' })
    await chats.bo.open(adaId)()
    await chats.bo.send('Hi there')()
    await clock.advance(1_000)
    expect(chats.bo.view.unread).toBe(0)
    expect(chats.ada.view.open?.messages.map(({ text }) => text)).toEqual(['Hello', 'Hi there'])

    const calls = { ada: await ada.core.feature('calls'), bo: await bo.core.feature('calls') }
    await calls.ada.place(boId, WALL)()
    expect(calls.ada.view.start).toMatchObject({ _tag: 'Warning', price: 60, coins: 111 })
    await calls.ada.proceed()
    await clock.settle()
    expect(calls.bo.view.call).toMatchObject({ _tag: 'Ringing', peer: adaId, role: 'callee' })
    expect([ada.browser.bell.ringing(), bo.browser.bell.ringing()]).toEqual(['outgoing', 'incoming'])
    await calls.bo.answer()
    await clock.settle()
    expect([calls.ada.view.call._tag, calls.bo.view.call._tag]).toEqual(['Live', 'Live'])
    await clock.advance(20_000)
    expect(ada.browser.seat.calls).toContain('beat 1')
    await calls.ada.hangUp()
    await clock.advance(2_000)
    expect([calls.ada.view.call._tag, calls.bo.view.call._tag]).toEqual(['Ended', 'Ended'])
    expect(calls.ada.view.receipt).toMatchObject(O.some({ billedMinutes: 1, coins: 60, connectedMs: 20_000 }))
    expect([coins(ada), coins(bo)]).toEqual([51, 120])
    expect(chats.bo.view.open?.messages.map(({ kind }) => kind)).toEqual(['txt', 'txt', 'video'])
    const movements = await ada.core.feature('coins')
    await movements.load()
    expect(movements.view.movements.map(({ kind, coins: amount }) => [kind, amount])).toEqual([
      ['call', -60],
      ['addFriend', -9],
      ['signUp', 120],
    ])
    expect([ada.browser.devices.held(), bo.browser.devices.held()]).toEqual([0, 0])

    await ada.core.account.signOut()
    await clock.settle()
    expect(ada.core.account.view.session._tag).toBe('Visitor')
    expect(chats.ada.view).toMatchObject({ conversations: [], open: null, unread: 0 })
    expect(friends.ada.view.friends).toEqual([])
    expect(ada.browser.session.token()).toBeNull()
    expect(await ada.browser.stores.localData.unsent(adaId)()).toBe(0)
    expect(world.hub.connected(adaId)).toBe(false)
    expect(world.hub.connected(boId)).toBe(true)
    expect([...ada.browser.journal.defects(), ...bo.browser.journal.defects()]).toEqual([])
  })

  it('who talk can write to each other although they are no friends any more, and after the call cannot [CHAT-71, CHAT-73]', async () => {
    const clock = makeVirtualClock()
    const world = makeWorld(clock)
    const [ada, bo] = [await open(world, clock, 'ada'), await open(world, clock, 'bo')]
    const adaId = await signUp(world, clock, ada, 'Ada')
    const boId = await signUp(world, clock, bo, 'Bo')
    const friends = { ada: await ada.core.feature('friends'), bo: await bo.core.feature('friends') }
    await friends.ada.add(boId, WALL)()
    await friends.bo.answer(adaId, 'accept')()
    const calls = { ada: await ada.core.feature('calls'), bo: await bo.core.feature('calls') }
    await calls.ada.place(boId, WALL)()
    await calls.ada.proceed()
    await clock.settle()
    await calls.bo.answer()
    await clock.settle()
    await friends.bo.remove(adaId)()
    await clock.settle()

    const chats = { ada: await ada.core.feature('chat'), bo: await bo.core.feature('chat') }
    await chats.ada.open(boId)()
    await chats.ada.send('Can you hear me?')()
    await clock.advance(1_000)
    expect(chats.ada.view.open?.messages).toMatchObject([{ text: 'Can you hear me?', delivery: { _tag: 'Sent' } }])
    await calls.ada.hangUp()
    await clock.advance(1_000)
    expect(chats.ada.view.open?.restriction).toBe('NoLongerFriends')
    expect(E.isLeft(await chats.ada.send('And now?')())).toBe(true)
    expect(world.messages.map(({ content, type }) => (type === 1 ? content : ''))).toContain('Can you hear me?')
  })
})
