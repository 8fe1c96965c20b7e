import { describe, expect, it } from 'vitest'
import type { PhoneStanding } from '../../../src/domain/account/phone-standing'
import { closed, type SignIn } from '../../../src/domain/account/sign-in'
import type { SignInEvent } from '../../../src/domain/account/sign-in-event'
import { RESEND_WAIT_MS, step } from '../../../src/domain/account/sign-in-step'

const run = (events: readonly SignInEvent[], from: SignIn = closed): SignIn => events.reduce(step, from)

const number = { country: 'DE', code: '49', digits: '15112345', shown: '+49 1511 2345' }
const newcomer: PhoneStanding = {
  existent: false,
  sendSms: true,
  sendWhatsapp: true,
  userSetPassword: false,
  mobileRegisterEnable: true,
  mobileRegisterSetPassword: true,
  userLoginSetPassword: true,
}
const known: PhoneStanding = { ...newcomer, existent: true, userSetPassword: true }
const withoutPassword: PhoneStanding = { ...known, userSetPassword: false }

const asked: readonly SignInEvent[] = [
  { _tag: 'Opened', origin: { _tag: 'Router', path: '/wall' } },
  { _tag: 'PhoneChosen' },
  { _tag: 'NumberSubmitted', number },
]
const told = (standing: PhoneStanding, resendAt = 0): SignInEvent => ({
  _tag: 'NumberKnown',
  standing,
  resendAt,
  at: 1_000,
})
const sent: SignInEvent = { _tag: 'CodeSent', at: 1_000 }
const accepted: SignInEvent = { _tag: 'CodeAccepted', ticket: 't' }
const code = (value: number): SignInEvent => ({ _tag: 'Failed', problem: { _tag: 'Code', code: value, message: 'so' } })

const verifying = (standing: PhoneStanding): SignIn => run([...asked, told(standing), sent])
const resetting = run([{ _tag: 'PasswordForgotten' }], run([...asked, told(known)]))
const resetCode = run([{ _tag: 'NumberSubmitted', number }, told(known), sent], resetting)

describe('login popup by telephone', () => {
  it('asks for the number in step 2 and keeps what asked for the sign-in [ACCT-5] [ACCT-16]', () => {
    expect(run(asked.slice(0, 2))).toMatchObject({
      _tag: 'EnteringPhone',
      purpose: 'signIn',
      number: null,
      origin: { path: '/wall' },
    })
    expect(run(asked)).toMatchObject({ busy: true, number })
  })

  it('leads a known password to step 3 [ACCT-6] [ACCT-28]', () => {
    expect(run([...asked, told(known)])).toMatchObject({
      _tag: 'EnteringPhonePassword',
      purpose: 'signIn',
      skippable: false,
      busy: false,
    })
  })

  it('leads to step 4, which waits for its code with SMS chosen [ACCT-7] [ACCT-27] [ACCT-29] [ACCT-30]', () => {
    expect(run([...asked, told(newcomer)])).toMatchObject({
      _tag: 'VerifyingPhone',
      purpose: 'new',
      channel: 'sms',
      channels: ['sms', 'whatsapp'],
      busy: true,
    })
    expect(run([...asked, told(withoutPassword)])).toMatchObject({ _tag: 'VerifyingPhone', purpose: 'existing' })
    expect(resetCode).toMatchObject({ _tag: 'VerifyingPhone', purpose: 'reset', busy: false })
  })

  it('sends nothing while a code is on its way: the wait goes on [ACCT-24]', () => {
    expect(run([...asked, told(newcomer, 41_000)])).toMatchObject({ busy: false, resendAt: 41_000 })
    expect(run([...asked, told(newcomer, 999)])).toMatchObject({ busy: true })
  })

  it('returns to step 1 when the number may do nothing [ACCT-31]', () => {
    expect(run([...asked, told({ ...newcomer, mobileRegisterEnable: false })])).toMatchObject({
      _tag: 'Choosing',
      problem: { _tag: 'PhoneDisabled' },
    })
  })

  it('takes a channel that is offered, and no other [ACCT-27]', () => {
    const choose: SignInEvent = { _tag: 'ChannelChosen', channel: 'whatsapp' }
    expect(step(verifying(newcomer), choose)).toMatchObject({ channel: 'whatsapp' })
    const smsOnly = verifying({ ...newcomer, sendWhatsapp: false })
    expect(step(smsOnly, choose)).toBe(smsOnly)
  })

  it('locks the resending for 60 s [ACCT-24]', () => {
    const waiting = verifying(newcomer)
    expect(waiting).toMatchObject({ resendAt: 1_000 + RESEND_WAIT_MS })
    expect(step(waiting, { _tag: 'ResendAsked', at: 60_999 })).toBe(waiting)
    expect(step(waiting, { _tag: 'ResendAsked', at: 61_000 })).toMatchObject({ busy: true })
  })

  it('leads from a right code to step 3, or holds its ticket on the way in [ACCT-33] [ACCT-34] [ACCT-36] [ACCT-37]', () => {
    expect(run([accepted], verifying(newcomer))).toMatchObject({
      _tag: 'EnteringPhonePassword',
      purpose: 'new',
      skippable: true,
      ticket: 't',
    })
    expect(run([accepted], verifying(withoutPassword))).toMatchObject({ purpose: 'set', skippable: true })
    const plain = verifying({ ...newcomer, mobileRegisterSetPassword: false })
    expect(run([{ _tag: 'Submitted' }, accepted], plain)).toMatchObject({
      _tag: 'VerifyingPhone',
      ticket: 't',
      busy: true,
    })
    expect(
      run([{ _tag: 'Submitted' }, accepted], verifying({ ...withoutPassword, userLoginSetPassword: false })),
    ).toMatchObject({ _tag: 'VerifyingPhone', ticket: 't', busy: true })
  })

  it('keeps the ticket when only the way in failed, and drops one that was refused [ACCT-34]', () => {
    const plain = verifying({ ...newcomer, mobileRegisterSetPassword: false })
    const entering = run([{ _tag: 'Submitted' }, accepted], plain)
    expect(step(entering, { _tag: 'Failed', problem: { _tag: 'Offline' } })).toMatchObject({ ticket: 't', busy: false })
    expect(step(entering, code(25501))).toMatchObject({ _tag: 'VerifyingPhone', ticket: '', busy: false })
  })

  it('asks a new person for their data after the password or without one [ACCT-40] [ACCT-41]', () => {
    const entering = run([accepted], verifying(newcomer))
    expect(step(entering, { _tag: 'PasswordChosen', password: 'secret#12' })).toMatchObject({
      _tag: 'SupplyingInfo',
      by: { _tag: 'ByPhone', ticket: 't', password: 'secret#12' },
    })
    expect(step(entering, { _tag: 'PasswordChosen', password: null })).toMatchObject({ by: { password: null } })
    const set = run([accepted], verifying(withoutPassword))
    expect(step(set, { _tag: 'PasswordChosen', password: 'secret#12' })).toBe(set)
  })

  it('asks a new person for their data when the gateway wants them [ACCT-34]', () => {
    const plain = verifying({ ...newcomer, mobileRegisterSetPassword: false })
    expect(step(run([accepted], plain), { _tag: 'InfoWanted', cert: 'c', name: '' })).toMatchObject({
      _tag: 'SupplyingInfo',
      by: { _tag: 'ByPhone', ticket: 'c', password: null, before: { _tag: 'VerifyingPhone', ticket: '' } },
    })
  })

  it('resets by number, code and new password, which then signs in [ACCT-35] [ACCT-43] [ACCT-44]', () => {
    expect(resetting).toMatchObject({ _tag: 'EnteringPhone', purpose: 'reset', number })
    const password = run([accepted], resetCode)
    expect(password).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'reset', skippable: false, ticket: 't' })
    expect(run([{ _tag: 'Submitted' }, { _tag: 'PasswordStored' }], password)).toMatchObject({
      _tag: 'EnteringPhonePassword',
      purpose: 'signIn',
      busy: true,
    })
  })

  it('begins no reset where no password is known [ACCT-44]', () => {
    const setting = run([accepted], verifying(withoutPassword))
    expect(step(setting, { _tag: 'PasswordForgotten' })).toBe(setting)
  })

  it.each([25501, 25502, 25503, 25504, 25505, 25506, 500])('stays on step 4 with %i [ACCT-93]', (value) => {
    expect(run([{ _tag: 'Submitted' }, code(value)], verifying(newcomer))).toMatchObject({
      _tag: 'VerifyingPhone',
      busy: false,
      problem: { code: value },
    })
  })

  it.each([35501, 35502, 35504, 35505, 35506])('stays on step 3 with %i [ACCT-95]', (value) => {
    expect(run([...asked, told(known), { _tag: 'Submitted' }, code(value)])).toMatchObject({
      _tag: 'EnteringPhonePassword',
      busy: false,
      problem: { code: value },
    })
  })

  it('begins a reset that took too long again with the number [ACCT-95]', () => {
    expect(run([accepted, { _tag: 'Submitted' }, code(35503)], resetCode)).toMatchObject({
      _tag: 'EnteringPhone',
      purpose: 'reset',
      number,
      problem: { code: 35503 },
    })
  })
})

