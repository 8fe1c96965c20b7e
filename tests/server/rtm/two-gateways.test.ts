import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { friendTopic } from '../../../server/rtm/topics'
import type { Store } from '../../../server/store/store'
import { until } from '../../faults/until'
import type { Asker } from '../asker'
import { befriend } from '../befriend'
import { makeNats, type Nats, natsServer } from '../bus/nats-server'
import { signUp } from '../sign-up'
import { openTestStore } from '../store/test-store'
import { startTestServer, type TestServer } from '../test-server'
import { connect, dial } from './line'

let nats: Nats
let store: Store
let [one, other]: TestServer[] = []
let ann: Asker
let ben: Asker

/** Two gateways on one store; the store goes last. */
const startTwo = async (natsUrl: string): Promise<void> => {
  store = await openTestStore()
  const shared = { ...store, close: () => Promise.resolve() }
  const options = { store: shared, env: { NATS_URL: natsUrl }, settings: { session: { browsersAllowed: 2 } } }
  ;[one, other] = [await startTestServer(options), await startTestServer(options)]
  ;[ann, ben] = [await signUp(gate(one), 'Ann'), await signUp(gate(other), 'Ben')]
  await befriend(ann, ben)
}

const gate = (server: TestServer | undefined): TestServer => {
  if (server === undefined) throw new Error('not started')
  return server
}

afterEach(async () => {
  await Promise.all([gate(one).close(), gate(other).close()])
  await store.close()
})

const say = (from: Asker, to: Asker, msg: string) =>
  from.ask(chatCalls.sendMsg, {
    accept_u_id: to.userId,
    send_u_id: from.userId,
    msg_type: 1,
    msg,
    messageUuid: crypto.randomUUID(),
  })

const isMessage = (text: string) => (frame: { kind: string; body: unknown }) =>
  frame.kind === 'message' && JSON.stringify(frame.body).includes(text)

describe.skipIf(natsServer === undefined)('two gateways on one store, with NATS', () => {
  beforeEach(async () => {
    nats = await makeNats()
    await nats.start()
    await startTwo(nats.url)
  })
  afterEach(() => nats.stop())

  /** Ben's line is known to NATS, or known again, once a hint has come. A message for each try would go beyond what one may send. */
  const wired = async (line: Awaited<ReturnType<typeof connect>>): Promise<void> => {
    const before = line.frames.length
    await until('a hint passes', () => {
      gate(one).parts.bus.publish(friendTopic(ben.userId), '{}')
      return line.frames.slice(before).some(({ kind }) => kind === 'friend_online')
    })
  }

  it('what is sent through one arrives through the other at once [PLUS-17]', async () => {
    const line = await connect(gate(other), ben)
    await wired(line)
    await say(ann, ben, 'across')
    await line.heard(isMessage('across'))
    const numbers = line.rows()
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  })

  it('signals of a call, rooms and presence pass between them [GATE-30]', async () => {
    const line = await connect(gate(other), ben)
    await wired(line)
    gate(one).parts.bus.publish(`signal:${ben.userId}`, '{"data":"s"}')
    gate(one).parts.bus.publish(`room:${ben.userId}`, '{"action":1}')
    gate(one).parts.bus.publish(`presence:${ben.userId}`, '{"status":1}')
    const hear = (kind: string) => line.heard((frame) => frame.kind === kind)
    expect(await hear('signal')).toMatchObject({ body: { data: 's' } })
    expect(await hear('room')).toMatchObject({ body: { action: 1 } })
    expect(await hear('presence')).toMatchObject({ body: { status: 1 } })
  })

  it('a session that one of them ends loses its socket at the other at once, and is told why [ACCT-112]', async () => {
    const line = await connect(gate(other), ben)
    await wired(line)
    const { sessions } = gate(one).parts
    const ending = { code: 0, message: 'Your account was active on another device' }
    await store.work<never, void>(async (work) => E.right(await sessions.revokeAll(work, ben.userId, ending)))
    expect(await line.heard(({ kind }) => kind === 'kick')).toMatchObject({ body: ending })
    expect(await line.closed).toBe(4001)
    expect((await ben.ask(accountCalls.balance, {})).status).toBe(401)
  })

  it('NATS may go and come: nothing is lost, and order and numbers stay [PLUS-17]', async () => {
    const line = await connect(gate(other), ben)
    await wired(line)
    const said: string[] = []
    for (let round = 0; round < 3; round += 1) {
      await nats.stop()
      for (const text of [`away ${round} a`, `away ${round} b`]) {
        await say(ann, ben, text)
        said.push(text)
      }
      await gate(other).clock.advance(2_000)
      await line.heard(isMessage(`away ${round} b`))
      await nats.start()
      await wired(line)
      await say(ann, ben, `back ${round}`)
      said.push(`back ${round}`)
      await line.heard(isMessage(`back ${round}`))
      await gate(other).clock.advance(2_000)
    }
    const texts = line.frames.flatMap(({ body, kind }) =>
      kind === 'message' ? [(body as { content: string }).content] : [],
    )
    expect(texts).toEqual(said)
  })
})

