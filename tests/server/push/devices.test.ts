import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeDue } from '../../../server/push/due'
import { forgetDevices, hasLivingSubscription, reachedByPush } from '../../../server/push/subscriptions'
import { HOUR, SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { pushCalls } from '../../../src/infrastructure/gateway/contract/push.calls'
import type { Asker } from '../asker'
import { makeBrowserKeys } from './browser-keys'
import { befriended, say, setStage, type Stage, tokenOf } from './stage'

const WAIT = 6 * SECOND

const figures = {
  session: { browsersAllowed: 20 },
  push: { devices: 2 },
  limits: { pushSettingsPerAccount: { count: 8 } },
}

let stage: Stage
let ada: Asker
let bob: Asker

beforeEach(async () => {
  stage = await setStage({ settings: figures })
  ada = await stage.gateway.signedIn('Ada')
  bob = await stage.gateway.signedIn('Bob')
  await befriended(stage.gateway, ada, bob)
})
afterEach(() => stage.close())

const living = ({ userId }: Asker) => stage.gateway.parts.store.read((db) => hasLivingSubscription(db, userId))

const devices = () =>
  stage.gateway.parts.store.read((db) =>
    db.selectFrom('push_subscriptions').select(['user_id', 'failures', 'retry_at']).orderBy('created_at').execute(),
  )

const waiting = () => stage.gateway.parts.store.read((db) => db.selectFrom('pushes').select('topic').execute())

const token = (endpoint: string) => {
  const { auth, p256dh } = makeBrowserKeys()
  return JSON.stringify({ endpoint, keys: { p256dh, auth } })
}

describe('a device', () => {
  it('takes pushes as long as its session lasts [GATE-31]', async () => {
    expect(await living(bob)).toBe(false)
    await stage.allow(bob)
    expect(await living(bob)).toBe(true)
    expect(await stage.gateway.parts.store.read((db) => reachedByPush(db, [ada.userId, bob.userId]))).toEqual(
      new Set([bob.userId]),
    )
    await bob.ask(accountCalls.logout, {})
    expect(await living(bob)).toBe(false)
    await stage.chore('push devices')
    expect(await devices()).toEqual([])
  })

  it('is taken off by its own person only [GATE-31]', async () => {
    await stage.allow(bob)
    await ada.ask(pushCalls.off, {})
    expect(await living(bob)).toBe(true)
    await bob.ask(pushCalls.off, {})
    expect([await living(bob), await devices()]).toEqual([false, []])
    expect((await bob.ask(pushCalls.off, {})).code).toBe(200)
  })

  it('is refused where nothing is sent to [GATE-31]', async () => {
    const places = [
      'https://10.0.0.1/push',
      'https://[fd00::1]/push',
      'https://localhost/push',
      'http://fcm.googleapis.com/push',
      'https://push.attacker.test/push',
      'https://fcm.googleapis.com:22/push',
    ]
    for (const endpoint of places) expect((await tokenOf(bob, token(endpoint))).code).toBe(400)
    expect(await devices()).toEqual([])
  })

  it('is forgotten with what waits for it where a deployment sends no more pushes [GATE-31]', async () => {
    await stage.allow(bob)
    await say(ada, bob, 'Private')
    expect(await waiting()).toHaveLength(1)
    await forgetDevices(stage.gateway.parts.store)
    expect([await living(bob), await waiting()]).toEqual([false, []])
  })

  it('is refused when it is no subscription at all', async () => {
    for (const odd of ['', 'x', '{}', 'null', '{"endpoint":1}']) expect((await tokenOf(bob, odd)).code).toBe(400)
  })

  it('is registered as often as it likes, once [GATE-31]', async () => {
    const own = token('https://fcm.googleapis.com/fcm/send/1')
    const codes = await Promise.all([tokenOf(bob, own), tokenOf(bob, own)])
    expect(codes.map(({ code }) => code)).toEqual([200, 200])
    await tokenOf(bob, own)
    expect(await devices()).toHaveLength(1)
    await tokenOf(bob, token('https://fcm.googleapis.com/fcm/send/2'))
    expect(await devices()).toHaveLength(1)
  })

  it('goes over to whoever signs in on it, and what waited there for the one before does not come [GATE-31]', async () => {
    const { token: own } = stage.service.subscribe()
    await tokenOf(bob, own)
    await say(ada, bob, 'For Bob alone')
    const cleo = await stage.gateway.signedIn('Cleo')
    expect((await tokenOf(cleo, own)).code).toBe(200)
    expect([await living(bob), await living(cleo)]).toEqual([false, true])
    await stage.pass(WAIT)
    expect(stage.news()).toEqual([])
  })

  it('cannot be taken by somebody who knows no more than its address [GATE-31]', async () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
    await tokenOf(bob, token(endpoint))
    expect((await tokenOf(ada, token(endpoint))).code).toBe(403)
    expect([await living(bob), await living(ada)]).toEqual([true, false])
  })

  it('is one of so many; the oldest gives way', async () => {
    for (let number = 0; number < 3; number += 1) {
      const browser = await stage.gateway.signInAgain(bob.userId)
      await tokenOf(browser, token(`https://fcm.googleapis.com/fcm/send/${number}`))
      stage.gateway.clock.jump(SECOND)
    }
    const left = await stage.gateway.parts.store.read((db) =>
      db.selectFrom('push_subscriptions').select('address').orderBy('created_at').execute(),
    )
    expect(left.map(({ address }) => address.split('/').at(-1))).toEqual(['1', '2'])
  })

  it('is told to the gateway so often an hour and no more', async () => {
    const codes: number[] = []
    for (let number = 0; number < 9; number += 1) codes.push((await bob.ask(pushCalls.choices, {})).status)
    expect(codes.slice(-2)).toEqual([200, 429])
  })

  it('of nobody is registered by nobody', async () => {
    const visitor = await stage.gateway.visitor()
    expect((await tokenOf(visitor, token('https://fcm.googleapis.com/1'))).code).toBe(401)
  })
})

