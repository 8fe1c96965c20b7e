import { expect, it } from 'vitest'
import { problemOf } from '../../../src/domain/coins/payment-problem'

it.each([
  [20001, 'ChannelUnavailable'],
  [20002, 'ChannelUnavailable'],
  [10097, 'DealUsed'],
  [500, 'PaymentFailed'],
  [30001, 'AlreadySubscribed'],
  [400, 'PaymentIncorrect'],
])('reads %i as %s, whatever the gateway says [COIN-23, COIN-25..28]', (code, tag) => {
  expect(problemOf(code, 'words')).toEqual({ _tag: tag })
})

it('passes the words of any other code on, and has some of its own where there are none [COIN-29]', () => {
  expect(problemOf(77, 'Not today')).toEqual({ _tag: 'Told', message: 'Not today' })
  expect(problemOf(77, '')).toEqual({ _tag: 'PaymentFailed' })
})
