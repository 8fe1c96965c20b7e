import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADULT_STATEMENT_VERSION } from '../../../src/domain/account/adult-statement'
import { toMessageUuid, toUserId, type MessageUuid, type UserId } from '../../../src/domain/kernel/ids'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { startTestServer, type TestServer } from '../../server/test-server'
import { openBrowser, unwrap, type Browser } from './browser'

const some = <A>(value: O.Option<A>): A => {
  if (O.isNone(value)) throw new Error('nothing')
  return value.value
}
const userId = (id: number): UserId => some(toUserId(id))
const newUuid = (): MessageUuid => some(toMessageUuid(randomUUID()))

describe.each([
  ['at its own address', {}],
  ['below a base path', { BASE_PATH: '/below' }],
])('the client and the real gateway %s [GATE-16]', (_, env) => {
  let server: TestServer
  let ada: Browser
  let bob: Browser
  let adaId: UserId
  let bobId: UserId

  const mailed = (to: string) =>
    server.parts.store.read((db) =>
      db
        .selectFrom('outbox_mails')
        .selectAll()
        .where('to_address', '=', to)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )

  const signUp = async (browser: Browser, email: string, name: string): Promise<UserId> => {
    const { account } = browser
    const { flow, status } = unwrap(await account.standing(email)())
    expect(status).toBe(0)
    unwrap(await account.sendCode('new', email, flow, '')())
    expect(await account.confirmed(email, flow)()).toMatchObject(E.left({ code: 60005 }))
    unwrap(await account.confirmCode((await mailed(email)).code ?? '')())
    unwrap(await account.confirmed(email, flow)())
    unwrap(await account.setPassword(email, 'Example_1', flow)())
    const person = { name, gender: 'female', birthday: '1990-01-31', statement: ADULT_STATEMENT_VERSION } as const
    const signedIn = unwrap(await account.register(email, person)())
    expect(signedIn).toMatchObject({ registered: true, me: { name, coins: 120, paid: false } })
    await browser.keep(signedIn)
    return signedIn.id
  }

  beforeAll(async () => {
    server = await startTestServer({ env })
    ada = await openBrowser(server.url, server.clock, 1)
    bob = await openBrowser(server.url, server.clock, 2)
  })
  afterAll(() => server.close())

  it('sign up by e-mail, with 120 coins', async () => {
    adaId = await signUp(ada, 'ada@example.org', 'Ada')
    bobId = await signUp(bob, 'bob@example.org', 'Bob')
    expect(unwrap(await ada.account.balance())).toBe(120)
    expect(unwrap(await ada.account.me(adaId)())).toMatchObject({ id: adaId, name: 'Ada', coins: 120 })
    expect(unwrap(await ada.session.read())).toEqual(O.some({ id: adaId, token: expect.any(String) as string }))
  })

  it('need both the handle and its twin cookie [GATE-14]', async () => {
    const other = await openBrowser(server.url, server.clock, 3)
    await other.session.keep(adaId, ada.identity.token(), 'AAAA')()
    expect(await other.account.balance()).toMatchObject(E.left({ _tag: 'SessionOver', code: 401 }))
    expect(ada.cookies.page.cookie).not.toContain('sid')
    expect(E.isRight(await ada.account.balance())).toBe(true)
  })

  it('find each other, ask, accept: relations 1, 3, 2, and the price is charged once', async () => {
    const found = unwrap(await ada.friends.find('Bob')())
    expect(found.map(({ id, relation }) => [id, relation])).toEqual([[bobId, 'stranger']])
    expect(unwrap(await ada.friends.findById(bobId)())).toHaveLength(1)
    expect(unwrap(await ada.friends.findById(userId(999_999))())).toEqual([])
    const key = randomUUID()
    expect(unwrap(await ada.friends.add(bobId, 102, key)())).toEqual({ relation: 'asked', freeLeft: null })
    expect(unwrap(await ada.friends.add(bobId, 102, key)())).toEqual({ relation: 'asked', freeLeft: null })
    expect(unwrap(await ada.account.balance())).toBe(111)
    expect(unwrap(await bob.friends.person(adaId)()).relation).toBe('asking')
    expect(unwrap(await bob.friends.answer(adaId, 'accept')())).toBe('friend')
    expect(unwrap(await ada.friends.list(1)()).items.map(({ relation }) => relation)).toEqual(['friend'])
    expect(unwrap(await ada.coins.movements(1)()).list).toMatchObject([
      { kind: 'addFriend', coins: -9, balanceAfter: 111, other: { id: bobId, name: 'Bob' } },
      { kind: 'signUp', coins: 120, balanceAfter: 120, other: null },
    ])
  })

  it('beat, and are seen [GATE-26] [GATE-27]', async () => {
    unwrap(await bob.account.startBeat(false)())
    expect(unwrap(await ada.friends.presence([bobId])()).get(bobId)).toBe('online')
    unwrap(await bob.account.beat(true)())
    expect(unwrap(await ada.friends.presence([bobId])()).get(bobId)).toBe('busy')
    unwrap(await bob.account.beat(false)())
  })

  it('write: the same uuid is one message, with the same answer', async () => {
    const uuid = newUuid()
    const sent = unwrap(await ada.chat.send(bobId, uuid, 'Hello <b>Bob</b>')())
    expect(unwrap(await ada.chat.send(bobId, uuid, 'Hello <b>Bob</b>')())).toEqual(sent)
    const history = unwrap(await bob.chat.history(adaId, 1)())
    expect(history.filter((message) => message.uuid === uuid)).toMatchObject([
      { id: sent.id, at: sent.at, sender: adaId, receiver: bobId, type: 1, content: 'Hello <b>Bob</b>' },
    ])
    expect(unwrap(await bob.chat.conversations())).toMatchObject([{ friend: adaId, name: 'Ada', unread: 1 }])
    unwrap(await bob.chat.read(adaId, sent.at)())
    expect(unwrap(await bob.chat.conversations())).toMatchObject([{ friend: adaId, unread: 0 }])
    const snapshot = unwrap(await bob.chat.snapshot())
    expect(snapshot.cursor).toBeGreaterThan(0)
    expect(snapshot.messages.map((message) => message.uuid)).toContain(uuid)
  })

  it('call: price, ringing, answer, lease, receipt', async () => {
    const { price, coins } = unwrap(await ada.calls.preCheck(bobId, 102)())
    expect([price, coins]).toEqual([20, 111])
    const call = unwrap(await ada.calls.create(bobId, 102)())
    expect(call).toMatchObject({ price: 20, serverCall: 0 })
    unwrap(await ada.calls.notify('launch', call.room)())
    const answered = unwrap(await bob.calls.answer(call.room)())
    expect(answered.polite).toBe(!call.polite)
    for (const { calls } of [ada, bob]) {
      expect(unwrap(await calls.ice(call.room)()).policy).toBe('all')
      unwrap(await calls.notify('notifyJoinCall', call.room)())
      unwrap(await calls.notify('notifyStartCall', call.room)())
    }
    const flowing = { out: 'on', in: 'flowing' } as const
    const media = { sound: flowing, picture: flowing }
    for (const { calls } of [ada, bob]) unwrap(await calls.lease(call.room, media)())
    await server.clock.advance(5_000)
    for (const { calls } of [bob, ada]) {
      expect(unwrap(await calls.lease(call.room, media)())).toMatchObject({ paused: false, pausedMs: 0 })
    }
    const going = { resumable: true, callee: bobId, price: 20, talkedMs: 5_000 }
    expect(unwrap(await ada.calls.info(call.room)())).toMatchObject({ ...going, polite: false })
    expect(unwrap(await bob.calls.info(call.room)())).toMatchObject({ ...going, polite: true })
    unwrap(await ada.calls.notify('hangup', call.room)())
    unwrap(await ada.calls.notify('notifyEndCall', call.room)())
    expect(unwrap(await ada.calls.receipt(call.room)())).toMatchObject({ billedMinutes: 1, price: 20, coins: 20 })
    expect(unwrap(await ada.account.balance())).toBe(91)
    expect(unwrap(await ada.calls.info(call.room)())).toMatchObject({ resumable: false })
    unwrap(await ada.calls.ringStatus(false)())
  })

  it('have their clock corrected, however wrong it is [GATE-6]', async () => {
    const skewed = { ...server.clock, now: () => server.clock.now() + 3_600_000 }
    const late = await openBrowser(server.url, skewed, 4)
    expect(unwrap(await late.account.standing('new@example.org')()).status).toBe(0)
  })

  it('outlive the ticket of the envelope [GATE-9]', async () => {
    unwrap(await ada.account.beat(false)())
    await server.clock.advance(61 * 60_000)
    expect(await ada.account.beat(false)()).toEqual(E.right(undefined))
  })

  it('refuse a wrong password, and sign in with the right one', async () => {
    const browser = await openBrowser(server.url, server.clock, 5)
    expect(await browser.account.signIn('bob@example.org', 'Wrong_1')()).toMatchObject(
      E.left({ _tag: 'Refusal', code: 10006 }),
    )
    const signedIn = unwrap(await browser.account.signIn('bob@example.org', 'Example_1')())
    expect([signedIn.id, signedIn.registered]).toEqual([bobId, false])
    await browser.keep(signedIn)
    const over: unknown[] = []
    bob.gateway.onSessionOver((why) => void over.push(why))
    expect(await bob.account.balance()).toMatchObject(E.left({ _tag: 'SessionOver', code: 401 }))
    expect(over).toHaveLength(1)
    expect(E.isRight(await browser.account.realtimeToken())).toBe(true)
  })

  it('sign out after cookies and key have gone: the gateway knows the session no more [ACCT-103]', async () => {
    const farewell = await ada.account.farewell()
    await ada.session.clear()
    unwrap(await farewell())
    expect(ada.cookies.names()).not.toContain('__Host-sid')
    expect(await ada.gateway.ask(accountCalls.balance, {})()).toMatchObject(E.left({ _tag: 'SessionOver' }))
  })
})
