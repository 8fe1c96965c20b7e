import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { aChoice } from '../../builders/choice'
import { endOrder } from '../../fakes/world/checkout-desk'
import { PAY_ORIGIN } from '../../fakes/world/checkout-gateway.fake'
import { unreachable } from '../../fakes/world/seat'
import { openCheckout, type CheckoutStage } from './checkout-stage'

describe('what comes of a payment', () => {
  let ada: CheckoutStage['ada']
  let checkout: CheckoutStage['checkout']
  let orders: CheckoutStage['orders']
  let stage: CheckoutStage['stage']
  let state: CheckoutStage['state']

  beforeEach(async () => {
    ;({ ada, checkout, orders, stage, state } = await openCheckout())
  })

  describe('the frame of a provider', () => {
    const frame = {}

    const open = async () => {
      await checkout.pay(aChoice({ provider: 'livpay' }))()
      return checkout.attend(frame)
    }

    it('opens the result, closes, leads the page away, posts a form [COIN-40, COIN-41]', async () => {
      const { payments } = ada.browser
      const stop = await open()
      payments.say(frame, { _tag: 'CloseFrame' })
      expect(state()).toMatchObject({ at: 'away' })
      payments.say(frame, { _tag: 'ParentHref', url: `${PAY_ORIGIN}/3ds` })
      payments.say(frame, { _tag: 'SubmitForm', action: `${PAY_ORIGIN}/acs`, fields: { PaReq: 'x' } })
      await stage.clock.settle()
      expect(payments.went).toEqual([`${PAY_ORIGIN}/3ds`])
      expect(payments.posted).toEqual([{ action: `${PAY_ORIGIN}/acs`, fields: { PaReq: 'x' } }])
      payments.say(frame, { _tag: 'PaySuccess' })
      expect(state()).toEqual({ _tag: 'Ended', orderId: 'order-1' })
      stop()
    })

    it('is not heard any more once it is gone', async () => {
      const stop = await open()
      stop()
      ada.browser.payments.say(frame, { _tag: 'PaySuccess' })
      expect(state()).toMatchObject({ _tag: 'HandedOver' })
    })
  })

  describe('the result', () => {
    const result = () => checkout.view.result
    const coins = () =>
      O.match(
        () => 0,
        ({ coins: amount }: { coins: number }) => amount,
      )(ada.tab.core.account.view.me)

    beforeEach(() => checkout.pay(aChoice())())

    it('is asked every 5 s while it is in progress, 12 times, and again when wanted [COIN-36]', async () => {
      const stop = checkout.follow('order-1')
      await stage.clock.advance(4_999)
      expect(ada.count('orderDetail')).toBe(1)
      await stage.clock.advance(1)
      expect(ada.count('orderDetail')).toBe(2)
      await stage.clock.advance(600_000)
      expect(ada.count('orderDetail')).toBe(13)
      expect(result()).toMatchObject({ _tag: 'Known', purchase: { status: 'processing' } })
      stop()
      checkout.follow('order-1')
      await stage.clock.advance(600_000)
      expect(ada.count('orderDetail')).toBe(25)
    })

    it('brings the balance when it succeeds, and the same choice is a new order then [COIN-35]', async () => {
      checkout.follow('order-1')
      await stage.clock.advance(5_000)
      endOrder(stage.world, 'order-1', 'success')
      await stage.clock.advance(5_000)
      expect(result()).toMatchObject({ purchase: { status: 'success' } })
      expect(coins()).toBe(450)
      expect(checkout.lastOrder()).toEqual(O.none)
      const asked = ada.count('orderDetail')
      await stage.clock.advance(60_000)
      expect(ada.count('orderDetail')).toBe(asked)
      await checkout.pay(aChoice())()
      expect(orders()).toHaveLength(2)
    })

    it('is asked again 3 times, 5 s apart, when it cannot be read [COIN-32]', async () => {
      ada.browser.setOnline(false)
      checkout.follow('order-1')
      await stage.clock.advance(60_000)
      expect(result()).toEqual({ _tag: 'Unread', again: 3 })
      expect(ada.count('orderDetail')).toBe(4)
    })

    it('is not asked any more once nobody looks', async () => {
      const stop = checkout.follow('order-1')
      stop()
      await stage.clock.advance(60_000)
      expect(ada.count('orderDetail')).toBe(1)
      expect(result()).toEqual({ _tag: 'Reading' })
    })

    it('of an order of somebody else is not told [COIN-43]', async () => {
      const bo = await stage.player('Bo')
      const other = await bo.tab.core.feature('checkout')
      other.follow('order-1')
      await stage.clock.settle()
      expect(other.view.result).toEqual({ _tag: 'Unread', again: 0 })
    })

    it('leads back to a page of the product and nowhere else [SHELL-51]', () => {
      const from = (path: string) => {
        ada.browser.storage.write('CAMC_SHOP_FROM', path)
        return checkout.origin()
      }
      expect(checkout.origin()).toEqual(O.none)
      expect(from('/wall')).toEqual(O.some('/wall'))
      expect(['//evil.test', '/\\evil.test', 'https://evil.test', ''].map(from)).toEqual([
        O.none,
        O.none,
        O.none,
        O.none,
      ])
    })
  })

  describe('saved cards', () => {
    const card = {
      id: 'tok-1',
      provider: 'checkout',
      brand: 'Visa',
      last4: '4242',
      expiryMonth: 1,
      expiryYear: 2030,
    } as const

    it('are listed and deleted [COIN-42]', async () => {
      stage.world.checkout.cards.set(ada.id, [card])
      await checkout.loadCards()
      expect(checkout.view.cards).toEqual({ list: [card], listing: 'loaded' })
      expect(await checkout.deleteCard(card)()).toBe(true)
      expect(checkout.view.cards.list).toEqual([])
      expect(stage.world.checkout.cards.get(ada.id)).toEqual([])
    })

    it('stay in sight when they cannot be deleted or read [COIN-42]', async () => {
      stage.world.checkout.cards.set(ada.id, [card])
      await checkout.loadCards()
      ada.browser.seat.failNext('deleteCard', unreachable)
      expect(await checkout.deleteCard(card)()).toBe(false)
      ada.browser.seat.failNext('cards', unreachable)
      await checkout.loadCards()
      expect(checkout.view.cards).toEqual({ list: [card], listing: 'failed' })
    })
  })
})