describe('choices', () => {
  it('are one’s own, whatever else comes along [GATE-31]', async () => {
    const none = { message: 0, request: 0, call: 0, reminder: 0, reward: 0, preview: 0 } as const
    await bob.ask(pushCalls.saveChoices, none, { raw: { ...none, user_id: ada.userId } })
    expect((await ada.ask(pushCalls.choices, {})).data.message).toBe(1)
    expect((await bob.ask(pushCalls.choices, {})).data).toEqual(none)
    const odd = await bob.ask(pushCalls.saveChoices, none, { raw: { ...none, call: 2 } })
    expect(odd.code).toBe(400)
  })
})

describe('a push service', () => {
  const write = async () => {
    await say(ada, bob, 'Hello')
    await stage.pass(WAIT)
  }

  it.each([404, 410])('that answers %i has lost the device, which gets nothing any more [GATE-31]', async (status) => {
    await stage.allow(bob)
    stage.service.answer = { status }
    await write()
    expect([await living(bob), await waiting()]).toEqual([false, []])
  })

  it('that takes a push never gets that one again; other devices go on', async () => {
    await stage.allow(bob)
    stage.service.answer = { status: 413 }
    await write()
    expect([await waiting(), await living(bob)]).toEqual([[], true])
  })

  it('that fails is left alone for a while, twice as long each time, and is made up for [GATE-31]', async () => {
    await stage.allow(bob)
    stage.service.answer = { status: 500 }
    await write()
    const tries = () => stage.service.arrived.length
    expect([tries(), (await devices())[0]?.failures]).toEqual([1, 1])
    await stage.pass(30 * SECOND - 1)
    expect(tries()).toBe(1)
    await stage.pass(1)
    expect(tries()).toBe(2)
    await stage.pass(60 * SECOND - 1)
    expect(tries()).toBe(2)
    stage.service.answer = { status: 201 }
    await stage.pass(1)
    expect(tries()).toBe(3)
    expect([await waiting(), (await devices())[0]]).toMatchObject([[], { failures: 0, retry_at: 0 }])
  })

  it('that fails gets nothing else for that device meanwhile, and all of it later [GATE-31]', async () => {
    const cleo = await stage.gateway.signedIn('Cleo')
    await befriended(stage.gateway, cleo, bob)
    await stage.allow(bob)
    await say(cleo, bob, 'Later')
    stage.gateway.clock.jump(SECOND)
    await say(ada, bob, 'First')
    stage.service.answer = { status: 500 }
    await stage.pass(WAIT - SECOND)
    expect(stage.service.arrived).toHaveLength(1)
    stage.service.answer = { status: 201 }
    await stage.pass(SECOND)
    await say(ada, bob, 'Second')
    await stage.pass(29 * SECOND - 1)
    expect(stage.service.arrived).toHaveLength(1)
    await stage.pass(1)
    const texts = stage.news().map((news) => (news.kind === 'message' ? news.text : ''))
    expect(texts.slice(1).toSorted()).toEqual(['Later', 'Second'])
  })

  it('that asks to wait is waited for', async () => {
    await stage.allow(bob)
    stage.service.answer = { status: 429, headers: { 'retry-after': '600' } }
    await write()
    await stage.pass(600 * SECOND - 1)
    expect(stage.service.arrived).toHaveLength(1)
    await stage.pass(1)
    expect(stage.service.arrived).toHaveLength(2)
  })

  it('that has failed for long brings nothing any more, and the device is forgotten', async () => {
    await stage.allow(bob)
    stage.service.answer = { status: 500 }
    await stage.write((db) => db.updateTable('push_subscriptions').set({ failures: 23 }).execute())
    await write()
    expect([await devices(), await waiting()]).toEqual([[], []])
  })

  it('gets nothing that is past its time', async () => {
    await stage.allow(bob)
    await say(ada, bob, 'Hello')
    await stage.pass(24 * HOUR)
    expect([stage.news(), await waiting()]).toEqual([[], []])
  })
})

it('two processes that look at once send a push once; one that dies on the way leaves it to the next [GATE-31]', async () => {
  await stage.allow(bob)
  await say(ada, bob, 'Hello')
  const { config, store } = stage.gateway.parts
  const at = stage.gateway.clock.now() + WAIT
  const look = (now: number) => takeDue(store, config.settings.push, false, now)
  const taken = await Promise.all([look(at), look(at)])
  expect(taken.map(({ length }) => length).toSorted()).toEqual([0, 1])
  expect(await look(at + 29_999)).toEqual([])
  expect(await look(at + 30_000)).toHaveLength(1)
})
