import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idle, step, type Checkout, type CheckoutEvent } from '../../../src/domain/coins/checkout'
import { PROVIDERS, type ProviderName } from '../../../src/domain/coins/provider'
import { aChoice } from '../../builders/choice'

const run = (events: readonly CheckoutEvent[], from: Checkout = idle): Checkout => events.reduce(step, from)

const chosen = (provider: ProviderName): CheckoutEvent => ({ _tag: 'Chosen', choice: aChoice({ provider }) })
const placed: CheckoutEvent = {
  _tag: 'Placed',
  orderId: 'o1',
  way: { _tag: 'Redirect', url: 'https://pay.test/o1' },
}
const framed: CheckoutEvent = { _tag: 'Placed', orderId: 'o1', way: { _tag: 'Frame', url: 'https://pay.test/o1' } }
const refused: CheckoutEvent = { _tag: 'Refused', problem: { _tag: 'ChannelUnavailable' } }
const filled: CheckoutEvent = { _tag: 'Filled', fields: { fullName: 'Ann Lee' } }

describe('a checkout', () => {
  it('asks each of the seventeen for what it wants to know, and nothing else, before the order [COIN-19, COIN-21, COIN-39]', () => {
    const firsts = Object.keys(PROVIDERS).map((name) => [name, run([chosen(name as ProviderName)])._tag])
    expect(Object.fromEntries(firsts)).toEqual({
      giropay: 'Placing',
      ideal: 'AskingMethod',
      checkout: 'Placing',
      payermax: 'Placing',
      codapay: 'Placing',
      livpay: 'Placing',
      pagsmile: 'AskingFields',
      paydibs: 'Placing',
      payssion: 'Placing',
      klarna: 'Placing',
      cpay: 'Placing',
      dlocal: 'AskingFields',
      xendit: 'Placing',
      rapyd: 'AskingMethod',
      pingpong: 'Placing',
      citecu: 'Placing',
      jindou: 'Placing',
    })
  })

  it('places the order with the bank; with method and fields where the fields depend on it [COIN-39]', () => {
    const method: CheckoutEvent = { _tag: 'MethodChosen', method: 'bank-a' }
    expect(run([chosen('ideal'), method])).toMatchObject({ _tag: 'Placing', method: 'bank-a', fields: {} })
    expect(run([chosen('rapyd'), method])).toMatchObject({ _tag: 'AskingFields', method: 'bank-a' })
    expect(run([chosen('rapyd'), method, filled])).toMatchObject({
      _tag: 'Placing',
      method: 'bank-a',
      fields: { fullName: 'Ann Lee' },
    })
  })

  it('leads from a refusal back to what was asked, or to the shop [COIN-23]', () => {
    const dismissed: CheckoutEvent = { _tag: 'Dismissed' }
    expect(run([chosen('dlocal'), filled, refused, dismissed])).toMatchObject({ _tag: 'AskingFields' })
    expect(run([chosen('checkout'), refused])).toMatchObject({ problem: { _tag: 'ChannelUnavailable' } })
    expect(run([chosen('checkout'), refused, dismissed])).toEqual(idle)
  })

  it('knows whether the person stands at the door of the provider or has gone [COIN-21, COIN-41]', () => {
    const away = run([chosen('livpay'), framed, { _tag: 'Left' }])
    expect(run([chosen('livpay'), framed])).toMatchObject({ at: 'door', orderId: 'o1' })
    expect(away).toMatchObject({ at: 'away', orderId: 'o1' })
    expect(run([{ _tag: 'Reopened' }], away)).toMatchObject({ at: 'door' })
    expect(run([{ _tag: 'PaidInFrame' }], away)).toEqual({ _tag: 'Ended', orderId: 'o1' })
    expect(run([{ _tag: 'FoundOver' }], away)).toEqual({ _tag: 'Ended', orderId: 'o1' })
  })

  it('does not begin anew while an order is on its way, and hears no answer that comes too late', () => {
    const placing = run([chosen('checkout')])
    expect(step(placing, chosen('livpay'))).toBe(placing)
    expect(run([chosen('checkout'), { _tag: 'Abandoned' }, placed])).toEqual(idle)
    expect(run([chosen('checkout'), refused, placed])).toMatchObject({ _tag: 'Refused' })
  })

  it('is handed over only by an answer to an order that was placed, whatever happens', () => {
    const events: readonly CheckoutEvent[] = [
      ...Object.keys(PROVIDERS).map((name) => chosen(name as ProviderName)),
      { _tag: 'MethodChosen', method: 'bank-a' },
      filled,
      placed,
      refused,
      { _tag: 'Dismissed' },
      { _tag: 'Left' },
      { _tag: 'Reopened' },
      { _tag: 'PaidInFrame' },
      { _tag: 'FoundOver' },
      { _tag: 'Abandoned' },
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happened) => {
        let checkout: Checkout = idle
        for (const event of happened) {
          const next = step(checkout, event)
          if (next._tag === 'HandedOver' && checkout._tag !== 'HandedOver')
            expect([checkout._tag, event._tag]).toEqual(['Placing', 'Placed'])
          if (next._tag === 'Ended' && checkout._tag !== 'Ended') expect(checkout._tag).toBe('HandedOver')
          checkout = next
        }
      }),
    )
  })
})