describe('two gateways on one store, without NATS', () => {
  beforeEach(() => startTwo('nats://127.0.0.1:1'))

  it('what is sent through one arrives through the other at its next look, not before [PLUS-17]', async () => {
    const line = await connect(gate(other), ben)
    await say(ann, ben, 'slowly')
    await gate(other).clock.advance(1_999)
    expect(line.frames.some(isMessage('slowly'))).toBe(false)
    await gate(other).clock.advance(1)
    await line.heard(isMessage('slowly'))
  })

  it('a room action is told at the next look, once [CALL-57]', async () => {
    const line = await connect(gate(other), ben)
    const body = JSON.stringify({ action: 1, roomNum: 'r', at: gate(one).clock.now() })
    const row = { room_num: 'r', action: 1, to_user: ben.userId, body, at: gate(one).clock.now() }
    await store.work(async ({ db }) => E.right(await db.insertInto('call_actions').values(row).execute()))
    await gate(other).clock.advance(2_000)
    await line.heard(({ kind }) => kind === 'room')
    await gate(other).clock.advance(6_000)
    await say(ann, ben, 'after')
    await gate(other).clock.advance(2_000)
    await line.heard(isMessage('after'))
    expect(line.frames.filter(({ kind }) => kind === 'room')).toHaveLength(1)
  })

  it('a socket of a session that has ended is closed at the next look; a ban is told by the next call', async () => {
    const again = await gate(other).signInAgain(ben.userId)
    const lines = [await connect(gate(other), ben), await connect(gate(other), again)]
    const { sessions } = gate(one).parts
    const end = (code: number, message: string, ids: readonly string[]) =>
      Promise.all(
        ids.map((id) =>
          store.work<never, unknown>(async (work) =>
            E.right(await sessions.revoke(work, ben.userId, id, { code, message })),
          ),
        ),
      )
    const listed = await store.read((db) => sessions.list(db, ben.userId))
    await end(
      0,
      'active elsewhere',
      listed.slice(0, 1).map(({ sessionId }) => sessionId),
    )
    await end(
      10115,
      'banned',
      listed.slice(1).map(({ sessionId }) => sessionId),
    )
    await gate(other).clock.advance(2_000)
    expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual([4001, 4001])
    const kicks = lines.flatMap(({ frames }) => frames.filter(({ kind }) => kind === 'kick'))
    expect(kicks.map(({ body }) => body)).toEqual([{ code: 0, message: 'active elsewhere' }])
    expect(await dial(gate(other), again)).toBe(401)
  })
})

describe('a gateway that has its store to itself', () => {
  it('never looks: every event of its own wakes it', async () => {
    ;[one, other] = [await startTestServer(), await startTestServer()]
    store = await openTestStore()
    const asker = await gate(one).signedIn('Ann')
    const line = await connect(gate(one), asker)
    await gate(one).parts.store.work(async ({ db }) => {
      await db.insertInto('inbox_heads').values({ user_id: asker.userId, head: 1 }).execute()
      const row = { user_id: asker.userId, seq: 1, id: 'x', kind: 'notice', body: '{}', at: 0 }
      return E.right(await db.insertInto('inbox').values(row).execute())
    })
    await gate(one).clock.advance(10_000)
    expect(line.rows()).toEqual([])
  })
})
