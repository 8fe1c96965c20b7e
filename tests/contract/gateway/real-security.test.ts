import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OwnPassword } from '../../../src/application/account/security-gateway.port'
import { toProblem } from '../../../src/application/account/sign-in-problem'
import { unchecked } from '../../../src/domain/account/phone-number'
import type { Ban } from '../../../src/domain/account/ban'
import { codeTo } from '../../server/by-phone'
import { sanction } from '../../server/safety/stage'
import { PASSWORD, signUp } from '../../server/sign-up'
import { startTestServer, type TestServer } from '../../server/test-server'
import { openBrowser, unwrap, type Browser } from './browser'
import { refusedWith } from './refused-with'

const EMAIL = 'ada@example.org'
const HOURS_48 = 172_800_000

let server: TestServer
let browser: Browser
let ada: number

beforeEach(async () => {
  server = await startTestServer()
  ada = (await signUp(server, 'Ada')).userId
  browser = await openBrowser(server.url, server.clock)
})
afterEach(() => server.close())

/** What the login popup gets to know of the ban. */
const banTold = async (): Promise<Ban | undefined> => {
  const refused = await browser.account.signIn(EMAIL, PASSWORD)()
  if (E.isRight(refused) || refused.left._tag !== 'Refusal') throw new Error('not refused')
  const problem = toProblem(refused.left, server.clock.now())
  return problem._tag === 'Code' ? problem.ban : undefined
}

describe('a ban of the real gateway', () => {
  it('arrives with its rule, reason, end and token, and takes one appeal [PLUS-13]', async () => {
    await sanction(server, ada)
    const ban = await banTold()
    expect(ban).toEqual({
      rule: 'harassment',
      reason: 'insults in three calls',
      until: server.clock.now() + HOURS_48,
      appeal: null,
      token: expect.any(String) as string,
    })
    const token = ban?.token ?? ''
    expect(await browser.safety.appeal('It was not me', `${token}x`)()).toMatchObject(
      E.left({ _tag: 'HttpFailed', status: 403 }),
    )
    expect(await browser.safety.appeal('It was not me', token)()).toEqual(E.right('open'))
    expect(await browser.safety.appeal('Again', token)()).toEqual(E.right('open'))
    expect(await banTold()).toMatchObject({ appeal: 'open', token: null })
  })
})

describe('the password of a number at the real gateway', () => {
  const number = unchecked({ country: 'DE', code: '49', digits: '15123000001' })
  const value = '+4915123000001'

  it('is set by that of the address, then changed by its own, and signs in', async () => {
    await browser.keep(unwrap(await browser.account.signIn(EMAIL, PASSWORD)()))
    const { security } = browser
    unwrap(await security.sendLinkCode('phone', value, '', { kind: 'email', typed: PASSWORD })())
    const code = await codeTo(server, { countryCode: '49', mobileNo: number.digits, e164: value })
    unwrap(await security.link('phone', value, code)())
    const change = (old: OwnPassword | null, next: string) => security.changePassword('phone', value, old, next)()
    expect(await change(null, 'secret#1234')).toMatchObject(refusedWith(10006))
    unwrap(await change({ kind: 'email', typed: PASSWORD }, 'secret#1234'))
    expect(await change({ kind: 'phone', typed: 'wrong#1234' }, 'secret#5678')).toMatchObject(refusedWith(35501))
    unwrap(await change({ kind: 'phone', typed: 'secret#1234' }, 'secret#5678'))
    const other = await openBrowser(server.url, server.clock, 2)
    expect(E.isLeft(await other.account.phoneSignIn(number, 'secret#1234')())).toBe(true)
    expect(unwrap(await other.account.phoneSignIn(number, 'secret#5678')()).id).toBe(ada)
  })
})
