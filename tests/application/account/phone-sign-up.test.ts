import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../fakes/world/seat'
import { must } from '../../fakes/world/world'
import { info, KEY, makePhoneStage, typed, type PhoneStage } from './phone-stage'

describe('signing up by telephone', () => {
  let stage: PhoneStage

  beforeEach(async () => {
    stage = await makePhoneStage()
  })

  const account = () => stage.tab.core.account

  it('makes an account with a password and a session [ACCT-23] [ACCT-30] [ACCT-33] [ACCT-41]', async () => {
    await stage.toCode()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhonePassword', purpose: 'new' })
    await account().submitPassword('secret#12')()
    expect(stage.signIn()).toMatchObject({ _tag: 'SupplyingInfo', by: { _tag: 'ByPhone' } })
    await account().submitInfo(info, true)()
    expect(stage.isIn()).toBe(true)
    expect(stage.signIn()._tag).toBe('Closed')
    expect(stage.calls()).toEqual([
      'phoneStanding',
      'sendPhoneCode',
      'checkPhoneCode',
      'enterByTicket',
      'storePhonePassword',
    ])
    expect(must(stage.desk.phones.get(KEY)).password).toBe('secret#12')
    expect(stage.browser.usage.events).toEqual(['register'])
  })

  it('makes one without a password when that is skipped [ACCT-38] [ACCT-40]', async () => {
    await stage.toCode()
    expect(stage.signIn()).toMatchObject({ skippable: true })
    await account().skipPassword()
    expect(stage.signIn()).toMatchObject({ _tag: 'SupplyingInfo', by: { password: null } })
    await account().submitInfo(info, true)()
    expect(stage.isIn()).toBe(true)
    expect(stage.calls()).not.toContain('storePhonePassword')
  })

  it('asks for the data behind the code where no password is offered and the gateway wants them [ACCT-34]', async () => {
    stage.allow({ mobileRegisterSetPassword: false })
    await stage.toCode()
    expect(stage.signIn()).toMatchObject({ _tag: 'SupplyingInfo', by: { _tag: 'ByPhone', password: null } })
    await account().submitInfo(info, true)()
    expect(stage.isIn()).toBe(true)
  })

  it('goes on when the password could not be stored: it is asked for again at the next sign-in [ACCT-41]', async () => {
    await stage.toCode()
    await account().submitPassword('secret#12')()
    stage.browser.seat.failNext('storePhonePassword', refusal(35502))
    await account().submitInfo(info, true)()
    expect(stage.isIn()).toBe(true)
  })

  it('keeps supply info with a rejected nickname [ACCT-89]', async () => {
    await stage.toCode()
    await account().skipPassword()
    stage.browser.seat.failNext('enterByTicket', refusal(20101))
    await account().submitInfo(info, true)()
    expect(stage.signIn()).toMatchObject({ _tag: 'SupplyingInfo', busy: false, problem: { code: 20101 } })
    await account().submitInfo(info, true)()
    expect(stage.isIn()).toBe(true)
  })

  it('is not there for numbers that may not register: told in step 1 [ACCT-31] [ACCT-32]', async () => {
    stage.allow({ mobileRegisterEnable: false })
    await stage.submitNumber()
    expect(stage.signIn()).toMatchObject({ _tag: 'Choosing', problem: { _tag: 'PhoneDisabled' } })
    expect(stage.desk.messages).toEqual([])
  })

  it('is not there without a way for the code [ACCT-27] [ACCT-31]', async () => {
    stage.allow({ sendSms: false, sendWhatsapp: false })
    await stage.submitNumber()
    expect(stage.signIn()).toMatchObject({ _tag: 'Choosing', problem: { _tag: 'PhoneDisabled' } })
  })

  it('tells a bad number without a call [ACCT-19] [ACCT-20]', async () => {
    await account().submitPhone({ ...typed, digits: '123' })()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhone', busy: false, problem: { _tag: 'BadNumber' } })
    expect(stage.calls()).toEqual([])
  })

  it('takes any number while nobody knows which there are, but not an empty one [ACCT-19] [ACCT-21]', async () => {
    stage.browser.numbers.setAvailable(false)
    await account().submitPhone({ ...typed, digits: '' })()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhone', busy: false, problem: null })
    await account().submitPhone({ ...typed, digits: '123' })()
    expect(stage.signIn()).toMatchObject({ _tag: 'VerifyingPhone', number: { digits: '123', shown: '+49 123' } })
  })

  it('tells a number that the gateway knows better about [ACCT-19] [ACCT-20]', async () => {
    stage.browser.seat.failNext('phoneStanding', refusal(400, 'Enter a valid mobile number'))
    await stage.submitNumber()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhone', busy: false, problem: { _tag: 'BadNumber' } })
  })

  it('keeps the step when there is no network [GATE-21]', async () => {
    stage.browser.setOnline(false)
    await stage.submitNumber()
    expect(stage.signIn()).toMatchObject({ _tag: 'EnteringPhone', problem: { _tag: 'Offline' } })
    stage.browser.setOnline(true)
    await stage.submitNumber()
    expect(stage.signIn()._tag).toBe('VerifyingPhone')
  })

  it('drops an answer that comes after the person went back [ACCT-15]', async () => {
    const release = stage.browser.seat.hold('phoneStanding')
    const asked = stage.submitNumber()
    await stage.clock.settle()
    account().back()
    release()
    await asked
    expect(stage.signIn()._tag).toBe('Choosing')
    expect(stage.desk.messages).toEqual([])
  })
})

