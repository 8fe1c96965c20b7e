import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as O from 'fp-ts/Option'
import { describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import type { CheckoutFeature, CheckoutView } from '../../../src/application/coins/checkout.feature'
import type { Core } from '../../../src/application/core'
import type { ShopFeature } from '../../../src/application/coins/shop.feature'
import type { Pack } from '../../../src/domain/coins/pack'
import type { Language } from '../../../src/domain/kernel/language'
import { Page } from '../../../src/ui/coins/coin.page'
import { isOrigin } from '../../../src/ui/coins/shop-origin'
import { matchPath } from '../../../src/ui/shell/routes'
import { Trail } from '../../../src/ui/shell/trail'
import { aPack, payWay } from '../../builders/pack'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { aCheckout } from './literal-checkout'
import { aShop, noOffers } from './literal-shop'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const wallet = { provider: 'livpay', name: 'LivPay', kind: 'wallet', channel: 'livpay_wallet' } as const
const small = aPack({ coinCode: 'coins80', coins: 80, look: 1, ways: [payWay({ price: usd(199) })] })
const large = aPack({
  discount: 16,
  ways: [payWay(), payWay({ ...wallet, price: usd(1_052), extra: 96, fee: O.some(usd(53)), delayed: true })],
})

interface Drawn {
  readonly packs?: readonly Pack[]
  readonly flash?: readonly Pack[]
  readonly over?: Partial<ShopFeature>
  readonly pay?: CheckoutFeature['pay']
  readonly checkout?: Partial<CheckoutView>
  readonly paid?: boolean
  readonly mobile?: boolean
  readonly language?: Language
}

const draw = async (given: Drawn = {}) => {
  const { model, shop } = aShop(given.packs ?? [small, large], given.flash, given.over)
  const checkout = aCheckout(given.checkout, given.pay === undefined ? {} : { pay: given.pay })
  const account = anAccount(signedIn(aMe({ countryCode: 'DE', paid: given.paid ?? false })))
  const core = aCore(account, { shop, checkout, offers: noOffers })
  const drawn = await drawView(core, <Page />, given.language ?? 'en', { mobile: given.mobile ?? false })
  return { ...drawn, model }
}

const packs = () => screen.getByRole('radiogroup', { name: 'Coin packs' })
const ways = () => screen.getByRole('radiogroup', { name: 'How do you want to pay?' })
const press = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }))

describe('what was begun before', () => {
  const drawPage = (core: Core) => drawView(core, <Page />)
  const begun = () => {
    const abandon = vi.fn<CheckoutFeature['abandon']>()
    const { shop } = aShop([small])
    const checkout = aCheckout({}, { abandon })
    return { abandon, checkout, core: aCore(anAccount(signedIn()), { shop, checkout, offers: noOffers }) }
  }

  it('is given up by whoever comes to the shop, once', async () => {
    const { abandon, core } = begun()
    await drawPage(core)
    expect(abandon).toHaveBeenCalledOnce()
  })

  it('is never what is chosen while the checkout was still loading', async () => {
    const { abandon, checkout, core } = begun()
    const { promise, resolve } = Promise.withResolvers<CheckoutFeature>()
    let here: CheckoutFeature | undefined
    await drawPage({
      ...core,
      feature: (name) =>
        name === 'checkout' ? (promise as ReturnType<typeof core.feature<typeof name>>) : core.feature(name),
      loaded: (name) =>
        name === 'checkout' ? (here as ReturnType<typeof core.loaded<typeof name>>) : core.loaded(name),
    })
    await act(async () => resolve((here = checkout)))
    expect(screen.getByRole('button', { name: 'Pay' })).toBeEnabled()
    expect(abandon).not.toHaveBeenCalled()
  })
})

