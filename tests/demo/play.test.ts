import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Core } from '../../src/application/core'
import { TALK_MS } from '../../src/demo/pace'
import { play } from '../../src/demo/play'
import { ANSWERS_AN_HOUR } from '../../src/demo/reply'
import { say } from '../../src/demo/words'
import type { UserId } from '../../src/domain/kernel/ids'
import { HOUR, MINUTE, SECOND } from '../../src/domain/kernel/time'
import { makeVirtualClock, type VirtualClock } from '../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld } from '../fakes/world/browser'
import { makeWorld, must, type World } from '../fakes/world/world'

const WALL = 102

interface Somebody {
  readonly browser: BrowserInWorld
  readonly core: Core
  readonly id: UserId
}

let clock: VirtualClock
let world: World
let stops: IO<void>[] = []

const signUp = async (name: string): Promise<Somebody> => {
  const browser = makeBrowser(world, name)
  const { core } = browser.open()
  await clock.settle()
  const { account } = core
  account.openSignIn({ _tag: 'Button' })
  account.chooseEmail()
  await account.submitEmail(`${name}@example.org`)()
  await account.submitCode(must(world.mails.at(-1)).code)()
  await account.submitPassword('secret1')()
  await account.submitInfo({ name, gender: 'female', birthday: '1995-05-05' }, true)()
  await core.feature('calls')
  await clock.settle()
  return { browser, core, id: must(O.toNullable(account.view.me)).id }
}

/** Somebody of the world who is played as one of the demo people. */
const demoPerson = async (name: string): Promise<Somebody> => {
  const somebody = await signUp(name)
  const account = must(world.accounts.get(somebody.id))
  account.me = { ...account.me, demo: true }
  stops.push(await play({ core: somebody.core, clock, chance: () => 0.5, name }))
  await clock.settle()
  return somebody
}

const befriend = async (one: Somebody, other: Somebody): Promise<void> => {
  const friends = await one.core.feature('friends')
  expect(E.isRight(await friends.add(other.id, WALL)())).toBe(true)
  await clock.advance(20 * SECOND)
}

/** Writes, and lets the other side think. */
const write = async (one: Somebody, other: Somebody, text: string): Promise<void> => {
  const chat = await one.core.feature('chat')
  await chat.open(other.id)()
  await chat.send(text)()
  await clock.advance(30 * SECOND)
}

const texts = async (one: Somebody): Promise<readonly string[]> =>
  ((await one.core.feature('chat')).view.open?.messages ?? [])
    .filter(({ kind, mine }) => !mine && kind === 'txt')
    .map(({ text }) => text)

const call = async (one: Somebody, other: Somebody) => {
  world.move(one.id, 10_000, 'signUp', null)
  const calls = await one.core.feature('calls')
  await calls.place(other.id, WALL)()
  await calls.proceed()
  await clock.advance(SECOND)
  return calls
}

beforeEach(() => {
  clock = makeVirtualClock()
  world = makeWorld(clock)
  stops = []
})
afterEach(() => stops.forEach((stop) => stop()))

