import { describe, expect, it } from 'vitest'
import { countsAsSent } from '../../../src/domain/account/code-meaning'
import { closed, type Purpose, type SignIn } from '../../../src/domain/account/sign-in'
import type { SignInEvent } from '../../../src/domain/account/sign-in-event'
import { RESEND_WAIT_MS, step } from '../../../src/domain/account/sign-in-step'

const run = (events: readonly SignInEvent[], from: SignIn = closed): SignIn => events.reduce(step, from)

const opened: SignInEvent = { _tag: 'Opened', origin: { _tag: 'Router', path: '/friends' } }
const entered: readonly SignInEvent[] = [opened, { _tag: 'EmailChosen' }, { _tag: 'EmailSubmitted', email: 'a@b.de' }]
const known = (status: number): SignInEvent => ({ _tag: 'StandingKnown', status, flow: 'f' })
const sent: SignInEvent = { _tag: 'CodeSent', at: 1_000 }
const code = (value: number): SignInEvent => ({ _tag: 'Failed', problem: { _tag: 'Code', code: value, message: 'so' } })
const back: SignInEvent = { _tag: 'Back' }
const verifying = (status: number): SignIn => run([...entered, known(status), sent])

describe('login popup by e-mail', () => {
  it('opens on the choice and keeps what asked for it [ACCT-4] [ACCT-16]', () => {
    expect(run([opened])).toMatchObject({ _tag: 'Choosing', origin: { _tag: 'Router', path: '/friends' } })
    expect(verifying(0)).toMatchObject({ origin: { _tag: 'Router', path: '/friends' } })
  })

  it('asks for the address in step 5 and waits for the answer [ACCT-8]', () => {
    expect(run(entered)).toMatchObject({ _tag: 'EnteringEmail', email: 'a@b.de', busy: true })
  })

  it('leads a new address to step 6 [ACCT-58]', () => {
    expect(run([...entered, known(0)])).toMatchObject({ _tag: 'VerifyingEmail', purpose: 'new', busy: true })
    expect(verifying(0)).toMatchObject({ _tag: 'VerifyingEmail', busy: false })
  })

  it('leads an unverified account to step 6 [ACCT-59]', () => {
    expect(verifying(1)).toMatchObject({ _tag: 'VerifyingEmail', purpose: 'existing' })
  })

  it('leads an account with a password to step 7, and its forgotten password to step 6 [ACCT-60]', () => {
    const asked = run([...entered, known(4)])
    expect(asked).toMatchObject({ _tag: 'EnteringPassword', purpose: 'signIn', flow: 'f' })
    expect(step(asked, { _tag: 'PasswordForgotten' })).toMatchObject({ _tag: 'VerifyingEmail', purpose: 'forgot' })
  })

  it('leads an account without a password to step 7 to set one [ACCT-61]', () => {
    const asked = run([...entered, known(5)])
    expect(asked).toMatchObject({ _tag: 'EnteringPassword', purpose: 'set' })
    expect(step(asked, { _tag: 'PasswordForgotten' })).toBe(asked)
  })

  it.each([2, 3, 6, -1])('stays on step 5 with status %i [ACCT-62]', (status) => {
    expect(run([...entered, known(status)])).toMatchObject({
      _tag: 'EnteringEmail',
      busy: false,
      problem: { _tag: 'Generic' },
    })
  })

  it.each([
    [0, 'new'],
    [1, 'existing'],
  ] as const)('goes to step 7 once the address of status %i is confirmed [ACCT-63]', (status, purpose) => {
    expect(step(verifying(status), { _tag: 'Confirmed' })).toMatchObject({ _tag: 'EnteringPassword', purpose })
  })

  it('asks a new person for their data after the password, nobody else [ACCT-65]', () => {
    const password = (purpose: Purpose): SignIn => ({
      ...run([...entered, known(4)]),
      _tag: 'EnteringPassword',
      origin: { _tag: 'Button' },
      busy: true,
      problem: null,
      email: 'a@b.de',
      flow: 'f',
      purpose,
    })
    expect(step(password('new'), { _tag: 'PasswordStored' })._tag).toBe('SupplyingInfo')
    expect(step(password('forgot'), { _tag: 'PasswordStored' })).toMatchObject({
      _tag: 'EnteringPassword',
      busy: true,
    })
  })

  it('locks the resending for 60 s [ACCT-67]', () => {
    const waiting = verifying(0)
    expect(waiting).toMatchObject({ resendAt: 1_000 + RESEND_WAIT_MS })
    expect(RESEND_WAIT_MS).toBe(60_000)
    expect(step(waiting, { _tag: 'ResendAsked', at: 60_999 })).toBe(waiting)
    expect(step(waiting, { _tag: 'ResendAsked', at: 61_000 })).toMatchObject({ busy: true })
  })

  it('stays on step 6 while the address is not confirmed [ACCT-68]', () => {
    expect(step(verifying(0), code(60005))).toMatchObject({
      _tag: 'VerifyingEmail',
      busy: false,
      problem: { _tag: 'Code', code: 60005, message: 'so' },
    })
  })

  it('takes 60002 as sent and nothing else [ACCT-69]', () => {
    expect(countsAsSent({ _tag: 'Code', code: 60002, message: '' })).toBe(true)
    expect(countsAsSent({ _tag: 'Code', code: 60005, message: '' })).toBe(false)
    expect(countsAsSent({ _tag: 'Offline' })).toBe(false)
  })

  it('stays on step 7 with a wrong password [ACCT-96]', () => {
    expect(run([...entered, known(4), { _tag: 'Submitted' }, code(10006)])).toMatchObject({
      _tag: 'EnteringPassword',
      busy: false,
      problem: { _tag: 'Code', code: 10006 },
    })
  })

  it('returns to step 1 with 10101 and its message [ACCT-97]', () => {
    expect(run([...entered, known(4), code(10101)])).toMatchObject({
      _tag: 'Choosing',
      problem: { _tag: 'Code', code: 10101, message: 'so' },
    })
  })
})