describe('the code of a number', () => {
  let stage: PhoneStage

  beforeEach(async () => {
    stage = await makePhoneStage()
  })

  const account = () => stage.tab.core.account

  it('goes by SMS, or by the messaging app when that is chosen [ACCT-2] [ACCT-27]', async () => {
    stage.allow({ sendWhatsapp: true })
    await stage.submitNumber()
    expect(stage.desk.messages).toMatchObject([{ to: KEY, channel: 'sms' }])
    account().chooseChannel('whatsapp')
    await stage.clock.advance(60_000)
    await account().resendCode()
    expect(stage.desk.messages).toMatchObject([{ channel: 'sms' }, { channel: 'whatsapp' }])
  })

  it('goes by the messaging app at once where there is no SMS [ACCT-27]', async () => {
    stage.allow({ sendSms: false, sendWhatsapp: true })
    await stage.submitNumber()
    expect(stage.desk.messages).toMatchObject([{ channel: 'whatsapp' }])
  })

  it('is sent again after 60 s and not before [ACCT-24]', async () => {
    await stage.submitNumber()
    await stage.clock.advance(59_999)
    await account().resendCode()
    expect(stage.desk.messages).toHaveLength(1)
    await stage.clock.advance(1)
    await account().resendCode()
    expect(stage.desk.messages).toHaveLength(2)
  })

  it('is not sent again by a reload: the rest of the wait goes on [ACCT-24] [ACCT-25]', async () => {
    await stage.submitNumber()
    const sentAt = stage.clock.now()
    await stage.clock.advance(20_000)
    stage.tab.close()
    const again = stage.browser.open().core.account
    again.openSignIn({ _tag: 'Button' })
    again.choosePhone()
    await again.submitPhone(typed)()
    expect(again.view.signIn).toMatchObject({ _tag: 'VerifyingPhone', busy: false, resendAt: sentAt + 60_000 })
    expect(stage.desk.messages).toHaveLength(1)
    await again.submitCode(stage.code())()
    expect(again.view.signIn._tag).toBe('EnteringPhonePassword')
  })

  it('waits for its own number only [ACCT-25]', async () => {
    await stage.submitNumber()
    account().back()
    await account().submitPhone({ ...typed, digits: '17699999' })()
    expect(stage.desk.messages.map(({ to }) => to)).toEqual([KEY, '49-17699999'])
    account().back()
    await stage.submitNumber()
    expect(stage.desk.messages).toHaveLength(2)
  })

  it('is noted under its name, without the numbers of waits that are over [ACCT-25]', async () => {
    await stage.submitNumber()
    await stage.clock.advance(60_000)
    account().back()
    await account().submitPhone({ ...typed, digits: '17699999' })()
    expect(JSON.parse(stage.browser.storage.entries.get('CAMC_SMS_SEND_TIME') ?? '')).toEqual({
      '49-17699999': stage.clock.now(),
    })
  })

  it('is sent at once when what was noted is damaged, or the clock was set back [ACCT-25]', async () => {
    stage.browser.storage.write('CAMC_SMS_SEND_TIME', '{"49-15112345": "soon"')
    await stage.submitNumber()
    expect(stage.desk.messages).toHaveLength(1)
    account().back()
    stage.browser.storage.write('CAMC_SMS_SEND_TIME', JSON.stringify({ [KEY]: stage.clock.now() + 90_000 }))
    await stage.submitNumber()
    expect(stage.desk.messages).toHaveLength(2)
  })

  it.each([25503, 25504, 25505, 25506, 500, 25507])(
    'that is not sent with %i begins no wait [ACCT-93]',
    async (code) => {
      stage.browser.seat.failNext('sendPhoneCode', refusal(code))
      await stage.submitNumber()
      expect(stage.signIn()).toMatchObject({ _tag: 'VerifyingPhone', busy: false, resendAt: 0, problem: { code } })
      await account().resendCode()
      expect(stage.desk.messages).toHaveLength(1)
    },
  )

  it('is not sent without the bot check', async () => {
    stage.browser.captcha.setAvailable(false)
    await stage.submitNumber()
    expect(stage.signIn()).toMatchObject({ _tag: 'VerifyingPhone', problem: { _tag: 'CheckFailed' } })
    expect(stage.desk.messages).toEqual([])
  })

  it('is not asked for when it is not whole, and stays when it is wrong [ACCT-22] [ACCT-94]', async () => {
    await stage.submitNumber()
    await account().submitCode('12345')()
    expect(stage.signIn()).toMatchObject({ problem: { _tag: 'BadCode' } })
    expect(stage.calls()).not.toContain('checkPhoneCode')
    await account().submitCode('999999')()
    expect(stage.signIn()).toMatchObject({ _tag: 'VerifyingPhone', busy: false, problem: { code: 25502 } })
  })
})
