import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { aChoice } from '../../builders/choice'
import { endOrder } from '../../fakes/world/checkout-desk'
import { PAY_ORIGIN } from '../../fakes/world/checkout-gateway.fake'
import { refusal, unreachable } from '../../fakes/world/seat'
import { openCheckout, type CheckoutStage } from './checkout-stage'

describe('an order', () => {
  let ada: CheckoutStage['ada']
  let checkout: CheckoutStage['checkout']
  let openTab: CheckoutStage['openTab']
  let orders: CheckoutStage['orders']
  let stage: CheckoutStage['stage']
  let state: CheckoutStage['state']

  beforeEach(async () => {
    ;({ ada, checkout, openTab, orders, stage, state } = await openCheckout())
  })

  describe('one choice is one order', () => {
    it('for a double press [COIN-20]', async () => {
      await Promise.all([checkout.pay(aChoice())(), checkout.pay(aChoice())()])
      expect(ada.count('placeOrder')).toBe(1)
    })

    it('in two tabs [COIN-20]', async () => {
      const other = await openTab()
      await Promise.all([checkout.pay(aChoice())(), other.pay(aChoice())()])
      expect(orders()).toHaveLength(1)
      expect(other.view.checkout).toMatchObject({ _tag: 'HandedOver', orderId: 'order-1' })
    })

    it('after a lost answer, which says that nobody knows [COIN-20, COIN-29]', async () => {
      ada.browser.seat.loseAnswer('placeOrder')
      await checkout.pay(aChoice())()
      expect(state()).toMatchObject({ _tag: 'Refused', problem: { _tag: 'Unanswered' } })
      checkout.dismiss()
      await checkout.pay(aChoice())()
      expect(orders()).toHaveLength(1)
      expect(state()).toMatchObject({ _tag: 'HandedOver', orderId: 'order-1' })
    })

    it('after coming back from the provider and after a reload', async () => {
      await checkout.pay(aChoice())()
      await checkout.proceed()
      const again = await openTab(true)
      again.resume()
      expect(again.view.checkout).toMatchObject({ _tag: 'HandedOver', orderId: 'order-1', at: 'away' })
      expect(ada.browser.payments.went).toHaveLength(1)
      await again.proceed()
      await again.proceed()
      expect(ada.browser.payments.went).toEqual([`${PAY_ORIGIN}/order-1`, `${PAY_ORIGIN}/order-1`])
      expect(orders()).toHaveLength(1)
    })

    it('and is shown, not placed again, when it was paid before the reload [COIN-20]', async () => {
      await checkout.pay(aChoice())()
      await checkout.proceed()
      endOrder(stage.world, 'order-1', 'success')
      const again = await openTab(true)
      again.resume()
      const finding = Promise.all([again.proceed(), again.proceed()])
      expect(again.view.busy).toBe(true)
      await finding
      expect(again.view.busy).toBe(false)
      expect(again.view.checkout).toEqual({ _tag: 'Ended', orderId: 'order-1' })
      expect(orders()).toHaveLength(1)
    })

    it('and goes on after a reload for as long as it is known to be open, however late; else its result is shown [COIN-20]', async () => {
      await checkout.pay(aChoice())()
      await stage.clock.advance(50 * 60_000)
      const again = await openTab(true)
      again.resume()
      await again.proceed()
      expect(again.view.checkout).toMatchObject({ _tag: 'HandedOver', orderId: 'order-1', at: 'door' })
      const late = await openTab(true)
      late.resume()
      ada.browser.seat.failNext('orderDetail', unreachable)
      await late.proceed()
      expect(late.view.checkout).toEqual({ _tag: 'Ended', orderId: 'order-1' })
      const last = await openTab(true)
      last.resume()
      ada.browser.storage.keys('visavis-order|').forEach(ada.browser.storage.remove)
      await last.proceed()
      expect(last.view.checkout).toEqual({ _tag: 'Ended', orderId: 'order-1' })
      expect(orders()).toHaveLength(1)
    })

    it('until the order has ended, has been refused, or half an hour is over', async () => {
      const buy = () => checkout.pay(aChoice())()
      await buy()
      endOrder(stage.world, 'order-1', 'cancelled')
      await buy()
      expect(orders()).toHaveLength(2)
      await stage.clock.advance(30 * 60_000 - 1)
      await buy()
      expect(orders()).toHaveLength(2)
      await stage.clock.advance(1)
      await buy()
      expect(orders()).toHaveLength(3)
    })

    it('and leaves nothing behind that no order needs any more', async () => {
      const traces = () => ada.browser.storage.keys('visavis-order|')
      await checkout.pay(aChoice())()
      await checkout.pay(aChoice({ coinCode: 'us_700' }))()
      expect(traces()).toHaveLength(2)
      await stage.clock.advance(30 * 60_000)
      await checkout.pay(aChoice({ coinCode: 'us_1500' }))()
      expect(traces()).toHaveLength(1)
      await ada.tab.core.account.signOut()
      expect(checkout.lastOrder()).toEqual(O.none)
    })

    it('of one price, bank and person', async () => {
      await checkout.pay(aChoice())()
      await checkout.pay(aChoice({ price: { minor: 1053, currency: 'USD' } }))()
      await checkout.pay(aChoice({ provider: 'ideal' }))()
      await checkout.chooseMethod('bank-a')()
      await checkout.pay(aChoice({ provider: 'ideal' }))()
      await checkout.chooseMethod('bank-b')()
      expect(orders()).toHaveLength(4)
    })
  })

  it.each([
    [refusal(20001), 'ChannelUnavailable', 'COIN-23'],
    [refusal(10097), 'DealUsed', 'COIN-25'],
    [refusal(30001), 'AlreadySubscribed', 'COIN-27'],
    [{ _tag: 'HttpFailed', status: 500, retryAfter: 0 } as const, 'PaymentFailed', 'COIN-26'],
    [{ _tag: 'HttpFailed', status: 400, retryAfter: 0 } as const, 'PaymentIncorrect', 'COIN-28'],
    [{ _tag: 'HttpFailed', status: 503, retryAfter: 0 } as const, 'Unanswered', 'COIN-29'],
    [unreachable, 'Unanswered', 'COIN-29'],
  ])('tells of %o as %s [%s]', async (error, tag) => {
    ada.browser.seat.failNext('placeOrder', error)
    await checkout.pay(aChoice())()
    expect(state()).toEqual({ _tag: 'Refused', problem: { _tag: tag }, before: { _tag: 'Idle' } })
  })

  it('hears no answer to an order that was given up', async () => {
    const release = ada.browser.seat.hold('placeOrder')
    const paying = checkout.pay(aChoice())()
    await stage.clock.settle()
    expect(checkout.view.busy).toBe(true)
    checkout.abandon()
    release()
    await paying
    expect(state()).toEqual({ _tag: 'Idle' })
  })
})
