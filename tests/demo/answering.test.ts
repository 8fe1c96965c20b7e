import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { when } from 'mobx'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDemoDoor } from '../../server/seed/demo-door'
import { seedDemoPeople } from '../../server/seed/seed'
import type { Core } from '../../src/application/core'
import type { Clock } from '../../src/application/kernel/clock.port'
import { demoDoorAt, type DemoDoor } from '../../src/demo/door'
import { keepAwake } from '../../src/demo/wake'
import { say } from '../../src/demo/words'
import { createNodeCore, type NodeCore } from '../../src/infrastructure/container/node'
import { DEMO_DOOR } from '../../src/infrastructure/gateway/contract/demo-door.codec'
import * as absent from '../../src/infrastructure/node/absent'
import { makeNodeClock } from '../../src/infrastructure/node/node-clock.adapter'
import { userId } from '../builders/ids'
import { signUp } from '../server/sign-up'
import { scratchFolder } from '../server/store/test-store'
import { startTestServer, type TestServer } from '../server/test-server'

const LINA = userId(1001)
const CHAT = 102

/** A demo person thinks as long as anybody; here the time for it passes fifty times as fast. */
const hasty = (clock: Clock): Clock => ({ ...clock, after: (ms, run) => clock.after(ms / 50, run) })

let gateway: TestServer
let folder = ''
let door: DemoDoor
let closeDoor = (): Promise<void> => Promise.resolve()
let tickets = 0
let ada: NodeCore

beforeAll(async () => {
  gateway = await startTestServer()
  keepTime()
  folder = await scratchFolder()
  await gateway.parts.store.work((work) => seedDemoPeople(work, gateway.clock.now()))
  const config = { ...gateway.parts.config, dataDir: folder, demoPeople: 1 }
  const opened = await openDemoDoor({ ...gateway.parts, config }, gateway.url, () => undefined)
  if (E.isLeft(opened)) throw new Error(opened.left)
  closeDoor = opened.right
  const own = demoDoorAt(join(folder, DEMO_DOOR))
  door = { ...own, ticket: (id) => ((tickets += 1), own.ticket(id)) }
  ada = await coreOf('Ada')
}, 60_000)
const asleep: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const sleep of asleep.splice(0)) await sleep()
})
afterAll(async () => {
  ada.close()
  await closeDoor()
  await gateway.close()
  await rm(folder, { recursive: true })
})

/** Cores of programs have the time of the machine: a gateway that stays behind would tell old news. */
const keepTime = (): void => void gateway.clock.jump(Date.now() - gateway.clock.now())

/** Somebody who has signed up, at a Core without a browser. */
const coreOf = async (name: string): Promise<NodeCore> => {
  const { cookies } = await signUp(gateway, name)
  const lines = [...cookies].filter(([key]) => key.startsWith('autoLogin')).map(([key, value]) => `${key}=${value}`)
  const node = await createNodeCore({ server: gateway.url, state: 'memory', cookies: lines })
  if (E.isLeft(node)) throw new Error(node.left._tag)
  await node.right.core.feature('chat')
  await when(() => node.right.core.account.view.realtime === 'open', { timeout: 20_000 })
  return node.right
}

/** Wakes Lina, until the test is over. */
const wakeLina = async (): Promise<void> => {
  const people = await door.people()
  if (E.isLeft(people)) throw new Error('nobody')
  const [lina] = people.right.people
  if (lina === undefined) throw new Error('no Lina')
  const [over, clock, defects] = [new AbortController(), makeNodeClock(), [] as string[]]
  const report = (what: string) => void defects.push(what)
  const awake = Promise.withResolvers<void>()
  const playing = keepAwake(
    {
      door,
      server: people.right.server,
      folder: join(folder, 'demo'),
      clock: hasty(clock),
      journal: { dropped: report, defect: report },
      chance: () => 0.5,
      media: () => absent,
      over: over.signal,
    },
    lina,
    awake.resolve,
  )
  asleep.push(async () => {
    over.abort()
    await playing
    clock.stop()
    expect(defects).toEqual([])
  })
  await awake.promise
}

const heardBy = async ({ core }: { readonly core: Core }): Promise<readonly (string | false)[]> =>
  ((await core.feature('chat')).view.open?.messages ?? [])
    .filter(({ kind }) => kind === 'txt' || kind === 'gift')
    .map(({ kind, mine, text }) => !mine && (kind === 'txt' ? text : kind))

describe('a demo person at a gateway', () => {
  it('is online, accepts, answers in the language of the sender, and thanks for a gift [PLUS-30]', async () => {
    await wakeLina()
    const { core } = ada
    const [friends, chat, gifts] = await Promise.all([
      core.feature('friends'),
      core.feature('chat'),
      core.feature('gifts'),
    ])
    expect(await friends.open(LINA)()).toMatchObject(E.right({ demo: true, status: 'online', relation: 'stranger' }))
    expect(E.isRight(await friends.add(LINA, CHAT)())).toBe(true)
    await when(() => friends.view.friends.some(({ id }) => id === LINA), { timeout: 10_000 })

    await chat.open(LINA)()
    await chat.send('مرحبا، كيف حالك؟')()
    const first = say('ar', ['first'], 'Lina')
    await expect.poll(() => heardBy(ada), { timeout: 10_000 }).toEqual([false, first])
    await gifts.load()
    const rose = gifts.view.gifts.toSorted((one, other) => one.price - other.price)[0]
    if (rose === undefined) throw new Error('no gifts')
    expect(await gifts.send(rose, { receiver: LINA, place: 'chat' })()).toEqual(E.right(undefined))
    await expect.poll(async () => (await heardBy(ada)).at(-1), { timeout: 10_000 }).toBe(say('en', ['gift'], 'Lina'))
    expect(chat.view.conversations.find(({ friend }) => friend === LINA)).toMatchObject({ demo: true })
  }, 60_000)

  it('comes back with the same session, and answers what came while they slept [PLUS-30]', async () => {
    expect(tickets).toBe(1)
    expect((await stat(join(folder, 'demo', String(LINA)))).mode & 0o777).toBe(0o700)
    const chat = await ada.core.feature('chat')
    const before = (await heardBy(ada)).length
    keepTime()
    await chat.send('¿Cómo estás?')()
    await expect.poll(async () => (await heardBy(ada)).length).toBe(before + 1)
    await wakeLina()
    await expect
      .poll(async () => (await heardBy(ada)).at(-1), { timeout: 10_000 })
      .toBe(say('es', ['question'], 'Lina'))
    expect(tickets).toBe(1)
  }, 60_000)

  it('asks for a new ticket when the session is over', async () => {
    await gateway.parts.store.work(async (work) =>
      E.right(await gateway.parts.sessions.revokeAll(work, LINA, 'quietly')),
    )
    gateway.clock.jump(2_000)
    await wakeLina()
    expect(tickets).toBe(2)
  }, 60_000)
})
