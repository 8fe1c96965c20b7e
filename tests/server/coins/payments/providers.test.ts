import { describe } from 'vitest'
import { checkoutComProvider } from '../../../../server/coins/payments/checkout-com/checkout-com.provider'
import type { PaymentEvent } from '../../../../server/coins/payments/payment-provider.port'
import { makeVirtualClock } from '../../../fakes/clock.fake'
import { makePaymentProviderFake, signedDelivery } from '../../../fakes/payment-provider.fake'
import { SECRET_KEY, signed, startCheckoutCom, WEBHOOK_KEY } from '../checkout-com/stand-in'
import { payment, setStage } from '../sandbox/stage'
import { providerCases } from './provider.cases'

const money = { minor: payment().minor, currency: payment().currency }

describe('the provider of the tests', () => {
  providerCases(async () => {
    const provider = makePaymentProviderFake('giropay')
    return {
      provider,
      payment: payment(),
      now: () => 0,
      pay: async ({ ref }) => {
        const news = { _tag: 'Captured', ...money } as const
        const event: PaymentEvent = { id: 'evt_1', orderId: payment().orderId, ref, at: 0, news }
        provider.stands.set(ref, [event])
        const { body, headers } = signedDelivery('giropay', [event])
        return { body: Buffer.from(body), headers }
      },
      cut: async () => void (provider.reachable = false),
      close: async () => undefined,
    }
  })
})

describe('a provider that is played', () => {
  providerCases(async () => {
    const stage = await setStage()
    return {
      provider: stage.provider('giropay'),
      payment: payment(),
      now: stage.clock.now,
      pay: async ({ handover }) => {
        await stage.post(handover._tag === 'Redirect' ? handover.url : '', { choice: 'pay' })
        const last = stage.gateway.received.at(-1)
        if (last === undefined) throw new Error('nothing was told')
        return { body: Buffer.from(last.body), headers: last.headers }
      },
      cut: stage.sandbox.close,
      close: stage.close,
    }
  })
})

describe('Checkout.com', () => {
  providerCases(async () => {
    const service = await startCheckoutCom()
    const clock = makeVirtualClock()
    const account = { api: service.api, secretKey: SECRET_KEY, webhookKey: WEBHOOK_KEY, channel: null }
    return {
      provider: checkoutComProvider('checkout', { account, clock, timeoutMs: 2_000 }),
      payment: payment({ returnUrl: 'https://visavis.example/payRes' }),
      now: clock.now,
      pay: async ({ ref }) => {
        const at = { processed_on: '2026-01-05T12:00:00Z', amount: money.minor }
        const id = service.act(ref, { id: 'act_1', type: 'Capture', approved: true, ...at })
        const data = { id, action_id: 'act_1', reference: payment().orderId, currency: money.currency, ...at }
        return signed({ id: 'evt_1', type: 'payment_captured', data })
      },
      cut: service.close,
      close: service.close,
    }
  })
})
