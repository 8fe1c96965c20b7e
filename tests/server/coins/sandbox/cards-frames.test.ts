import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderName } from '../../../../src/domain/coins/provider'
import { paymentFrameMessage } from '../../../../src/infrastructure/gateway/contract/payment-frame.codec'
import type { SavedCard } from '../../../../server/coins/payments/payment-provider.port'
import { RETURN, setStage, type Stage } from './stage'

let stage: Stage

beforeEach(async () => void (stage = await setStage()))
afterEach(() => stage.close())

const keptCard = (): SavedCard | undefined => {
  const heard = stage.heard()
  const news = E.isRight(heard) ? heard.right[0]?.news : undefined
  return news?._tag === 'Captured' ? news.card : undefined
}

const buy = async (orderId: string, form: Readonly<Record<string, string>>, name: ProviderName = 'checkout') =>
  stage.post(await stage.page(name, { orderId }), { choice: 'pay', ...form })

const html = async (name: ProviderName, over: Parameters<Stage['page']>[1]) =>
  (await fetch(await stage.page(name, over))).text()

const checked = (page: string): string | undefined => /value="(\d+)" checked/.exec(page)?.[1]

describe('cards', () => {
  it('are chosen, never typed: the page has no field for a number [COIN-42]', async () => {
    const page = await html('checkout', {})
    expect(page.match(/type="radio"/g)).toHaveLength(3)
    expect(page).not.toMatch(/type="(text|tel|number)"|<input(?![^>]*type=)/)
    expect(await html('giropay', {})).not.toContain('type="radio"')
  })

  it('are kept for whoever wishes, by a token, and offered to the same buyer at the same provider [COIN-42]', async () => {
    await buy('order-1', { card: '5454' })
    expect(keptCard()).toBeUndefined()
    await buy('order-2', { card: '5454', keep: '1' })
    const card = keptCard()
    expect(card).toMatchObject({ brand: 'Mastercard', last4: '5454', expiryMonth: 6, expiryYear: 2033 })
    await buy('order-3', { card: '5454', keep: '1' })
    expect(keptCard()).toEqual(card)
    expect(await html('checkout', { orderId: 'order-4' })).toContain('saved')
    expect(await html('checkout', { orderId: 'order-5', customer: 'buyer-2' })).not.toContain('saved')
    expect(await html('payermax', { orderId: 'order-6' })).not.toContain('saved')
  })

  it('are chosen already when a saved one was named in the shop', async () => {
    await buy('order-1', { card: '0005', keep: '1' })
    const cardToken = keptCard()?.token ?? null
    expect(checked(await html('checkout', { orderId: 'order-2', cardToken }))).toBe('0005')
    expect(
      checked(await html('checkout', { orderId: 'order-3', cardToken: 'card_foreign', customer: 'buyer-2' })),
    ).toBe('4242')
  })

  it('are forgotten by their token, at their own provider only [COIN-42]', async () => {
    await buy('order-1', { card: '4242', keep: '1' })
    const token = keptCard()?.token ?? ''
    await stage.provider('payermax').forgetCard(token)()
    expect(await html('checkout', { orderId: 'order-2' })).toContain('saved')
    await stage.provider('checkout').forgetCard(token)()
    expect(await html('checkout', { orderId: 'order-3' })).not.toContain('saved')
  })

  it('that nobody knows are kept by nobody', async () => {
    await buy('order-1', { card: '4111111111111111', keep: '1' })
    expect(keptCard()).toBeUndefined()
    await buy('order-2', { card: '4242', keep: '1' }, 'giropay')
    expect(keptCard()).toBeUndefined()
  })
})

const unescape = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What the page in a frame says to the page around it, and to which origin. */
const saidBy = (page: string): { readonly message: unknown; readonly origin: string | undefined } => {
  const message = /data-message="([^"]*)"/.exec(page)?.[1]
  return {
    message: message === undefined ? null : JSON.parse(unescape(message)),
    origin: /data-origin="([^"]*)"/.exec(page)?.[1],
  }
}

const frameOf = async (name: ProviderName): Promise<string> => {
  const { handover, ref } = await stage.begun(name)
  if (handover._tag === 'Frame') return handover.frameUrl
  const session = await stage.provider(name).session(ref)()
  return E.isRight(session) ? session.right.frameUrl : ''
}

const saidAfter = async (name: ProviderName, choice: string) => {
  const frame = await frameOf(name)
  const moved = await stage.post(frame, { choice })
  return saidBy(await (await fetch(new URL(moved.headers.get('location') ?? '', frame))).text())
}

const home = { type: 'parentHref', href: RETURN }

describe('a checkout in a frame', () => {
  it.each([
    ['livpay', 'pay', { type: 'paySuccess' }],
    ['klarna', 'pay', { type: 'paySuccess' }],
    ['cpay', 'pay', home],
    ['livpay', 'cancel', { type: 'closeIframePop' }],
    ['klarna', 'fail', home],
    ['cpay', 'pending', home],
    ['livpay', 'later', home],
  ] as const)(
    'of %s says after %s what the page around it is to do, to the product alone [COIN-40]',
    async (name, choice, message) => {
      expect(saidBy(await (await fetch(await frameOf(name))).text()).message).toBeNull()
      expect(await saidAfter(name, choice)).toEqual({ message, origin: 'http://localhost:4100' })
    },
  )

  it('of pingpong has the page around it post a form to the bank, which leads home [COIN-40]', async () => {
    const frame = await frameOf('pingpong')
    const page = await (await fetch(frame)).text()
    const { message, origin } = saidBy(page)
    expect(origin).toBe('http://localhost:4100')
    expect(message).toMatchObject({ type: 'postMessageForm', action: `${new URL(frame).origin}/form` })
    if (!paymentFrameMessage.is(message) || message.type !== 'postMessageForm') throw new Error('no form')
    const { action, fields } = message
    const moved = await stage.post(action, fields)
    const bank = new URL(moved.headers.get('location') ?? '', action)
    const atBank = await fetch(bank)
    expect(atBank.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await atBank.text()).toContain('value="pay"')
    const done = await stage.post(bank.href, { choice: 'pay' })
    expect(done.headers.get('location')).toBe(RETURN)
    expect(stage.gateway.received).toHaveLength(1)
  })

  it('says nothing where it stands alone', async () => {
    const page = await stage.page('giropay')
    await stage.post(page, { choice: 'pay' })
    expect(saidBy(await (await fetch(page)).text()).message).toBeNull()
  })
})
