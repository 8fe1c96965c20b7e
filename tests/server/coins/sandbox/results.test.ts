import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderName } from '../../../../src/domain/coins/provider'
import { makeSandbox } from '../../../../server/coins/payments/sandbox/sandbox'
import { systemRandom } from '../../../../server/random'
import { KEY, RETURN, setStage, type Stage } from './stage'

let stage: Stage

beforeEach(async () => void (stage = await setStage()))
afterEach(() => stage.close())

const news = () => {
  const heard = stage.heard()
  return E.isRight(heard) ? heard.right.map((event) => event.news) : heard.left
}

const pressed = (choice: string, name: ProviderName = 'giropay') =>
  stage.page(name).then((page) => stage.post(page, { choice }))

describe('what is chosen on a checkout page', () => {
  it.each([
    ['pay', { _tag: 'Captured', minor: 1_052, currency: 'USD' }],
    ['fail', { _tag: 'Declined' }],
    ['cancel', { _tag: 'Cancelled' }],
    ['pending', { _tag: 'Pending' }],
  ])('%s is told to the gateway by a signed notification, before the browser is led home', async (choice, told) => {
    const done = await pressed(choice)
    expect(done.headers.get('location')).toBe(RETURN)
    expect(stage.gateway.received).toHaveLength(1)
    expect(news()).toEqual([told])
    expect(stage.heard()).toMatchObject({ right: [{ orderId: 'order-1', at: stage.clock.now() }] })
  })

  it('pays by itself some seconds later', async () => {
    await pressed('later')
    expect(news()).toEqual([{ _tag: 'Pending' }])
    await stage.clock.advance(stage.settings.laterMs - 1)
    await stage.round()
    expect(stage.gateway.received).toHaveLength(1)
    await stage.clock.advance(1)
    await stage.round()
    await stage.round()
    expect(stage.gateway.received).toHaveLength(2)
    expect(news()).toMatchObject([{ _tag: 'Captured', minor: 1_052 }])
  })

  it('counts once, however often and by whatever tabs it is pressed', async () => {
    const page = await stage.page('giropay')
    const all = await Promise.all(['pay', 'pay', 'fail', 'cancel'].map((choice) => stage.post(page, { choice })))
    expect(all.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    await stage.post(page, { choice: 'pay' })
    expect(stage.gateway.received).toHaveLength(1)
  })

  it('may be made up for after it was left pending, and not after it failed', async () => {
    const page = await stage.page('giropay')
    await stage.post(page, { choice: 'pending' })
    await stage.post(page, { choice: 'pay' })
    expect(news()).toMatchObject([{ _tag: 'Captured' }])
    const other = await stage.page('giropay', { orderId: 'order-2' })
    await stage.post(other, { choice: 'fail' })
    await stage.post(other, { choice: 'pay' })
    expect(news()).toEqual([{ _tag: 'Declined' }])
    expect(await (await fetch(other)).text()).toContain('Declined')
  })
})

describe('a notification', () => {
  it('is sent again, later and later, signed anew with the same content, until it is taken', async () => {
    stage.gateway.answer(503)
    await pressed('pay')
    const times: number[] = []
    for (let second = 1; second <= 25; second += 1) {
      const before = stage.gateway.received.length
      await stage.clock.advance(1_000)
      await stage.round()
      if (stage.gateway.received.length > before) times.push(second)
    }
    expect(times).toEqual([1, 5, 21])
    const bodies = new Set(stage.gateway.received.map(({ body }) => body))
    expect(bodies.size).toBe(1)
    expect(new Set(stage.gateway.received.map(({ headers }) => headers['x-sandbox-signature'])).size).toBe(4)
    expect(news()).toMatchObject([{ _tag: 'Captured' }])
    stage.gateway.answer(204)
    await stage.clock.advance(3_600_000)
    await stage.round()
    await stage.clock.advance(3_600_000)
    await stage.round()
    expect(stage.gateway.received).toHaveLength(5)
  })

  it('is given up after three days', async () => {
    stage.gateway.answer(500)
    await pressed('pay')
    await stage.clock.advance(stage.settings.giveUpMs)
    await stage.round()
    await stage.clock.advance(stage.settings.mostRetryMs)
    await stage.round()
    expect(stage.gateway.received).toHaveLength(2)
  })

  it('survives the end of the process that owes it', async () => {
    stage.gateway.answer(500)
    await pressed('later')
    await stage.sandbox.close()
    const { clock, gateway, settings, store } = stage
    const deps = { clock, random: systemRandom, store, settings, key: KEY, port: 0, webhookAt: gateway.at }
    const next = makeSandbox({ ...deps, report: () => undefined })
    gateway.answer(200)
    await clock.advance(settings.laterMs)
    for (const { run } of next.chores) await run()
    const kinds = gateway.received.slice(-2).map(({ body }) => (JSON.parse(body) as { readonly type: string }).type)
    expect(kinds.toSorted()).toEqual(['payment.captured', 'payment.pending'])
  })

  const received = async () => {
    await pressed('pay')
    const [only] = stage.gateway.received
    if (only === undefined) throw new Error('nothing was told')
    return only
  }
  const read = (name: ProviderName, body: string, headers: Readonly<Record<string, string | undefined>>, later = 0) =>
    stage.provider(name).readWebhook(Buffer.from(body), headers, stage.clock.now() + later)

  it('is forged when a byte, the time, the provider or the key is another', async () => {
    const { body, headers } = await received()
    const forged = { _tag: 'Left', left: { _tag: 'ForgedOrBroken' } }
    expect(read('giropay', body, headers)._tag).toBe('Right')
    expect(read('giropay', body.replace('1052', '9052'), headers)).toMatchObject(forged)
    expect(read('xendit', body, headers)).toMatchObject(forged)
    const moved = { ...headers, 'x-sandbox-timestamp': String(stage.clock.now() + 1) }
    expect(read('giropay', body, moved)).toMatchObject(forged)
    expect(read('giropay', body, { ...headers, 'x-sandbox-signature': undefined })).toMatchObject(forged)
    expect(read('giropay', body, {})).toMatchObject(forged)
  })

  it('counts for five minutes, and no longer', async () => {
    const { body, headers } = await received()
    expect(read('giropay', body, headers, stage.settings.signatureMs)._tag).toBe('Right')
    expect(read('giropay', body, headers, stage.settings.signatureMs + 1)._tag).toBe('Left')
    expect(read('giropay', body, headers, -stage.settings.signatureMs - 1)._tag).toBe('Left')
  })
})

describe('what the service is asked', () => {
  it('tells the same as its notifications, by the same ids', async () => {
    const { ref } = await stage.begun('giropay')
    const told = async () => {
      const status = await stage.provider('giropay').status(ref)()
      return E.isRight(status) ? status.right : []
    }
    expect(await told()).toEqual([])
    await pressed('pay')
    const heard = stage.heard()
    expect(await told()).toEqual(E.isRight(heard) ? heard.right : null)
    expect(await stage.provider('xendit').status(ref)()).toMatchObject({ left: { _tag: 'ChannelUnavailable' } })
    expect(await stage.provider('giropay').status('sbx_nobody')()).toMatchObject({ _tag: 'Left' })
  })

  it('forgets payments after ninety days', async () => {
    const { ref } = await stage.begun('giropay')
    await pressed('pay')
    await stage.clock.advance(stage.settings.keepMs)
    await stage.round()
    expect(E.isRight(await stage.provider('giropay').status(ref)())).toBe(true)
    await stage.clock.advance(1)
    await stage.round()
    expect(E.isLeft(await stage.provider('giropay').status(ref)())).toBe(true)
  })
})
