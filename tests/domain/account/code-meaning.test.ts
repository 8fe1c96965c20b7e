import { describe, expect, it } from 'vitest'
import { effectOf, effectOfProblem } from '../../../src/domain/account/code-meaning'

describe('what a code does to the login popup', () => {
  it.each([
    [25501, 'Stays', 'ACCT-93'],
    [25502, 'Cleared', 'ACCT-94'],
    [25503, 'Stays', 'ACCT-93'],
    [25504, 'Stays', 'ACCT-93'],
    [25505, 'Stays', 'ACCT-93'],
    [25506, 'Stays', 'ACCT-93'],
    [500, 'Stays', 'ACCT-93'],
    [35501, 'Stays', 'ACCT-95'],
    [35502, 'Stays', 'ACCT-95'],
    [35503, 'ToNumber', 'ACCT-95'],
    [35504, 'Stays', 'ACCT-95'],
    [35505, 'Stays', 'ACCT-95'],
    [35506, 'Stays', 'ACCT-95'],
    [10006, 'Stays', 'ACCT-96'],
    [10101, 'ToStart', 'ACCT-97'],
    [10116, 'Stays', 'ACCT-98'],
    [20101, 'Stays', 'ACCT-89'],
    [10025, 'Stays', 'ACCT-92'],
    [60005, 'Stays', 'ACCT-68'],
    [60002, 'AsSent', 'ACCT-69'],
  ] as const)('%i: %s [%s]', (code, effect, _rule) => {
    expect(effectOf(code)).toBe(effect)
    expect(effectOfProblem({ _tag: 'Code', code, message: '' })).toBe(effect)
  })

  it.each([
    [{ _tag: 'PhoneDisabled' }, 'ToStart', 'ACCT-31'],
    [{ _tag: 'LoginUnreached' }, 'ToStart', 'ACCT-75'],
    [{ _tag: 'SocialFailed', provider: 'google' }, 'ToStart', 'ACCT-76'],
    [{ _tag: 'SocialCancelled', provider: 'apple' }, 'ToStart', 'ACCT-76'],
    [{ _tag: 'Offline' }, 'Stays', 'ACCT-75'],
    [{ _tag: 'BadNumber' }, 'Stays', 'ACCT-20'],
  ] as const)('$0._tag: %s [%s]', (problem, effect, _rule) => {
    expect(effectOfProblem(problem)).toBe(effect)
  })
})
