import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { me, room } from '../../domain/calls/samples'
import { refusal } from './call-server.fake'
import { makePair, type Pair } from './calls-world'

const S = 1_000

describe('the cost of a call', () => {
  let pair: Pair

  beforeEach(() => {
    pair = makePair()
  })

  const billing = () => pair.caller.calls.billing
  const low = async (notEnough: boolean) => {
    pair.server.tell(room, me, { _tag: 'BalanceChanged', coins: notEnough ? 5 : 105, notEnough })
    await pair.clock.settle()
  }
  const ended = async () => {
    await pair.talk()
    await pair.clock.advance(20 * S)
    await pair.caller.hangUp()
  }
  const disputed = async (reason: string) => {
    billing().write(reason)
    await billing().dispute()
    await pair.clock.settle()
  }
  const asked = (what: string) => pair.server.asked(me).filter((one) => one.startsWith(what)).length

  it('is told in money as the pre-check has it, and as minutes of the balance, while it rings [PLUS-3, CALL-67]', async () => {
    await pair.caller.place()
    expect(billing().view.money).toEqual(O.some({ amount: 0.5, currency: 'USD' }))
    expect(pair.caller.view).toMatchObject({ price: 20, minutesLeft: O.some(6) })
    expect(pair.callee.calls.billing.view.money).toEqual(O.none)
  })

  it('counts 58 s down from the warning, and hides after them or after a top-up [CALL-52, CALL-53]', async () => {
    await pair.talk()
    await pair.clock.advance(10 * S)
    expect(billing().view.hint).toEqual(O.none)
    await low(true)
    expect(billing().view.hint).toEqual(O.some(58))
    await pair.clock.advance(57 * S)
    expect(billing().view.hint).toEqual(O.some(1))
    await pair.clock.advance(S)
    expect([billing().view.hint, pair.caller.view.lowBalance]).toEqual([O.none, true])
    await low(false)
    await low(true)
    expect(billing().view.hint).toEqual(O.some(58))
    await low(false)
    expect([billing().view.hint, pair.caller.view.lowBalance]).toEqual([O.none, false])
    expect(pair.caller.view.call._tag).toBe('Live')
  })

  it('is more than the own limit allows when the coins are there and the minute is not held [PLUS-9, CALL-52]', async () => {
    await pair.talk()
    const told = async (coins: number, notEnough: boolean) => {
      pair.server.tell(room, me, { _tag: 'BalanceChanged', coins, notEnough })
      await pair.clock.settle()
      return [pair.caller.view.lowBalance, pair.caller.view.limitReached]
    }
    expect(await told(19, true)).toEqual([true, false])
    expect(await told(20, true)).toEqual([true, true])
    expect(await told(20, false)).toEqual([false, false])
    expect(await told(20, true)).toEqual([true, true])
    pair.server.tell(room, me, { _tag: 'HungUp' })
    await pair.clock.settle()
    expect(pair.caller.view).toMatchObject({ call: { ending: 'coinsOut' }, limitReached: true })
  })

  it('is disputed from the receipt after the call; state, coins and balance follow [PLUS-7]', async () => {
    await ended()
    pair.server.decides = 'refunded'
    const before = pair.caller.refreshed.length
    await disputed('I saw nothing')
    expect(pair.caller.view.receipt).toMatchObject(O.some({ dispute: 'refunded', returned: 20, disputable: false }))
    expect([asked('dispute I saw nothing'), pair.caller.refreshed.length]).toEqual([1, before + 1])
  })

  it('is asked for later, by whoever paid or was called, and put away [PLUS-7]', async () => {
    await ended()
    pair.caller.calls.dismissReceipt()
    await billing().open(room, false)()
    expect(billing().view.later).toMatchObject(O.some({ room, called: false, what: { coins: 20, disputable: true } }))
    await disputed('It froze')
    expect(billing().view.later).toMatchObject(O.some({ what: { dispute: 'open', disputable: false } }))
    billing().close()
    expect(billing().view.later).toEqual(O.none)
    await billing().open('', false)()
    expect(billing().view.later).toEqual(O.none)
  })

  it('says when a receipt or a dispute did not arrive, and takes both again [PLUS-7]', async () => {
    await ended()
    pair.caller.calls.dismissReceipt()
    pair.server.fail('receipt', refusal(403))
    await billing().open(room, false)()
    expect(billing().view.later).toMatchObject(O.some({ what: 'failed' }))
    await billing().open(room, false)()
    pair.server.fail('dispute It froze', { _tag: 'Unreachable', timedOut: true })
    await disputed('It froze')
    expect(billing().view.dispute).toEqual({ reason: 'It froze', state: 'failed' })
    await disputed('It froze')
    expect(billing().view.dispute).toBeNull()
    expect(billing().view.later).toMatchObject(O.some({ what: { dispute: 'open' } }))
  })

  it('is disputed once by two presses, and not at all without a receipt [PLUS-7]', async () => {
    await disputed('nothing is there')
    expect(asked('dispute')).toBe(0)
    await ended()
    billing().write('twice')
    await Promise.all([billing().dispute(), billing().dispute()])
    await pair.clock.settle()
    expect(asked('dispute')).toBe(1)
  })

  it('that fails when its receipt has been closed bothers no other one, and is there with it again [PLUS-7]', async () => {
    await ended()
    pair.server.fail('dispute It froze', { _tag: 'Unreachable', timedOut: true })
    billing().write('It froze')
    const sending = billing().dispute()
    while (billing().view.dispute?.state !== 'sending') await Promise.resolve()
    billing().write('Too late')
    expect(billing().view.dispute).toEqual({ reason: 'It froze', state: 'sending' })
    pair.caller.calls.dismissReceipt()
    expect(billing().view.dispute).toBeNull()
    await sending
    await ended()
    expect(billing().view.dispute).toBeNull()
    pair.caller.calls.dismissReceipt()
    await billing().open(room, false)()
    expect(billing().view.dispute).toEqual({ reason: 'It froze', state: 'failed' })
    billing().write(null)
    expect(billing().view.dispute).toBeNull()
  })

  it('keeps what the gateway decided when the receipt cannot be read anew [PLUS-7]', async () => {
    await ended()
    pair.server.fail('receipt', { _tag: 'Unreachable', timedOut: false })
    await disputed('It froze')
    expect(pair.caller.view.receipt).toMatchObject(O.some({ dispute: 'open', disputable: false }))
  })

  it('does not come to light in the next call, nor after sign-out', async () => {
    await ended()
    pair.caller.calls.dismissReceipt()
    const opening = billing().open(room, false)()
    billing().close()
    await opening
    expect([billing().view.later, pair.caller.view.receipt]).toEqual([O.none, O.none])
    await billing().open(room, false)()
    pair.caller.inbox.end()
    expect([billing().view.later, billing().view.money]).toEqual([O.none, O.none])
  })
})
