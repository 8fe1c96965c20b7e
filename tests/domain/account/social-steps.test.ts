import { describe, expect, it } from 'vitest'
import { isProvider } from '../../../src/domain/account/provider'
import { choosing, closed, loading, type SignIn, type SignInProblem } from '../../../src/domain/account/sign-in'
import { step } from '../../../src/domain/account/sign-in-step'
import { userId } from '../../builders/ids'

const origin = { _tag: 'Router', path: '/wall' } as const
const returned = loading(origin, 'google')
const failed = (problem: SignInProblem, from: SignIn = returned): SignIn => step(from, { _tag: 'Failed', problem })

describe('login popup at a return from outside', () => {
  it('waits in step 0 and closes with the sign-in [ACCT-3]', () => {
    expect(returned).toMatchObject({ _tag: 'Loading', busy: true, problem: null })
    expect(step(returned, { _tag: 'SignedIn' })).toBe(closed)
    expect(step(returned, { _tag: 'Back' })).toBe(closed)
  })

  it('asks for the data of a new person, and back leads to step 1 [ACCT-15] [ACCT-73]', () => {
    const info = step(returned, { _tag: 'InfoWanted', cert: 'c', name: 'Ada' })
    expect(info).toMatchObject({
      _tag: 'SupplyingInfo',
      origin,
      by: { _tag: 'BySocial', provider: 'google', cert: 'c', name: 'Ada' },
    })
    expect(step(info, { _tag: 'Back' })).toEqual(choosing(origin))
  })

  it('returns to step 1 when the gateway cannot be reached [ACCT-75]', () => {
    expect(failed({ _tag: 'Offline' })).toEqual(choosing(origin, { _tag: 'LoginUnreached' }))
  })

  it.each([
    { _tag: 'SocialFailed', provider: 'google' },
    { _tag: 'SocialCancelled', provider: 'google' },
    { _tag: 'Code', code: 10101, message: 'so' },
    { _tag: 'Code', code: 10116, message: '' },
    { _tag: 'Generic' },
  ] as const)('returns to step 1 with $_tag, since step 0 has no way on [ACCT-76] [ACCT-97]', (problem) => {
    expect(failed(problem)).toEqual(choosing(origin, problem))
  })
})

describe('login popup on the way to a provider', () => {
  const leaving = step(choosing(origin), { _tag: 'SocialChosen', provider: 'apple' })

  it('knows where the browser goes, and takes nothing else meanwhile [ACCT-1] [ACCT-4]', () => {
    expect(leaving).toMatchObject({ _tag: 'Choosing', leaving: 'apple', busy: true })
    expect(step(returned, { _tag: 'SocialChosen', provider: 'apple' })).toBe(returned)
  })

  it('stands at step 1 again when the page comes back [ACCT-76]', () => {
    const problem = { _tag: 'SocialCancelled', provider: 'apple' } as const
    expect(failed(problem, leaving)).toEqual(choosing(origin, problem))
  })

  it('knows three providers by name', () => {
    expect(['google', 'apple', 'facebook', 'other', ''].map(isProvider)).toEqual([true, true, true, false, false])
  })
})

describe('login popup of an account that is to be deleted', () => {
  const grace = { _tag: 'GraceTold', user: userId(7), cert: 'c', deleteAt: 5 } as const

  it('asks whether it shall be kept, and back leads to step 1 [PLUS-14]', () => {
    const asked = step(returned, grace)
    expect(asked).toEqual({
      _tag: 'KeepingAccount',
      origin,
      user: 7,
      cert: 'c',
      deleteAt: 5,
      busy: false,
      problem: null,
    })
    expect(step(asked, { _tag: 'Back' })).toEqual(choosing(origin))
  })

  it('is not opened by a late answer [PLUS-14]', () => {
    expect(step(closed, grace)).toBe(closed)
  })
})
