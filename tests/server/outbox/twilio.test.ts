import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TextMessage } from '../../../server/outbox/sms.port'
import { twilioSms } from '../../../server/outbox/twilio/twilio.sms'
import { SECOND } from '../../../src/domain/kernel/time'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { check, numberOf, send } from '../by-phone'
import { openTestStore } from '../store/test-store'
import type { Store } from '../../../server/store/store'
import { startTestServer, type TestServer } from '../test-server'
import { type Provider, startProvider, TAKEN } from './provider'

const settings = { timeoutMs: 300, atOnce: 2, failuresInRow: 2, restMs: 30 * SECOND }
const message: TextMessage = { channel: 'sms', kind: 'number', to: '+4915123000001', text: 'Hi & bye', code: '123456' }

let provider: Provider
let store: Store
let clock: VirtualClock
let problems: string[]

beforeEach(async () => {
  provider = await startProvider()
  store = await openTestStore()
  clock = makeVirtualClock()
  problems = []
})
afterEach(async () => {
  await provider.close()
  await store.close()
})

const sms = (api = provider.url) =>
  twilioSms({
    account: { api, sid: 'AC1', token: 'secret', from: { sms: '+15005550006', whatsapp: '+15005550007' } },
    clock,
    settings,
    report: (problem) => problems.push(problem),
  })

const post = (own: ReturnType<typeof sms>, sent = message, keep = true) =>
  store.work(async (work) => {
    await own.send(work, sent, clock.now())
    return keep ? E.right(undefined) : E.left('rolled back')
  })

describe('messages by Twilio', () => {
  it('are posted as a form, with account and secret, after the commit only [ACCT-2]', async () => {
    const own = sms()
    await post(own, { ...message, text: 'rolled back' }, false)
    await post(own)
    await expect.poll(() => provider.posted).toHaveLength(1)
    expect(provider.posted[0]).toEqual({
      path: 'POST /2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { To: '+4915123000001', From: '+15005550006', Body: 'Hi & bye' },
    })
    expect(problems).toEqual([])
  })

  it('name the messaging app before both numbers [ACCT-2]', async () => {
    await post(sms(), { ...message, channel: 'whatsapp' })
    await expect.poll(() => provider.posted).toHaveLength(1)
    expect(provider.posted[0]?.form).toMatchObject({
      To: 'whatsapp:+4915123000001',
      From: 'whatsapp:+15005550007',
    })
  })

  it('are reported when they are not taken, without number, text and secret', async () => {
    const own = sms()
    provider.say({ status: 401, body: { code: 20003, message: 'Authenticate +4915123000001' } })
    await post(own)
    await expect.poll(() => problems).toEqual(['status 401, code 20003'])
    provider.say({ status: 500, body: 'no object' })
    await post(own)
    await expect.poll(() => problems).toEqual(['status 401, code 20003', 'status 500'])
  })

  it('count as failing after some in a row were not taken, until it has rested', async () => {
    const own = sms()
    provider.say({ status: 503, body: {} })
    await post(own)
    await expect.poll(() => problems.length).toBe(1)
    expect(own.hindrance()).toBeNull()
    await post(own)
    await expect.poll(own.hindrance).toBe('failing')
    await clock.advance(30 * SECOND)
    expect(own.hindrance()).toBeNull()
    provider.say(TAKEN)
    await post(own)
    await expect.poll(() => provider.posted.length).toBe(3)
    provider.say({ status: 503, body: {} })
    await post(own)
    await expect.poll(() => problems.length).toBe(3)
    expect(own.hindrance()).toBeNull()
  })

  it('are not counted as failing for a number that cannot be reached', async () => {
    const own = sms()
    provider.say({ status: 400, body: { code: 21211 } })
    for (let i = 1; i <= 3; i++) {
      await post(own)
      await expect.poll(() => problems.length).toBe(i)
    }
    expect(own.hindrance()).toBeNull()
  })

  it('are given up when nothing is said in time, and meanwhile too many are busy', async () => {
    const own = sms()
    provider.say(null)
    await post(own)
    await post(own)
    expect(own.hindrance()).toBe('busy')
    await expect.poll(() => problems).toEqual(['TimeoutError', 'TimeoutError'])
    expect(own.hindrance()).toBe('failing')
  })

  it('follow no redirect with the secret, and report a provider that is not there', async () => {
    provider.say({ status: 307, body: {}, location: `${provider.url}/elsewhere` })
    await post(sms())
    await expect.poll(() => problems).toHaveLength(1)
    expect(provider.posted).toHaveLength(1)
    await post(sms('http://127.0.0.1:1'))
    await expect.poll(() => problems).toHaveLength(2)
  })
})

describe('a deployment that sends by Twilio', () => {
  let server: TestServer

  const start = async (texts: Readonly<Record<string, number>>) => {
    const env = {
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+15005550006',
      TWILIO_API: provider.url,
    }
    server = await startTestServer({ env, settings: { texts } })
    return server.visitor()
  }
  afterEach(() => server.close())

  it('offers the channels that have a sender, and sends to the number [ACCT-26]', async () => {
    const ada = await start({})
    expect((await check(ada, numberOf(1))).data).toMatchObject({ sendSms: 1, sendWhatsapp: 0 })
    expect((await send(ada, numberOf(1), { channel: 'whatsapp' })).code).toBe(400)
    expect((await send(ada, numberOf(1))).code).toBe(200)
    await expect.poll(() => provider.posted).toHaveLength(1)
    expect(provider.posted[0]?.form['To']).toBe(numberOf(1).e164)
  })

  it('says that it is busy while too many are on their way [ACCT-93]', async () => {
    const ada = await start({ atOnce: 1, timeoutMs: 5_000 })
    provider.say(null)
    await send(ada, numberOf(1))
    expect((await send(ada, numberOf(2))).code).toBe(25505)
  })

  it('says that it fails while the provider takes none [ACCT-93]', async () => {
    const ada = await start({ failuresInRow: 1 })
    provider.say({ status: 500, body: {} })
    await send(ada, numberOf(1))
    await expect.poll(async () => (await send(ada, numberOf(2))).code).toBe(500)
  })
})
