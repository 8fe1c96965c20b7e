import { get } from 'node:http'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ProviderName, PROVIDERS } from '../../../../src/domain/coins/provider'
import { payment, RETURN, setStage, type Stage, wanted } from './stage'

let stage: Stage

beforeEach(async () => void (stage = await setStage()))
afterEach(() => stage.close())

/** What is answered to somebody who came by another name. */
const statusAs = (host: string, url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    get(url, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })

const names = Object.keys(PROVIDERS) as readonly ProviderName[]

const tags: Readonly<Record<(typeof PROVIDERS)[ProviderName], string>> = {
  redirect: 'Redirect',
  frame: 'Frame',
  form: 'Form',
  banks: 'Redirect',
  session: 'Session',
  fields: 'Redirect',
}

/** The page of a payment, by the way of its provider. */
const pageFor = async (name: ProviderName, orderId: string): Promise<string> => {
  const { handover, ref } = await stage.begun(name, { orderId })
  if (handover._tag === 'Redirect') return handover.url
  if (handover._tag === 'Frame') return handover.frameUrl
  if (handover._tag === 'Form') {
    const moved = await stage.post(handover.action, handover.fields)
    expect(moved.status).toBe(303)
    return new URL(moved.headers.get('location') ?? '', handover.action).href
  }
  const session = await stage.provider(name).session(ref)()
  if (E.isLeft(session)) throw new Error(session.left.reason)
  return session.right.frameUrl
}

describe('a checkout page', () => {
  it.each(names)('of %s is reached by its kind of flow and says Sandbox [COIN-3, COIN-19, COIN-21]', async (name) => {
    const { handover } = await stage.begun(name)
    expect(handover._tag).toBe(tags[PROVIDERS[name]])
    const page = await fetch(await pageFor(name, 'order-2'))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<p class="sandbox">Sandbox</p>')
    expect(html).toContain('$10.52')
    expect(html).toContain('480 coins')
  })

  it('is the same for the same order, however often it is begun', async () => {
    const [one, again] = [await stage.begun('giropay'), await stage.begun('giropay', { minor: 1 })]
    expect(again).toEqual(one)
    expect((await stage.begun('giropay', { orderId: 'order-2' })).ref).not.toBe(one.ref)
    expect((await stage.begun('xendit')).ref).not.toBe(one.ref)
  })

  it('stands under another name of this machine than the product, so that it gets none of its cookies', async () => {
    expect(new URL(await stage.page('giropay')).hostname).toBe('127.0.0.1')
    const other = { orderId: 'order-2', returnUrl: 'http://127.0.0.1:4100/payRes' }
    expect(new URL(await stage.page('giropay', other)).hostname).toBe('localhost')
  })

  it('writes in Arabic from right to left for whoever ordered in Arabic', async () => {
    const html = await (await fetch(await stage.page('checkout', { locale: 'ar' }))).text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('ادفع')
  })

  it('writes amounts in the digits of their currency', async () => {
    const shown = async (minor: number, currency: string) =>
      (await fetch(await stage.page('giropay', { orderId: currency, minor, currency }))).text()
    expect(await shown(1_500, 'JPY')).toContain('¥1,500<')
    expect(await shown(1_234, 'KWD')).toMatch(/KWD.1\.234</)
    expect(await shown(1_500_000, 'IDR')).toMatch(/IDR.15,000\.00</)
  })

  it('shows what comes from outside as text', async () => {
    const html = await (await fetch(await stage.page('giropay', { itemName: '<img src=x onerror=alert(1)>' }))).text()
    expect(html).not.toContain('<img')
  })
})

