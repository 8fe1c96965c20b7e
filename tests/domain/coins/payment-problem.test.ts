import { expect, it } from 'vitest'
import { problemOf } from '../../../src/domain/coins/payment-problem'

it.each([
  [20001, 'ChannelUnavailable', 'COIN-23'],
  [20002, 'ChannelUnavailable', 'COIN-23'],
  [10097, 'DealUsed', 'COIN-25'],
  [500, 'PaymentFailed', 'COIN-26'],
  [30001, 'AlreadySubscribed', 'COIN-27'],
  [400, 'PaymentIncorrect', 'COIN-28'],
])('reads %i as %s, whatever the gateway says [%s]', (code, tag) => {
  expect(problemOf(code, 'words')).toEqual({ _tag: tag })
})

it('passes the words of any other code on, and has some of its own where there are none [COIN-29]', () => {
  expect(problemOf(77, 'Not today')).toEqual({ _tag: 'Told', message: 'Not today' })
  expect(problemOf(77, '')).toEqual({ _tag: 'PaymentFailed' })
})
