import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roomTopic, presenceTopic } from '../../../server/rtm/topics'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'
import { connect, dial, hangUpAt, open, tokenOf } from './line'

let gateway: TestServer
let [ann, ben]: Asker[] = []

const must = (asker: Asker | undefined): Asker => {
  if (asker === undefined) throw new Error('nobody')
  return asker
}

/** What happens while recent actions are read. */
let meanwhile: (to: number) => void = () => undefined

/** Nobody talks; one action is replayed. */
const rooms = {
  peerOf: async () => null,
  recentActions: async (people: readonly number[]) => {
    people.forEach(meanwhile)
    return people.map((to) => ({ to, text: JSON.stringify({ action: 1, roomNum: 'room-of-two', at: 0 }) }))
  },
}

beforeEach(async () => {
  meanwhile = () => undefined
  gateway = await startTestServer({
    features: (own) => ({ ...own, rooms }),
    settings: { socket: { frameBytes: 4_096, perSession: 2 } },
  })
  ;[ann, ben] = [await gateway.signedIn('Ann'), await gateway.signedIn('Ben')]
})
afterEach(() => gateway.close())

const hello = async (who: Asker, cursor = 0) => ({ kind: 'hello', body: { token: await tokenOf(who), cursor } })

describe('who may open a socket', () => {
  it('refuses one without the twin cookie or with another', async () => {
    expect(await dial(gateway, must(ann), { cookie: '' })).toBe(401)
    expect(await dial(gateway, must(ann), { cookie: '__Host-sid=forged' })).toBe(401)
  })

  it('refuses a page of another origin, and takes its own', async () => {
    expect(await dial(gateway, must(ann), { origin: 'https://evil.example' })).toBe(403)
    expect(await dial(gateway, must(ann), { origin: gateway.url })).toBeTypeOf('object')
  })

  it('refuses another path', async () => {
    expect(await dial(gateway, must(ann), { path: '/other' })).toBe(404)
  })

  it('outlives whoever asks and hangs up at once, wherever', async () => {
    const failures: unknown[] = []
    const note = (failure: unknown): void => void failures.push(failure)
    process.on('uncaughtException', note)
    for (let time = 0; time < 30; time += 1) await hangUpAt(gateway.url, time % 2 === 0 ? '/other' : '/rtm')
    process.off('uncaughtException', note)
    expect(failures).toEqual([])
  })

  it('closes on the token of another session, a forged and an expired one [GATE-29]', async () => {
    const late = (await hello(must(ann))).body.token
    const foreign = await hello(must(ben))
    await gateway.clock.advance(120_000)
    for (const token of [foreign.body.token, 'x.1.y', '', late]) {
      const line = await open(gateway, must(ann))
      line.say({ kind: 'hello', body: { token, cursor: 0 } })
      expect(await line.closed).toBe(4401)
    }
  })

  it('closes when no hello has come within 10 s', async () => {
    const line = await open(gateway, must(ann))
    await gateway.clock.advance(9_999)
    line.say(await hello(must(ann)))
    await line.heard(({ kind }) => kind === 'welcome')
    const silent = await open(gateway, must(ann))
    await gateway.clock.advance(10_000)
    expect(await silent.closed).toBe(4408)
  })

  it('makes room for a newer socket of the session by closing the oldest', async () => {
    const first = await connect(gateway, must(ann))
    await connect(gateway, must(ann))
    await connect(gateway, must(ann))
    expect(await first.closed).toBe(4429)
  })
})

describe('bad frames', () => {
  const texts = [
    '',
    'no json',
    '[]',
    '{}',
    '{"kind":"hello"}',
    '{"kind":"other","body":{}}',
    '{"kind":"ack","body":{"seq":0}}',
  ]

  it.each(texts)('closes on %j', async (text) => {
    const line = await open(gateway, must(ann))
    line.sayText(text)
    expect(await line.closed).toBe(4400)
  })

  it('closes on bytes, on an oversized frame, on an acknowledgement of what was never sent and on a second hello', async () => {
    const bytes = await open(gateway, must(ann))
    bytes.sayText(new Uint8Array([1, 2, 3]))
    expect(await bytes.closed).toBe(4400)
    const large = await open(gateway, must(ann))
    large.sayText('x'.repeat(4_097))
    expect(await large.closed).toBe(1009)
    const ack = await connect(gateway, must(ann))
    ack.say({ kind: 'ack', body: { seq: 1 } })
    expect(await ack.closed).toBe(4400)
    const twice = await connect(gateway, must(ann))
    twice.say(await hello(must(ann)))
    expect(await twice.closed).toBe(4400)
  })
})