describe('a payment is not begun', () => {
  it.each([
    ['ideal', { method: null }, 'no such bank'],
    ['ideal', { method: 'nowhere' }, 'no such bank'],
    ['rapyd', { method: 'wallet', fields: { full_name: 'Ada', email: 'ada@example.net' } }, 'phone'],
    ['pagsmile', { fields: { full_name: ' ', email: 'ada@example.net', document: '1' } }, 'full_name'],
    ['giropay', { minor: 0 }, 'no amount'],
    ['giropay', { minor: -5 }, 'no amount'],
    ['giropay', { minor: 1.5 }, 'no amount'],
    ['giropay', { minor: 1e30 }, 'no amount'],
    ['giropay', { returnUrl: 'https://elsewhere.example/payRes' }, 'return address'],
    ['giropay', { returnUrl: 'javascript:alert(1)' }, 'return address'],
    ['giropay', { returnUrl: 'nonsense' }, 'return address'],
  ] as const)('by %s with %j', async (name, over, why) => {
    const answer = await stage.provider(name).begin(payment({ ...wanted[name], ...over }))()
    expect(answer).toMatchObject({ _tag: 'Left', left: { _tag: 'PaymentRefused' } })
    expect(E.isLeft(answer) && answer.left.reason).toContain(why)
  })

  it('that would lead back to the pages themselves, round and round', async () => {
    const port = String(stage.sandbox.services.port())
    const returnUrl = `http://localhost:${port}/pay/sbx_1`
    const answer = await stage.provider('giropay').begin(payment({ returnUrl }))()
    expect(answer).toMatchObject({ left: { _tag: 'PaymentRefused' } })
  })

  it('while no pages are served', async () => {
    await stage.sandbox.close()
    const answer = await stage.provider('giropay').begin(payment())()
    expect(answer).toMatchObject({ left: { _tag: 'ChannelUnavailable' } })
  })
})

describe('what stands in the way of others', () => {
  it('lets the product alone frame what is made for frames, and nobody the rest', async () => {
    const policyOf = async (name: ProviderName) =>
      (await fetch(await stage.page(name))).headers.get('content-security-policy') ?? ''
    expect(await policyOf('livpay')).toContain('frame-ancestors http://localhost:4100;')
    expect(await policyOf('giropay')).toContain("frame-ancestors 'none';")
    expect(await policyOf('giropay')).toContain("default-src 'none';")
    expect(await policyOf('giropay')).toContain("form-action 'self' http://localhost:4100;")
  })

  it('takes no form that the gateway did not make', async () => {
    const { handover } = await stage.begun('codapay')
    if (handover._tag !== 'Form') throw new Error('no form')
    const { action, fields } = handover
    expect((await stage.post(action, { ...fields, amount: '1' })).status).toBe(400)
    expect((await stage.post(action, { ...fields, signature: 'x' })).status).toBe(400)
    expect((await stage.post(action, { ...fields, payment: 'sbx_unknown' })).status).toBe(400)
    expect((await stage.post(action, {})).status).toBe(400)
    expect((await stage.post(action, fields)).status).toBe(303)
  })

  it('opens a hosted page with its session only, until its time is over', async () => {
    const { ref } = await stage.begun('klarna')
    const session = await stage.provider('klarna').session(ref)()
    const { frameUrl } = E.isRight(session) ? session.right : { frameUrl: '' }
    expect((await fetch(frameUrl.split('?')[0] ?? '')).status).toBe(404)
    expect((await fetch(`${frameUrl}x`)).status).toBe(404)
    await stage.clock.advance(stage.settings.sessionMs - 1)
    expect((await fetch(frameUrl)).status).toBe(200)
    await stage.clock.advance(1)
    expect((await fetch(frameUrl)).status).toBe(404)
  })

  it('answers under names of this machine only, and knows no other address', async () => {
    const page = await stage.page('giropay')
    expect(await statusAs('evil.example', page)).toBe(421)
    expect(await statusAs('localhost:4101', page)).toBe(200)
    expect((await fetch(new URL('/pay/sbx_nobody', page))).status).toBe(404)
    expect((await fetch(new URL('/', page))).status).toBe(404)
    expect((await stage.post(page, { choice: 'nonsense' })).status).toBe(400)
    expect(
      (await fetch(page, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400)
  })

  it('leads home to the address of the order and nowhere else', async () => {
    const done = await stage.post(await stage.page('giropay'), { choice: 'pay', return_url: 'https://evil.example' })
    expect([done.status, done.headers.get('location')]).toEqual([303, RETURN])
  })
})
