import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PhoneStanding } from '../../../src/domain/account/phone-standing'
import { closed, loading, type SignIn } from '../../../src/domain/account/sign-in'
import type { SignInEvent } from '../../../src/domain/account/sign-in-event'
import { step } from '../../../src/domain/account/sign-in-step'
import { userId } from '../../builders/ids'

const standing: fc.Arbitrary<PhoneStanding> = fc.record({
  existent: fc.boolean(),
  sendSms: fc.boolean(),
  sendWhatsapp: fc.boolean(),
  userSetPassword: fc.boolean(),
  mobileRegisterEnable: fc.boolean(),
  mobileRegisterSetPassword: fc.boolean(),
  userLoginSetPassword: fc.boolean(),
})

const number = { country: 'DE', code: '49', digits: '15112345', shown: '+49 15112345' }

const plain: fc.Arbitrary<SignInEvent> = fc.constantFrom<SignInEvent>(
  { _tag: 'Opened', origin: { _tag: 'Button' } },
  { _tag: 'Closed' },
  { _tag: 'Back' },
  { _tag: 'Submitted' },
  { _tag: 'SignedIn' },
  { _tag: 'GraceTold', user: userId(1), cert: 'c', deleteAt: 1 },
  { _tag: 'InfoWanted', cert: 'c', name: '' },
  { _tag: 'SocialChosen', provider: 'facebook' },
  { _tag: 'CodeSent', at: 1_000 },
  { _tag: 'ResendAsked', at: 100_000 },
  { _tag: 'PasswordForgotten' },
  { _tag: 'PasswordStored' },
  { _tag: 'EmailChosen' },
  { _tag: 'EmailSubmitted', email: 'a@b.de' },
  { _tag: 'Confirmed' },
  { _tag: 'LinkOpened', token: 't' },
  { _tag: 'LinkConfirmed', flow: null },
  { _tag: 'LinkConfirmed', flow: { email: 'a@b.de', flow: 'f', purpose: 'new' } },
  { _tag: 'PhoneChosen' },
  { _tag: 'NumberSubmitted', number },
  { _tag: 'ChannelChosen', channel: 'whatsapp' },
  { _tag: 'CodeAccepted', ticket: 't' },
  { _tag: 'PasswordChosen', password: 'secret#12' },
  { _tag: 'PasswordChosen', password: null },
)

const event: fc.Arbitrary<SignInEvent> = fc.oneof(
  { weight: 6, arbitrary: plain },
  fc.record({ _tag: fc.constant('StandingKnown' as const), status: fc.nat(6), flow: fc.constant('f') }),
  fc.record({ _tag: fc.constant('NumberKnown' as const), standing, resendAt: fc.nat(2), at: fc.nat(2) }),
  fc
    .constantFrom(10101, 25502, 35503, 60002, 429)
    .map((code): SignInEvent => ({ _tag: 'Failed', problem: { _tag: 'Code', code, message: '' } })),
  fc
    .constantFrom('Offline', 'PhoneDisabled', 'BadNumber')
    .map((_tag): SignInEvent => ({ _tag: 'Failed', problem: { _tag } })),
)

/** Every event in any order, from a closed popup or from a return to the page. */
const reached: fc.Arbitrary<SignIn> = fc
  .tuple(fc.constantFrom<SignIn>(closed, loading({ _tag: 'Button' }, 'google')), fc.array(event, { maxLength: 40 }))
  .map(([from, events]) => events.reduce(step, from))

const MOST_STEPS = 5

describe('the login popup after any events', () => {
  it('leads back to closed in at most five steps [ACCT-14] [ACCT-15]', () => {
    fc.assert(
      fc.property(reached, (at) => {
        const end = Array.from({ length: MOST_STEPS }).reduce<SignIn>((now) => step(now, { _tag: 'Back' }), at)
        expect(end).toBe(closed)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is never busy after a failure, nor without one when something is said to be wrong', () => {
    fc.assert(
      fc.property(reached, (at) => {
        const failed = step(at, { _tag: 'Failed', problem: { _tag: 'Generic' } })
        expect(failed._tag === 'Closed' || !failed.busy).toBe(true)
      }),
    )
  })

  it('stays closed until it is opened', () => {
    fc.assert(
      fc.property(event, (one) => {
        const opens = one._tag === 'Opened' || one._tag === 'LinkOpened'
        expect(step(closed, one)._tag === 'Closed').toBe(!opens)
      }),
    )
  })
})
