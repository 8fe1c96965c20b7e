import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { itemNameIn } from '../../../../server/coins/payments/item-name'
import { accountCalls } from '../../../../src/infrastructure/gateway/contract/account.calls'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import type { Asker } from '../../asker'
import { startTestServer, type TestServer } from '../../test-server'
import { wished } from '../orders/stage'

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.signedIn()
})
afterEach(() => server.close())

const coins = async (): Promise<number> => (await ada.ask(accountCalls.balance, {})).data.goldNum

const statusOf = async (orderId: string) => (await ada.ask(shopCalls.orderDetail, { orderId })).data.orderStatus

/** Orders the cheapest pack; the address of the page where it is paid. */
const ordered = async (channel: string) => {
  const returnUrl = `${server.url.replace('127.0.0.1', 'localhost')}/payRes`
  const { data, message } = await ada.ask(shopCalls.placeOrder, { ...(await wished(ada, channel)), returnUrl })
  const page = data.url ?? data.frameUrl
  if (page === undefined) throw new Error(`no page: ${message ?? ''}`)
  return { orderId: data.orderId, page }
}

const press = (page: string, choice: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })

describe('what is chosen on a checkout page', () => {
  it.each(['payermax_wallet', 'livpay_wallet'])(
    'of %s credits by its notification, once, and not by its return [PLUS-10]',
    async (channel) => {
      const before = await coins()
      const { orderId, page } = await ordered(channel)
      expect((await fetch(page)).status).toBe(200)
      expect([await coins(), await statusOf(orderId)]).toEqual([before, 0])
      await press(page, 'pay')
      await press(page, 'pay')
      expect(await coins()).toBeGreaterThan(before)
      const credited = await coins()
      await server.clock.advance(3_000)
      expect([await coins(), await statusOf(orderId)]).toEqual([credited, 1])
    },
  )

  it.each([
    ['fail', 2],
    ['cancel', 3],
    ['pending', 0],
  ])('%s credits nothing and leads to its result [COIN-35, COIN-36]', async (choice, status) => {
    const before = await coins()
    const { orderId, page } = await ordered('payermax_wallet')
    const home = (await press(page, choice)).headers.get('location') ?? ''
    expect(new URL(home).pathname).toBe('/payRes')
    expect([await coins(), await statusOf(orderId)]).toEqual([before, status])
  })

  it('credits by itself some seconds after Pay later [PLUS-10]', async () => {
    const { orderId, page } = await ordered('payermax_wallet')
    await press(page, 'later')
    expect(await statusOf(orderId)).toBe(0)
    await server.clock.advance(server.parts.config.settings.sandbox.laterMs + 1_000)
    await expect.poll(() => statusOf(orderId)).toBe(1)
  })

  it('is taken back with the coins by a chargeback', async () => {
    const before = await coins()
    const { page } = await ordered('payermax_wallet')
    await press(page, 'pay')
    await press(page, 'dispute')
    expect(await coins()).toBe(before)
  })

  it('is named in the language of the order', () => {
    expect([itemNameIn('en', 1), itemNameIn('en-GB', 2_800)]).toEqual(['1 coin', '2,800 coins'])
    expect(itemNameIn('ar', 220)).toMatch(/^\S+ عملة$/)
    expect(itemNameIn('ar', 105)).toMatch(/^\S+ عملات$/)
  })
})
