import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Core } from '../../src/application/core'
import { play } from '../../src/demo/play'
import type { UserId } from '../../src/domain/kernel/ids'
import { SECOND } from '../../src/domain/kernel/time'
import { makeJournalFake, type JournalFake } from '../fakes/journal.fake'
import type { PageFake } from '../fakes/page.fake'
import { makeVirtualClock, type VirtualClock } from '../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld } from '../fakes/world/browser'
import { makeWorld, must, type World } from '../fakes/world/world'

export const WALL = 102

interface Somebody {
  readonly browser: BrowserInWorld
  readonly core: Core
  readonly id: UserId
  readonly page: PageFake
}

export let clock: VirtualClock
export let world: World
export let journal: JournalFake
let stops: IO<void>[] = []

export const signUp = async (name: string): Promise<Somebody> => {
  const browser = makeBrowser(world, name)
  const { core, page } = browser.open()
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
  return { browser, core, page, id: must(O.toNullable(account.view.me)).id }
}

/** Wakes somebody as one of the demo people, until stopped. */
export const wake = async ({ core, id }: Somebody, name: string): Promise<void> => {
  const account = must(world.accounts.get(id))
  account.me = { ...account.me, demo: true }
  stops.push(await play({ core, clock, journal, chance: () => 0.5, name }))
  await clock.settle()
}

export const sleep = (): void => stops.splice(0).forEach((stop) => stop())

/** Somebody of the world who is played as one of the demo people. */
export const demoPerson = async (name: string): Promise<Somebody> => {
  const somebody = await signUp(name)
  await wake(somebody, name)
  return somebody
}

export const befriend = async (one: Somebody, other: Somebody): Promise<void> => {
  const friends = await one.core.feature('friends')
  expect(E.isRight(await friends.add(other.id, WALL)())).toBe(true)
  await clock.advance(20 * SECOND)
}

/** Writes, and lets the other side think. */
export const write = async (one: Somebody, other: Somebody, text: string, ms = 30 * SECOND): Promise<void> => {
  const chat = await one.core.feature('chat')
  await chat.open(other.id)()
  await chat.send(text)()
  await clock.advance(ms)
}

/** After so long a message has been read, and its answer is being typed. */
export const READ_MS = 3.5 * SECOND

export const unreadOf = async (one: Somebody): Promise<number> => (await one.core.feature('chat')).view.unread

export const texts = async (one: Somebody): Promise<readonly string[]> =>
  ((await one.core.feature('chat')).view.open?.messages ?? [])
    .filter(({ kind, mine }) => !mine && kind === 'txt')
    .map(({ text }) => text)

export const call = async (one: Somebody, other: Somebody) => {
  world.move(one.id, 10_000, 'signUp', null)
  const calls = await one.core.feature('calls')
  await calls.place(other.id, WALL)()
  await calls.proceed()
  await clock.advance(SECOND)
  return calls
}

/** A world of its own for each test of a file. */
export const eachInItsWorld = (): void => {
  beforeEach(() => {
    clock = makeVirtualClock()
    world = makeWorld(clock)
    stops = []
    journal = makeJournalFake()
  })
  afterEach(() => {
    sleep()
    expect(journal.notes).toEqual([])
  })
}