describe('somebody who is played as a demo person', () => {
  it('accepts whoever asks, not at once, and no other demo person [PLUS-30]', async () => {
    const [lina, noor, ada] = [await demoPerson('Lina'), await demoPerson('Noor'), await signUp('Ada')]
    const friends = await ada.core.feature('friends')
    await friends.add(lina.id, WALL)()
    await clock.advance(2 * SECOND)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Requested')
    await clock.advance(10 * SECOND)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Friends')
    await (await noor.core.feature('friends')).add(lina.id, WALL)()
    await clock.advance(MINUTE)
    expect(world.pair(noor.id, lina.id)._tag).toBe('Requested')
  })

  it('accepts who asked while they slept', async () => {
    const [lina, ada] = [await signUp('Lina'), await signUp('Ada')]
    await (await ada.core.feature('friends')).add(lina.id, WALL)()
    await clock.advance(MINUTE)
    stops.push(await play({ core: lina.core, clock, chance: () => 0.5, name: 'Lina' }))
    await clock.advance(20 * SECOND)
    expect(world.pair(ada.id, lina.id)._tag).toBe('Friends')
  })

  it('answers in the language of the text, first what they are, each message once [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    await write(ada, lina, 'مرحبا، كيف حالك؟')
    expect(await texts(ada)).toEqual([say('ar', ['first'], 'Lina')])
    await write(ada, lina, 'Merci beaucoup')
    expect((await texts(ada)).slice(1)).toEqual([say('fr', ['thanks'], 'Lina')])
    await clock.advance(10 * MINUTE)
    expect(await texts(ada)).toHaveLength(2)
  })

  it('answers several messages that came together with one, and two people apart', async () => {
    const [lina, ada, bo] = [await demoPerson('Lina'), await signUp('Ada'), await signUp('Bo')]
    await befriend(ada, lina)
    await befriend(bo, lina)
    for (const text of ['Hello', 'are you there', 'what is your name?']) {
      const chat = await ada.core.feature('chat')
      await chat.open(lina.id)()
      await chat.send(text)()
    }
    await write(bo, lina, 'Hallo, wie geht es dir?')
    expect(await texts(ada)).toEqual([say('en', ['first'], 'Lina')])
    expect(await texts(bo)).toEqual([say('de', ['first'], 'Lina')])
  })

  it('falls silent after many answers, says so, and comes back later [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    for (let said = 0; said < ANSWERS_AN_HOUR + 3; said += 1) await write(ada, lina, `It rains ${said}`)
    const heard = await texts(ada)
    expect(heard).toHaveLength(ANSWERS_AN_HOUR)
    expect(heard.at(-1)).toBe(say('en', ['last'], 'Lina'))
    await clock.advance(HOUR)
    await write(ada, lina, 'and now?')
    expect((await texts(ada)).at(-1)).toBe(say('en', ['question'], 'Lina'))
  })

  it('says nothing once it is over', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    stops.forEach((stop) => stop())
    await write(ada, lina, 'Hello')
    expect(await texts(ada)).toEqual([])
  })

  it('takes a call after some ringing, stays until the other leaves, and takes the next one [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    const calls = await call(ada, lina)
    expect(calls.view.call._tag).toBe('Ringing')
    await clock.advance(10 * SECOND)
    expect(calls.view.call._tag).toBe('Live')
    await calls.hangUp()
    await clock.advance(5 * SECOND)
    expect((await lina.core.feature('calls')).view.call._tag).toBe('Idle')
    calls.dismissReceipt()
    expect((await call(ada, lina)).view.call._tag).toBe('Ringing')
  })

  it('ends a call that goes on: coins do not run where nobody sits [PLUS-1] [PLUS-30]', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    const calls = await call(ada, lina)
    await clock.advance(10 * SECOND)
    expect(calls.view.call._tag).toBe('Live')
    await clock.advance(TALK_MS)
    expect(calls.view.call).toMatchObject({ _tag: 'Ended', ending: 'hungUpByPeer' })
  })

  it('declines what they cannot take: without a recording, and a call of another demo person', async () => {
    const [lina, ada] = [await demoPerson('Lina'), await signUp('Ada')]
    await befriend(ada, lina)
    lina.browser.devices.break('Unsupported')
    const calls = await call(ada, lina)
    await clock.advance(10 * SECOND)
    expect(calls.view.call).toMatchObject({ _tag: 'Ended', ending: 'declinedByPeer' })
    const noor = await demoPerson('Noor')
    world.setPair(noor.id, lina.id, { _tag: 'Friends', askedBy: null })
    lina.browser.devices.break(null)
    const among = await call(noor, lina)
    expect(among.view.call).toMatchObject({ _tag: 'Ended', ending: 'declinedByPeer' })
  })
})
