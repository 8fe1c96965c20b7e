import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SecurityFeature } from '../../../src/application/account/security.feature'
import { DAY } from '../../../src/domain/kernel/time'
import { unreachable } from '../../fakes/world/seat'
import { LINK_CODE } from '../../fakes/world/security-gateway.fake'
import type { TabOfBrowser } from '../../fakes/world/browser'
import { EMAIL, makeStage, state, type Stage } from './stage'

const PASSWORD = 'secret1'
const NUMBER = { country: 'DE', code: '49', digits: '15123456789' }

describe('account security', () => {
  let stage: Stage
  let tab: TabOfBrowser
  let security: SecurityFeature

  beforeEach(async () => {
    stage = makeStage()
    tab = await stage.signIn()
    security = await tab.core.feature('security')
    await stage.clock.settle()
    await security.load()
  })

  const linkPhone = async () => {
    security.startLinking('phone')
    await security.submitPhone(NUMBER, PASSWORD)()
    await security.submitCode(LINK_CODE)()
  }

  it('shows what is linked and what is not [ACCT-113]', () => {
    expect(security.view.identifiers.email).toMatchObject({ value: EMAIL, nextChange: null })
    expect(security.view.identifiers.phone).toBeNull()
  })

  it('links a number by its code, and then says when it can be changed [ACCT-113, ACCT-115]', async () => {
    await linkPhone()
    expect(security.view.linking._tag).toBe('Closed')
    const { phone } = security.view.identifiers
    expect(phone).toMatchObject({ value: '+4915123456789' })
    expect(phone?.nextChange).toBe(stage.clock.now() + 7 * DAY)
  })

  it('refuses the value that is linked already, without a call [ACCT-114]', async () => {
    security.startLinking('email')
    await security.submitEmail(EMAIL.toUpperCase(), PASSWORD)()
    expect(security.view.linking).toMatchObject({ _tag: 'Entering', busy: false, problem: { _tag: 'Same' } })
    expect(stage.count('sendLinkCode')).toBe(0)
  })

  it('refuses a change within 7 days with the date [ACCT-115]', async () => {
    await linkPhone()
    security.startLinking('phone')
    await security.submitPhone({ ...NUMBER, digits: '15123456780' }, PASSWORD)()
    const nextChange = stage.clock.now() + 7 * DAY
    expect(security.view.linking).toMatchObject({ problem: { _tag: 'Later', nextChange } })
  })

  it.each(['not an address', 'a@b.c', ''])(
    'refuses the address "%s" without a call [ACCT-54, ACCT-55]',
    async (typed) => {
      security.startLinking('email')
      await security.submitEmail(typed, PASSWORD)()
      expect(security.view.linking).toMatchObject({ problem: { _tag: 'BadEmail' } })
      expect(stage.count('sendLinkCode')).toBe(0)
    },
  )

  it('wants the password of the account, and stays without the right one [ACCT-116]', async () => {
    security.startLinking('email')
    expect(security.view.asksPassword).toBe('email')
    await security.submitEmail('new@example.org', 'secret2')()
    expect(security.view.linking).toMatchObject({ _tag: 'Entering', problem: { _tag: 'Code', code: 10006 } })
    await security.submitEmail('new@example.org', PASSWORD)()
    expect(security.view.linking._tag).toBe('Verifying')
  })

  it('stays with a wrong code, and links with the right one [ACCT-116]', async () => {
    security.startLinking('email')
    await security.submitEmail('new@example.org', PASSWORD)()
    await security.submitCode('000000')()
    expect(security.view.linking).toMatchObject({ _tag: 'Verifying', problem: { _tag: 'Code', code: 25502 } })
    await security.submitCode(LINK_CODE)()
    expect(security.view.identifiers.email?.value).toBe('new@example.org')
  })

  it('sends a code again only after the wait [ACCT-116]', async () => {
    security.startLinking('email')
    await security.submitEmail('new@example.org', PASSWORD)()
    await security.resendCode()
    expect(stage.count('sendLinkCode')).toBe(1)
    await stage.clock.advance(60_000)
    await security.resendCode()
    expect(stage.count('sendLinkCode')).toBe(2)
  })

  it('drops an answer that comes after the person has gone elsewhere', async () => {
    const release = stage.browser.seat.hold('sendLinkCode')
    security.startLinking('email')
    const sending = security.submitEmail('new@example.org', PASSWORD)()
    await stage.clock.settle()
    security.stopLinking()
    release()
    await sending
    expect(security.view.linking._tag).toBe('Closed')
  })

  it('changes the password, and refuses a bad one without a call', async () => {
    expect(await security.changePassword('email', 'secret1', 'short')()).toEqual(E.left({ _tag: 'BadPassword' }))
    expect(stage.count('changePassword')).toBe(0)
    expect(E.isRight(await security.changePassword('email', 'secret1', 'secret2')())).toBe(true)
    expect(stage.ada.password).toBe('secret2')
  })

  it('ends another device, which then is gone from the list', async () => {
    expect(security.view.devices.map(({ id }) => id)).toEqual(['here', 'there'])
    await security.endDevice('there')()
    expect(security.view.devices.map(({ id }) => id)).toEqual(['here'])
  })

  it('hands over a file with all data, named after the day [PLUS-14]', async () => {
    await security.takeData()
    const [file] = stage.browser.files.files
    expect(file?.name).toMatch(/^visavis-data-\d{4}-\d{2}-\d{2}\.json$/)
    expect(JSON.parse(file?.text ?? '')).toEqual({ id: stage.ada.me.id })
  })

  it('deletes the account and takes the person out of this browser [ACCT-117, ACCT-118]', async () => {
    await security.deleteAccount()
    await stage.clock.settle()
    expect(state(tab)).toBe('Visitor')
    expect(stage.world.desk.leaving.has(stage.ada.me.id)).toBe(true)
    expect(stage.browser.local.wiped).toContainEqual({ user: stage.ada.me.id, keepUnsent: false })
    expect(security.view.identifiers.email).toBeNull()
    const deleteAt = stage.clock.now() + 7 * DAY
    expect(tab.core.account.view.notice).toEqual(O.some({ _tag: 'Leaving', deleteAt }))
  })

  it('stays signed in when the deletion did not arrive [ACCT-118]', async () => {
    stage.browser.seat.failNext('deleteAccount', unreachable)
    expect(await security.deleteAccount()).toEqual(E.left(unreachable))
    expect(state(tab)).toBe('SignedIn')
  })

  it('says that it could not be read, and reads again', async () => {
    stage.browser.seat.failNext('identifiers', unreachable)
    await security.load()
    expect(security.view.listing).toBe('failed')
    await security.load()
    expect(security.view.listing).toBe('loaded')
  })
})