describe('the shop', () => {
  it('opens at both of its addresses [SHELL-14]', () => {
    expect([matchPath('/shop')?.name, matchPath('/coin')?.name]).toEqual(['CoinPage', 'CoinPage'])
  })

  it('shows packs with coins and price, marks the best value, and chooses the smallest [COIN-4]', async () => {
    await draw()
    const [first, second] = within(packs()).getAllByRole('radio')
    expect(first).toHaveTextContent('80')
    expect(first).toHaveTextContent('$1.99')
    expect(first).toBeChecked()
    expect(second).toHaveTextContent('Best value')
  })

  it('lists the ways to pay the chosen pack, each with price, extra coins and when coins come [COIN-3, COIN-5]', async () => {
    await draw()
    expect(within(ways()).getAllByRole('radio')).toHaveLength(1)
    await press('radio', /480/)
    const [card, other] = within(ways()).getAllByRole('radio')
    expect(card).toHaveTextContent('CardCheckout.com · coins at once$9.99')
    expect(other).toHaveTextContent('WalletLivPay · coins within 3 days')
    expect(other).toHaveTextContent('$10.52+96 extra coins')
  })

  it('tells all that is got and all that is paid, the provider’s fee in it, before it is paid [COIN-17]', async () => {
    await draw()
    await press('radio', /480/)
    await press('radio', /LivPay/)
    const sums = screen.getAllByRole('definition').map((sum) => sum.textContent)
    expect(sums).toEqual([expect.stringContaining('576 coins'), '$0.53', '$10.52'])
    expect(screen.getByText('Fee of LivPay, in the total')).toBeInTheDocument()
  })

  it('hands exactly what is shown to the checkout, and nothing while an order is placed [COIN-20]', async () => {
    const pay = vi.fn<CheckoutFeature['pay']>(() => async () => undefined)
    const { unmount } = await draw({ pay })
    await press('radio', /480/)
    await press('radio', /LivPay/)
    await press('button', 'Pay')
    expect(pay).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ coinCode: 'coins480', channel: 'livpay_wallet', price: usd(1_052), extra: 96 }),
    )
    unmount()
    const again = vi.fn<CheckoutFeature['pay']>(() => async () => undefined)
    await draw({ pay: again, checkout: { busy: true } })
    await press('button', 'Pay')
    expect(again).not.toHaveBeenCalled()
  })

  it('on a phone stands the way to pay in a sheet that Buy opens', async () => {
    await draw({ mobile: true })
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
    await press('button', 'Buy')
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pay' })).toBeInTheDocument()
  })

  it('promises up to 20% extra coins where a way to pay brings them, and VIP with any pack [COIN-2, COIN-8]', async () => {
    const { unmount } = await draw()
    expect(screen.getByText(/Up to 20% extra coins/)).toBeInTheDocument()
    expect(screen.getByText('VIP with any pack')).toBeInTheDocument()
    unmount()
    await draw({ packs: [small], paid: true })
    expect(screen.queryByText(/extra coins/)).toBeNull()
    expect(screen.getByText('You are VIP')).toBeInTheDocument()
  })

  it('shows what is sold for a while apart and chooses it, with its discount and its end [COIN-60]', async () => {
    const until = new Date().setHours(23, 59, 0, 0)
    const deal = aPack({ coinCode: 'flash', coins: 500, discount: 30, offer: { coupon: 'c', until } })
    await draw({ flash: [deal] })
    const section = screen.getByRole('group', { name: 'Only for a while' })
    const radio = within(section).getByRole('radio')
    expect(radio).toBeChecked()
    expect(radio).toHaveTextContent(/30% off.*until (11|23):59/)
  })

  it('explains where nothing may be sold [COIN-16]', async () => {
    const { model } = await draw()
    act(() => model.block())
    expect(screen.getByRole('heading', { name: 'Coins are not sold in Germany' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  })

  it('says when prices did not come, that nothing was bought, and reads them again', async () => {
    const load = vi.fn<ShopFeature['load']>(() => async () => undefined)
    const { model } = await draw({ packs: [], over: { load } })
    act(() => model.fail())
    expect(screen.getByText(/Nothing was bought/)).toBeInTheDocument()
    const before = load.mock.calls.length
    await press('button', 'Try again')
    expect(load.mock.calls.length).toBe(before + 1)
  })

  it('reads anew on leaving what a purchase may have changed', async () => {
    const leave = vi.fn<ShopFeature['leave']>(async () => undefined)
    const { unmount } = await draw({ over: { leave } })
    expect(leave).not.toHaveBeenCalled()
    unmount()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('writes prices as the language does [COIN-16]', async () => {
    await draw({ language: 'ar' })
    expect(screen.getByRole('radiogroup', { name: 'باقات العملات' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'ادفع' })).toBeInTheDocument()
  })
})

it('remembers the page that it was entered from, where that is one to come back to [SHELL-51]', async () => {
  const rememberOrigin = vi.fn<ShopFeature['rememberOrigin']>()
  const { shop } = aShop([small], [], { rememberOrigin })
  const core = aCore(anAccount(signedIn()), { shop, checkout: aCheckout(), offers: noOffers })
  const Where = () => (useLocation()[0] === '/shop' ? <Page /> : null)
  const { memory } = await drawView(
    core,
    <Trail>
      <Where />
    </Trail>,
  )
  for (const path of ['/wall', '/shop', '/payOrderList', '/shop']) await act(async () => memory.navigate(path))
  expect(rememberOrigin.mock.calls).toEqual([['/wall']])
})

it('comes back to eight kinds of pages, and to no other [SHELL-51]', () => {
  const yes = ['/wall', '/search', '/', '/matchCall', '/card', '/message', '/profile/42', '/friends']
  const no = ['/match', '/pay', '/payRes', '/profile/edit', '/message/IMMessageSession/4', '/shop', '/nowhere']
  expect(yes.filter((path) => !isOrigin(path))).toEqual([])
  expect(no.filter(isOrigin)).toEqual([])
})