describe('beats', () => {
  it('go every 20 s, and a socket that is silent for 45 s is cut', async () => {
    const line = await connect(gateway, must(ann))
    await gateway.clock.advance(20_000)
    await line.heard(({ kind }) => kind === 'beat')
    expect(line.frames.filter(({ kind }) => kind === 'beat')).toHaveLength(1)
    await gateway.clock.advance(40_000)
    expect(await line.closed).toBe(1006)
  })

  it('keep a socket that answers', async () => {
    const line = await connect(gateway, must(ann))
    for (let round = 1; round <= 4; round += 1) {
      await gateway.clock.advance(20_000)
      await expect.poll(() => line.frames.filter(({ kind }) => kind === 'beat').length).toBe(round)
      line.say({ kind: 'beat', body: null })
      line.say({ kind: 'signal', id: `after-${round}`, body: { roomNum: 'none', from: 0, to: 0, data: null } })
      await line.heard(({ id }) => id === `after-${round}`)
    }
    expect(line.frames.some(({ kind }) => kind === 'kick')).toBe(false)
  })
})

describe('what the moment brings', () => {
  it('tells what happens during the replay after it: no call rings that was cancelled meanwhile [CALL-57]', async () => {
    const cancelled = { action: 2, roomNum: 'room-of-two', at: 1 }
    meanwhile = (to) => gateway.parts.bus.publish(roomTopic(to), JSON.stringify(cancelled))
    const line = await connect(gateway, must(ann))
    await line.heard(({ kind, body }) => kind === 'room' && JSON.stringify(body) === JSON.stringify(cancelled))
    expect(line.frames.filter(({ kind }) => kind === 'room').map(({ body }) => body)).toMatchObject([
      { action: 1 },
      { action: 2 },
    ])
  })

  it('passes on room actions and presence, and replays recent actions after a reconnect [CALL-57]', async () => {
    const line = await connect(gateway, must(ann))
    expect(await line.heard(({ kind }) => kind === 'room')).toMatchObject({ body: { action: 1 } })
    gateway.parts.bus.publish(roomTopic(must(ann).userId), JSON.stringify({ action: 7, roomNum: 'room-of-two', at: 1 }))
    gateway.parts.bus.publish(presenceTopic(must(ann).userId), JSON.stringify({ userId: 5, status: 2 }))
    await line.heard(({ kind, body }) => kind === 'room' && (body as { action: number }).action === 7)
    expect(await line.heard(({ kind }) => kind === 'presence')).toMatchObject({ body: { userId: 5, status: 2 } })
  })

  it('kicks the oldest browser session when another signs in, in these words [ACCT-111, ACCT-112]', async () => {
    const line = await connect(gateway, must(ann))
    const terminal = await gateway.signInAgain(must(ann).userId, 'terminal')
    const again = await gateway.signInAgain(must(ann).userId)
    const kick = await line.heard(({ kind }) => kind === 'kick')
    expect(kick.body).toEqual({ code: 0, message: 'Your account was active on another device' })
    expect(await line.closed).toBe(4001)
    expect((await must(ann).ask(accountCalls.balance, {})).status).toBe(401)
    expect((await again.ask(accountCalls.balance, {})).status).toBe(200)
    expect((await terminal.ask(accountCalls.balance, {})).status).toBe(200)
  })

  it('closes without a kick when the person signs out', async () => {
    const line = await connect(gateway, must(ann))
    const said = await must(ann).ask(accountCalls.logout, {})
    expect(said.code).toBe(200)
    expect(await line.closed).toBe(4001)
    expect(line.frames.some(({ kind }) => kind === 'kick')).toBe(false)
    expect(must(ann).cookies.has('__Host-sid')).toBe(false)
  })

  it('refuses a hello whose session ended after the upgrade', async () => {
    const line = await open(gateway, must(ann))
    const frame = await hello(must(ann))
    await gateway.parts.store.work(async ({ db }) => {
      await db.updateTable('sessions').set({ revoked_at: 1 }).where('user_id', '=', must(ann).userId).execute()
      return E.right(undefined)
    })
    line.say(frame)
    expect(await line.closed).toBe(4401)
  })

  it('says going away when the server closes', async () => {
    const line = await connect(gateway, must(ann))
    await gateway.close()
    expect(await line.closed).toBe(1001)
  })
})
