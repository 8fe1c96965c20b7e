import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CheckoutFeature } from '../../../src/application/coins/checkout.feature'
import { aChoice } from '../../builders/choice'
import { endOrder } from '../../fakes/world/checkout-desk'
import { PAY_ORIGIN } from '../../fakes/world/checkout-gateway.fake'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

const FORM = 'CAM_COIN_FORM_PARAM'

describe('the checkout', () => {
  let stage: Stage
  let ada: Player
  let checkout: CheckoutFeature

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
    checkout = await ada.tab.core.feature('checkout')
  })

  const orders = () => [...stage.world.checkout.orders.values()]
  const state = () => checkout.view.checkout
  /** Another tab of the browser; with the first one's session storage it is that one after a reload. */
  const openTab = async (reloaded = false) => {
    const tab = ada.browser.open({}, reloaded ? { tabStore: ada.tab.store } : {})
    await stage.clock.settle()
    return tab.core.feature('checkout')
  }

  describe('of each kind of flow', () => {
    it('goes to the page of the provider, with a return address of our own [COIN-21, COIN-22]', async () => {
      await checkout.pay(aChoice())()
      expect(state()).toMatchObject({ _tag: 'HandedOver', orderId: 'order-1', at: 'door' })
      await checkout.proceed()
      expect(ada.browser.payments.went).toEqual([`${PAY_ORIGIN}/order-1`])
      expect(orders()).toMatchObject([{ choice: aChoice(), returnUrl: 'https://visavis.test/payRes' }])
      expect(state()).toMatchObject({ _tag: 'HandedOver', at: 'away' })
    })

    it('posts a form [COIN-21]', async () => {
      await checkout.pay(aChoice({ provider: 'codapay' }))()
      await checkout.proceed()
      expect(ada.browser.payments.posted).toEqual([{ action: `${PAY_ORIGIN}/pay`, fields: { order: 'order-1' } }])
    })

    it('opens a frame, which closes and opens again without another order [COIN-21, COIN-41]', async () => {
      await checkout.pay(aChoice({ provider: 'livpay' }))()
      expect(state()).toMatchObject({ way: { _tag: 'Frame', url: `${PAY_ORIGIN}/order-1` }, at: 'door' })
      checkout.closeFrame()
      expect(state()).toMatchObject({ at: 'away' })
      await checkout.proceed()
      expect(state()).toMatchObject({ at: 'door' })
      expect(orders()).toHaveLength(1)
    })

    it('asks for the page of a session; without it the channel is unavailable [COIN-24]', async () => {
      const klarna = aChoice({ provider: 'klarna' })
      ada.browser.seat.failNext('session', refusal(77, 'no token'))
      await checkout.pay(klarna)()
      expect(state()).toMatchObject({ _tag: 'Refused', problem: { _tag: 'ChannelUnavailable' } })
      checkout.dismiss()
      await checkout.pay(klarna)()
      expect(state()).toMatchObject({ way: { _tag: 'Frame', url: `${PAY_ORIGIN}/session/order-1` } })
    })

    it('asks for a bank before the order [COIN-39]', async () => {
      await checkout.pay(aChoice({ provider: 'ideal' }))()
      await checkout.loadMethods()
      expect(checkout.view.methods.list.map(({ name }) => name)).toEqual(['Bank A', 'Bank B'])
      expect(orders()).toEqual([])
      await checkout.chooseMethod('bank-b')()
      expect(orders()).toMatchObject([{ method: 'bank-b' }])
    })

    it('asks for fields before the order, and says what is wrong with them [COIN-38, COIN-39]', async () => {
      await checkout.pay(aChoice({ provider: 'dlocal' }))()
      await checkout.loadFields()
      expect(checkout.view.fields.list.map(({ name }) => name)).toEqual(['fullName', 'email', 'document'])
      checkout.type('email', 'ada@example.org')
      checkout.type('document', '123')
      await checkout.fill()
      expect(checkout.view.faults).toEqual({ fullName: 'NameMissing' })
      checkout.type('fullName', 'Ada Lee')
      await checkout.fill()
      expect(orders()).toMatchObject([{ fields: { fullName: 'Ada Lee', email: 'ada@example.org', document: '123' } }])
      expect(state()).toMatchObject({ _tag: 'HandedOver' })
    })
  })

  describe('an unfinished form', () => {
    const begin = async (feature: CheckoutFeature) => {
      await feature.pay(aChoice({ provider: 'pagsmile' }))()
      await feature.loadFields()
    }

    it('is kept until the order is placed, never with the number of a card [COIN-37]', async () => {
      await begin(checkout)
      checkout.type('fullName', 'Ada Lee')
      checkout.type('document', '4242 4242 4242 4242')
      expect(ada.browser.storage.entries.get(FORM)).toContain('Ada Lee')
      expect(ada.browser.storage.entries.get(FORM)).not.toContain('4242')
      const again = await openTab(true)
      again.resume()
      await again.loadFields()
      expect(again.view.typed).toEqual({ fullName: 'Ada Lee' })
      again.type('email', 'ada@example.org')
      again.type('document', '123')
      await again.fill()
      expect(orders()).toHaveLength(1)
      expect(ada.browser.storage.entries.has(FORM)).toBe(false)
    })

    it('stays while the order is refused, and goes at sign-out [COIN-37, PLUS-15]', async () => {
      await begin(checkout)
      Object.entries({ fullName: 'Ada Lee', email: 'ada@example.org', document: '123' }).forEach(([name, value]) =>
        checkout.type(name, value),
      )
      ada.browser.seat.failNext('placeOrder', refusal(400))
      await checkout.fill()
      expect(state()).toMatchObject({ _tag: 'Refused', problem: { _tag: 'PaymentIncorrect' } })
      checkout.dismiss()
      expect(state()).toMatchObject({ _tag: 'AskingFields' })
      expect(checkout.view.typed).toMatchObject({ fullName: 'Ada Lee' })
      await ada.tab.core.account.signOut()
      expect(state()).toEqual({ _tag: 'Idle' })
      expect(checkout.view.typed).toEqual({})
    })

    it('is nobody else’s', async () => {
      ada.browser.storage.write(FORM, JSON.stringify({ user: 7, values: { fullName: 'Bo' } }))
      await begin(checkout)
      expect(checkout.view.typed).toEqual({})
    })
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
      expect(state()).toEqual({ _tag: 'Paid', orderId: 'order-1' })
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
