import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as O from 'fp-ts/Option'
import { describe, expect, it, vi } from 'vitest'
import type { CheckoutFeature, CheckoutView } from '../../../src/application/coins/checkout.feature'
import type { PurchaseStatus } from '../../../src/domain/coins/purchase'
import { Page as ResultPage } from '../../../src/ui/coins/callback.page'
import { Page as CardsPage } from '../../../src/ui/coins/card-list.page'
import { PaymentResultView } from '../../../src/ui/coins/payment-result.view'
import { aPurchase } from '../../builders/purchase'
import { drawView } from '../shell/draw-view'
import { aCore, aMe, anAccount, signedIn } from '../shell/literal-core'
import { aCheckout } from './literal-checkout'

const coreOf = (view: Partial<CheckoutView> = {}, over: Partial<CheckoutFeature> = {}) =>
  aCore(anAccount(signedIn(aMe({ coins: 450 }))), { checkout: aCheckout(view, over) })

describe('the result page', () => {
  const known = (status: PurchaseStatus, again = 0) =>
    ({ _tag: 'Known', purchase: aPurchase({ status }), again, missed: 0 }) as const
  const draw = async (result: CheckoutView['result'], over: Partial<CheckoutFeature> = {}) => {
    const onAgain = vi.fn<() => void>()
    await drawView(coreOf({}, over), <PaymentResultView result={result} onAgain={onAgain} />)
    return onAgain
  }

  it('shows success with the balance, and leads back to where the shop was opened [COIN-35, SHELL-51]', async () => {
    await draw(known('success'), { origin: () => O.some('/wall') })
    expect(screen.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Your balance' })).getByText('450 coins')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/wall')
    expect(screen.getByText('$10.52')).toBeVisible()
  })

  it('shows failure in the given words [COIN-31, COIN-32, COIN-35]', async () => {
    await draw(known('failed'))
    expect(screen.getByRole('status')).toHaveTextContent('Purchase failed, please try again')
    expect(screen.getByRole('link', { name: 'Try another payment' })).toHaveAttribute('href', '/shop')
  })

  it('shows cancelling, with nothing charged [COIN-35]', async () => {
    await draw(known('cancelled'))
    expect(screen.getByRole('status')).toHaveTextContent(/Payment cancelled.*Nothing was charged/)
  })

  it('shows progress while it is asked, and offers to ask once that is over [COIN-35, COIN-36]', async () => {
    const onAgain = await draw(known('processing', 12))
    expect(screen.getByRole('status')).toHaveTextContent(/Payment in progress.*takes longer/)
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(onAgain).toHaveBeenCalledOnce()
  })

  it('offers nothing to press while it is asked by itself [COIN-36]', async () => {
    const onAgain = await draw(known('processing', 11))
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(onAgain).not.toHaveBeenCalled()
  })

  it('says in the given words that the order cannot be read [COIN-31, COIN-32]', async () => {
    await draw({ _tag: 'Unread', again: 3 })
    expect(screen.getByRole('status')).toHaveTextContent('Failed to verify purchase, we will retry soon!')
  })

  it('follows the order of the address, else the last one of this tab, until it is left [SHELL-23, COIN-22]', async () => {
    const stop = vi.fn<() => void>()
    const follow = vi.fn<CheckoutFeature['follow']>(() => stop)
    const { unmount } = await drawView(coreOf({}, { follow, lastOrder: () => O.some('o7') }), <ResultPage />)
    expect(follow).toHaveBeenCalledExactlyOnceWith('o7')
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('asks about no order where there is none', async () => {
    const follow = vi.fn<CheckoutFeature['follow']>(() => () => undefined)
    await drawView(coreOf({}, { follow }), <ResultPage />)
    expect(screen.getByText('No payment to show')).toBeVisible()
    expect(follow).not.toHaveBeenCalled()
  })
})

describe('saved cards', () => {
  const card = {
    id: 'c1',
    provider: 'checkout',
    brand: 'Visa',
    last4: '4242',
    expiryMonth: 1,
    expiryYear: 2030,
  } as const

  it('are listed by their last digits, and deleted when that is confirmed [SHELL-20, COIN-42]', async () => {
    const deleteCard = vi.fn<CheckoutFeature['deleteCard']>(() => async () => true)
    await drawView(coreOf({ cards: { list: [card], listing: 'loaded' } }, { deleteCard }), <CardsPage />)
    expect(screen.getByRole('listitem')).toHaveTextContent(/Visa ending in 4242.*Checkout\.com · expires 01\/30/)
    await userEvent.click(screen.getByRole('button', { name: 'Delete the card ending in 4242' }))
    expect(deleteCard).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(deleteCard).toHaveBeenCalledWith(card)
    expect(await screen.findByText('Card deleted')).toBeInTheDocument()
  })

  it('say when one could not be deleted [COIN-42]', async () => {
    const deleteCard: CheckoutFeature['deleteCard'] = () => async () => false
    await drawView(coreOf({ cards: { list: [card], listing: 'loaded' } }, { deleteCard }), <CardsPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete the card ending in 4242' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findAllByText('The card could not be deleted, please try again')).not.toHaveLength(0)
  })

  it('have words for none', async () => {
    await drawView(coreOf(), <CardsPage />)
    expect(screen.getByText('No saved cards')).toBeVisible()
  })
})