describe('back', () => {
  it('walks the flow of a new person to the end [ACCT-14] [ACCT-15]', () => {
    const last = run([{ _tag: 'Confirmed' }, { _tag: 'PasswordStored' }], verifying(0))
    const walked = [last._tag]
    for (let at = last; at._tag !== 'Closed';) {
      at = step(at, back)
      walked.push(at._tag)
    }
    expect(walked).toEqual(['SupplyingInfo', 'EnteringPassword', 'EnteringEmail', 'Choosing', 'Closed'])
  })

  it('leads from step 6 to 5, and to 7 in a forgotten password [ACCT-15]', () => {
    expect(step(verifying(0), back)).toMatchObject({ _tag: 'EnteringEmail', email: 'a@b.de' })
    const forgot = run([...entered, known(4), { _tag: 'PasswordForgotten' }, sent])
    expect(step(forgot, back)).toMatchObject({ _tag: 'EnteringPassword', purpose: 'signIn' })
  })
})

describe("a mail's link", () => {
  const link = run([{ _tag: 'LinkOpened', token: 't' }])

  it('confirms nothing by being opened [ACCT-64]', () => {
    expect(link).toMatchObject({ _tag: 'ConfirmingLink', token: 't', done: false })
  })

  it('goes on where this browser began, else says that it is done [ACCT-64]', () => {
    const flow = { email: 'a@b.de', flow: 'f', purpose: 'new' } as const
    expect(step(link, { _tag: 'LinkConfirmed', flow })).toMatchObject({ _tag: 'EnteringPassword', ...flow })
    expect(step(link, { _tag: 'LinkConfirmed', flow: null })).toMatchObject({ _tag: 'ConfirmingLink', done: true })
  })
})
