import { beforeEach, describe, expect, it } from 'vitest'
import type { CheckoutFeature } from '../../../src/application/coins/checkout.feature'
import { aChoice } from '../../builders/choice'
import { PAY_ORIGIN } from '../../fakes/world/checkout-gateway.fake'
import { refusal } from '../../fakes/world/seat'
import { openCheckout, type CheckoutStage } from './checkout-stage'

const FORM = 'CAM_COIN_FORM_PARAM'

describe('the checkout', () => {
  let ada: CheckoutStage['ada']
  let checkout: CheckoutStage['checkout']
  let openTab: CheckoutStage['openTab']
  let orders: CheckoutStage['orders']
  let state: CheckoutStage['state']

  beforeEach(async () => {
    ;({ ada, checkout, openTab, orders, state } = await openCheckout())
  })

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

    it('is kept until the order is placed, never with the number of a card [COIN-37, DATA-17]', async () => {
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
})