describe('back on the way by telephone', () => {
  const tags = (from: SignIn): readonly string[] => {
    const walked = [from._tag]
    for (let at = from; at._tag !== 'Closed';) {
      at = step(at, { _tag: 'Back' })
      walked.push(at._tag)
    }
    return walked
  }

  it.each([
    ['step 2', run(asked), ['EnteringPhone', 'Choosing', 'Closed']],
    ['step 3', run([...asked, told(known)]), ['EnteringPhonePassword', 'EnteringPhone', 'Choosing', 'Closed']],
    ['step 4', verifying(newcomer), ['VerifyingPhone', 'EnteringPhone', 'Choosing', 'Closed']],
    [
      'step 4 of a reset',
      resetCode,
      ['VerifyingPhone', 'EnteringPhonePassword', 'EnteringPhone', 'Choosing', 'Closed'],
    ],
    ['step 3 of a reset', run([accepted], resetCode), ['EnteringPhonePassword', 'EnteringPhone', 'Choosing', 'Closed']],
    [
      'supply info',
      run([accepted, { _tag: 'PasswordChosen', password: null }], verifying(newcomer)),
      ['SupplyingInfo', 'EnteringPhonePassword', 'EnteringPhone', 'Choosing', 'Closed'],
    ],
    [
      'supply info without a password step',
      run(
        [accepted, { _tag: 'InfoWanted', cert: 'c', name: '' }],
        verifying({ ...newcomer, mobileRegisterSetPassword: false }),
      ),
      ['SupplyingInfo', 'VerifyingPhone', 'EnteringPhone', 'Choosing', 'Closed'],
    ],
  ] as const)('leads from %s to the end [ACCT-14] [ACCT-15]', (_, from, way) => {
    expect(tags(from)).toEqual(way)
  })

  it('keeps the number, and what the step before was for [ACCT-15]', () => {
    expect(step(resetCode, { _tag: 'Back' })).toMatchObject({ purpose: 'signIn', number, busy: false, problem: null })
    expect(step(run([accepted], resetCode), { _tag: 'Back' })).toMatchObject({ purpose: 'reset', number })
    expect(step(verifying(newcomer), { _tag: 'Back' })).toMatchObject({ purpose: 'signIn', number, busy: false })
  })
})
