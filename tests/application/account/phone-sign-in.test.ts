import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../fakes/world/seat'
import { must } from '../../fakes/world/world'
import { KEY, makePhoneStage, type PhoneStage } from './phone-stage'

describe('signing in by telephone', () => {
  let stage: PhoneStage

  beforeEach(async () => {
    stage = await makePhoneStage()
  })

  const account = () => stage.tab.core.account
  const stored = () => must(stage.desk.phones.get(KEY)).password

  it('asks a known password for itself and enters with it, without a code [ACCT-28] [ACCT-42]', async () => {
    stage.join('secret#12')
    await stage.submitNumber()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'signIn', skippable: false })
    await account().submitPassword('secret#12')()
    expect(stage.isIn()).toBe(true)
    expect(stage.calls()).toEqual(['phoneStanding', 'phoneSignIn'])
    expect(stage.browser.usage.events).toEqual(['login'])
  })

  it('sends the password without the spaces around it [ACCT-49]', async () => {
    stage.join('secret#12')
    await stage.submitNumber()
    await account().submitPassword('  secret#12 ')()
    expect(stage.isIn()).toBe(true)
  })

  it.each(['short#1', 'x'.repeat(31), "it's/one two"])(
    'tells a password that cannot be one without a call: %s [ACCT-46] [ACCT-51]',
    async (password) => {
      stage.join('secret#12')
      await stage.submitNumber()
      await account().submitPassword(password)()
      expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', problem: { _tag: 'BadPassword' } })
      expect(stage.calls()).not.toContain('phoneSignIn')
    },
  )

  it.each([35501, 35505, 35506])('stays on step 3 with %i [ACCT-95]', async (code) => {
    stage.join('secret#12')
    await stage.submitNumber()
    stage.browser.seat.failNext('phoneSignIn', refusal(code))
    await account().submitPassword('secret#12')()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', busy: false, problem: { code } })
  })

  it('offers no skip where the password is known [ACCT-38] [ACCT-39]', async () => {
    stage.join('secret#12')
    await stage.submitNumber()
    await account().skipPassword()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', busy: false })
    expect(stage.isIn()).toBe(false)
  })

  it('by code enters directly where no password is asked for [ACCT-29] [ACCT-37]', async () => {
    stage.join('')
    stage.allow({ userLoginSetPassword: false })
    await stage.toCode()
    expect(stage.isIn()).toBe(true)
    expect(stage.calls()).toEqual(['phoneStanding', 'sendPhoneCode', 'checkPhoneCode', 'enterByTicket'])
  })

  it('by code offers a password, and stores it with the sign-in [ACCT-36]', async () => {
    stage.join('')
    await stage.toCode()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'set', skippable: true })
    await account().submitPassword('secret#34')()
    expect(stage.isIn()).toBe(true)
    expect(stored()).toBe('secret#34')
  })

  it('by code enters without a password when that is skipped [ACCT-39] [ACCT-40]', async () => {
    stage.join('')
    await stage.toCode()
    await account().skipPassword()
    expect(stage.isIn()).toBe(true)
    expect(stored()).toBe('')
    expect(stage.calls()).not.toContain('storePhonePassword')
  })

  it('does not ask for the code again when only the way in failed [ACCT-37]', async () => {
    stage.join('')
    stage.allow({ userLoginSetPassword: false })
    await stage.submitNumber()
    stage.browser.seat.failNext('enterByTicket', { _tag: 'Unreachable', timedOut: true })
    await account().submitCode(stage.code())()
    expect(stage.signIn()).toMatchObject({ _tag: 'VerifyingPhone', busy: false, problem: { _tag: 'Offline' } })
    await account().submitCode(stage.code())()
    expect(stage.isIn()).toBe(true)
    expect(stage.calls().filter((call) => call === 'checkPhoneCode')).toHaveLength(1)
  })
})

describe('a forgotten password of a telephone account', () => {
  let stage: PhoneStage

  beforeEach(async () => {
    stage = await makePhoneStage()
    stage.join('secret#12')
    await stage.submitNumber()
    await account().forgotPassword()
  })

  const account = () => stage.tab.core.account

  it('is replaced in three steps, and the new one signs in [ACCT-35] [ACCT-43] [ACCT-44]', async () => {
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhone', purpose: 'reset', number: { digits: '15112345' } })
    await stage.submitNumber()
    expect(stage.signIn()).toMatchObject({ _tag: 'VerifyingPhone', purpose: 'reset' })
    await account().submitCode(stage.code())()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'reset', skippable: false })
    await account().submitPassword('secret#34')()
    expect(stage.isIn()).toBe(true)
    expect(stage.calls().slice(-2)).toEqual(['resetPhonePassword', 'phoneSignIn'])
    expect(must(stage.desk.phones.get(KEY)).password).toBe('secret#34')
  })

  it('is reset once: when only the sign-in behind it failed, it is not done again [ACCT-44]', async () => {
    await stage.toCode()
    stage.browser.seat.failNext('phoneSignIn', { _tag: 'Unreachable', timedOut: true })
    await account().submitPassword('secret#34')()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'signIn' })
    await account().submitPassword('secret#34')()
    expect(stage.isIn()).toBe(true)
    expect(stage.calls().filter((call) => call === 'resetPhonePassword')).toHaveLength(1)
  })

  it('begins with the number again when it took too long [ACCT-95]', async () => {
    await stage.toCode()
    stage.browser.seat.failNext('resetPhonePassword', refusal(35503))
    await account().submitPassword('secret#34')()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhone', purpose: 'reset', problem: { code: 35503 } })
  })

  it.each([35502, 35504, 35506])('stays on step 3 with %i [ACCT-95]', async (code) => {
    await stage.toCode()
    stage.browser.seat.failNext('resetPhonePassword', refusal(code))
    await account().submitPassword('secret#34')()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'reset', problem: { code } })
  })

  it('leads back from the code to the password [ACCT-15]', async () => {
    await stage.submitNumber()
    account().back()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'signIn' })
    await account().submitPassword('secret#12')()
    expect(stage.isIn()).toBe(true)
  })
})
