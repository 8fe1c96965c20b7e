import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from '../../fakes/world/browser'
import { refusal } from '../../fakes/world/seat'
import { makeWorld, must, type World } from '../../fakes/world/world'

const info = { name: ' Ada ', gender: 'female', birthday: '1995-05-05' } as const

describe('signing up by e-mail', () => {
  let clock: VirtualClock
  let world: World
  let browser: BrowserInWorld
  let tab: TabOfBrowser

  beforeEach(async () => {
    clock = makeVirtualClock()
    world = makeWorld(clock)
    browser = makeBrowser(world, 'ada')
    tab = browser.open()
    await clock.settle()
    tab.core.account.openSignIn({ _tag: 'Button' })
    tab.core.account.chooseEmail()
  })

  const account = () => tab.core.account
  const view = () => tab.core.account.view
  const toCode = async () => {
    await account().submitEmail('ada@example.org')()
    return must(world.mails.at(-1))
  }
  const toPassword = async () => {
    await account().submitCode((await toCode()).code)()
  }
  const toInfo = async () => {
    await toPassword()
    await account().submitPassword('secret1')()
  }

  it('makes an account and a session, with nothing asked twice [ACCT-58] [ACCT-63] [ACCT-65]', async () => {
    await toInfo()
    expect(view().signIn._tag).toBe('SupplyingInfo')
    await account().submitInfo(info, true)()
    expect(view().session).toMatchObject({ _tag: 'SignedIn', me: { name: 'Ada', coins: 120 } })
    expect(view().signIn._tag).toBe('Closed')
    expect(browser.seat.calls.filter((call) => !call.startsWith('startBeat'))).toEqual([
      'onlineCount',
      'country',
      'standing',
      'sendCode',
      'confirmCode',
      'setPassword',
      'register',
      'welcomeCoins',
    ])
    expect(browser.session.token()).toMatch(/^token-/)
    expect(browser.usage.events).toEqual(['register'])
  })

  it('takes spaces out of the address and tells a bad one without a call [ACCT-52] [ACCT-53]', async () => {
    await account().submitEmail('ada(at)example')()
    expect(view().signIn).toMatchObject({ _tag: 'EnteringEmail', problem: { _tag: 'BadEmail' } })
    expect(browser.seat.calls).not.toContain('standing')
    await account().submitEmail(' ad a@example.org')()
    expect(must(world.mails[0]).to).toBe('ada@example.org')
  })

  it('sends one mail for two presses [ACCT-58]', async () => {
    await Promise.all([account().submitEmail('ada@example.org')(), account().submitEmail('ada@example.org')()])
    expect(world.mails).toHaveLength(1)
  })

  it('keeps a wrong code on step 6 and takes the right one after it [ACCT-64] [ACCT-94]', async () => {
    const { code } = await toCode()
    await account().submitCode('000000')()
    expect(view().signIn).toMatchObject({ _tag: 'VerifyingEmail', problem: { _tag: 'Code', code: 25502 } })
    await account().submitCode('12345')()
    expect(view().signIn).toMatchObject({ _tag: 'VerifyingEmail', problem: { _tag: 'BadCode' } })
    expect(browser.seat.calls.filter((call) => call === 'confirmCode')).toHaveLength(1)
    await account().submitCode(code)()
    expect(view().signIn._tag).toBe('EnteringPassword')
  })

  it('says that the link was not followed yet, and goes on once it was [ACCT-64] [ACCT-68]', async () => {
    const { link } = await toCode()
    await account().checkConfirmed()
    expect(view().signIn).toMatchObject({ _tag: 'VerifyingEmail', problem: { code: 60005 } })
    const phone = makeBrowser(world, 'phone').open()
    phone.core.account.openLink(link)
    await phone.core.account.confirmLink()
    expect(phone.core.account.view.signIn).toMatchObject({ _tag: 'ConfirmingLink', done: true })
    await account().checkConfirmed()
    expect(view().signIn._tag).toBe('EnteringPassword')
  })

  it('goes on in the tab of the link and in the one that waits [ACCT-64]', async () => {
    const { link } = await toCode()
    const second = browser.open()
    second.core.account.openLink(link)
    expect(must(world.flows[0]).confirmed).toBe(false)
    await second.core.account.confirmLink()
    await clock.settle()
    expect(second.core.account.view.signIn).toMatchObject({ _tag: 'EnteringPassword', purpose: 'new' })
    expect(view().signIn).toMatchObject({ _tag: 'EnteringPassword', purpose: 'new' })
  })

  it('tells that a link is used or wrong [ACCT-64]', async () => {
    const { link } = await toCode()
    const second = browser.open()
    for (const token of ['nonsense', link, link]) {
      second.core.account.openLink(token)
      await second.core.account.confirmLink()
    }
    expect(second.core.account.view.signIn).toMatchObject({ _tag: 'ConfirmingLink', problem: { code: 25501 } })
  })

  it('resends after 60 s and not before [ACCT-67]', async () => {
    await toCode()
    await clock.advance(59_999)
    await account().resendCode()
    expect(world.mails).toHaveLength(1)
    await clock.advance(1)
    await account().resendCode()
    expect(world.mails).toHaveLength(2)
    expect(view().signIn).toMatchObject({ resendAt: clock.now() + 60_000 })
  })

  it('takes 60002 as sent [ACCT-69]', async () => {
    browser.seat.failNext('sendCode', refusal(60002))
    await account().submitEmail('ada@example.org')()
    expect(view().signIn).toMatchObject({ _tag: 'VerifyingEmail', problem: null, resendAt: clock.now() + 60_000 })
  })

  it('stays with the step when there is no network, and works again with one [GATE-21]', async () => {
    browser.setOnline(false)
    await account().submitEmail('ada@example.org')()
    expect(view().signIn).toMatchObject({
      _tag: 'EnteringEmail',
      email: 'ada@example.org',
      problem: { _tag: 'Offline' },
    })
    browser.setOnline(true)
    await account().submitEmail('ada@example.org')()
    expect(view().signIn._tag).toBe('VerifyingEmail')
  })

  it('lets the mail be asked again when its sending failed', async () => {
    browser.captcha.setAvailable(false)
    await account().submitEmail('ada@example.org')()
    expect(view().signIn).toMatchObject({ _tag: 'VerifyingEmail', problem: { _tag: 'CheckFailed' } })
    browser.captcha.setAvailable(true)
    await account().resendCode()
    expect(world.mails).toHaveLength(1)
  })

  it('refuses a password that is too short without a call [ACCT-45]', async () => {
    await toPassword()
    await account().submitPassword('short')()
    expect(view().signIn).toMatchObject({ _tag: 'EnteringPassword', problem: { _tag: 'BadPassword' } })
    expect(browser.seat.calls).not.toContain('setPassword')
  })

  it.each([
    ['NameMissing', { ...info, name: ' ' }, true],
    ['NameForbidden', { ...info, name: '<img src=x>' }, true],
    ['BirthdayMissing', { ...info, birthday: '' }, true],
    ['BirthdayImpossible', { ...info, birthday: '1995-02-30' }, true],
    ['TooYoung', { ...info, birthday: '2008-01-06' }, true],
    ['GenderMissing', { ...info, gender: null }, true],
    ['StatementMissing', info, false],
  ] as const)('asks again instead of calling: %s [ACCT-85] [ACCT-86] [PLUS-16]', async (problem, given, adult) => {
    await toInfo()
    await account().submitInfo(given, adult)()
    expect(view().signIn).toMatchObject({ _tag: 'SupplyingInfo', problem: { _tag: problem } })
    expect(browser.seat.calls).not.toContain('register')
  })

  it('takes somebody whose 18th birthday is today [ACCT-86]', async () => {
    await toInfo()
    await account().submitInfo({ ...info, birthday: '2008-01-05' }, true)()
    expect(view().session._tag).toBe('SignedIn')
  })

  it('shows a rejected nickname and keeps the step [ACCT-89]', async () => {
    await toInfo()
    browser.seat.failNext('register', refusal(20101, 'Nicknames contain sensitive words'))
    await account().submitInfo(info, true)()
    expect(view().signIn).toMatchObject({ _tag: 'SupplyingInfo', busy: false, problem: { code: 20101 } })
  })

  it('shows that somebody was faster with the same address, and keeps the step [ACCT-92]', async () => {
    await toInfo()
    const other = makeBrowser(world, 'other').open()
    await clock.settle()
    other.core.account.openSignIn({ _tag: 'Button' })
    other.core.account.chooseEmail()
    await other.core.account.submitEmail('ada@example.org')()
    await other.core.account.submitCode(must(world.mails.at(-1)).code)()
    await other.core.account.submitPassword('secret2')()
    await other.core.account.submitInfo(info, true)()
    await account().submitInfo(info, true)()
    expect(view().signIn).toMatchObject({ _tag: 'SupplyingInfo', busy: false, problem: { _tag: 'Code', code: 10025 } })
    expect(world.accounts.size).toBe(1)
  })

  it('says so when the browser has no place for the key', async () => {
    await toInfo()
    browser.session.forbidKeys()
    await account().submitInfo(info, true)()
    expect(view().signIn).toMatchObject({ _tag: 'SupplyingInfo', problem: { _tag: 'Generic' } })
    expect(view().session._tag).toBe('Visitor')
  })

  it('drops an answer that comes after the person went back [ACCT-15]', async () => {
    const release = browser.seat.hold('standing')
    const asked = account().submitEmail('ada@example.org')()
    account().back()
    release()
    await asked
    expect(view().signIn._tag).toBe('Choosing')
    expect(world.mails).toEqual([])
  })

  it('keeps what asked for the sign-in until the end [ACCT-16]', async () => {
    account().openSignIn({ _tag: 'Action', name: 'call' })
    account().chooseEmail()
    await account().submitEmail('ada@example.org')()
    expect(view().signIn).toMatchObject({ origin: { _tag: 'Action', name: 'call' } })
  })

  it('does not solve a check where the deployment wants none', async () => {
    browser.captcha.setAvailable(false)
    const plain = browser.open({ captcha: false })
    plain.core.account.openSignIn({ _tag: 'Button' })
    plain.core.account.chooseEmail()
    await plain.core.account.submitEmail('ada@example.org')()
    expect(world.mails).toHaveLength(1)
  })

  it('is a visitor as long as nothing is finished', async () => {
    await toInfo()
    expect(view().session._tag).toBe('Visitor')
    expect(O.isNone(view().me)).toBe(true)
  })
})
