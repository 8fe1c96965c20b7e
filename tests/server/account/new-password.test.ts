import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import type { Asker } from '../asker'
import {
  login as loginByPhone,
  numberOf,
  PHONE_PASSWORD,
  reset,
  setPassword,
  signUpByPhone,
  ticketFor,
} from '../by-phone'
import { mailTo, PASSWORD, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

const email = 'ann@example.org'
const NEW = 'other#22'
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ settings: { session: { browsersAllowed: 5 } } })
})
afterEach(() => server.close())

const isIn = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).status === 200

describe('another password for an address, by the old one', () => {
  let ann: Asker
  let elsewhere: Asker

  beforeEach(async () => {
    ann = await signUp(server, 'Ann')
    elsewhere = await server.signInAgain(ann.userId)
  })

  const change = (asker: Asker, oldPassword: string, password = NEW, address = email) =>
    asker.ask(emailCalls.setPassword, { email: address, password, userId: '', oldPassword })

  const login = async (password: string) => {
    const account = { userAccount: email, password, deviceType: '4', deviceName: 'web' }
    return (await (await server.visitor()).ask(emailCalls.emailLogin, account)).code
  }

  it('signs in from then on, and ends the other sessions only', async () => {
    expect((await change(ann, PASSWORD)).code).toBe(200)
    expect([await isIn(ann), await isIn(elsewhere)]).toEqual([true, false])
    expect([await login(PASSWORD), await login(NEW)]).toEqual([10006, 200])
  })

  it('wants the old one, which locks after five wrong ones', async () => {
    for (let i = 0; i < 5; i++) expect((await change(ann, 'wrong#1')).code).toBe(10006)
    expect((await change(ann, PASSWORD)).status).toBe(429)
    expect(await isIn(elsewhere)).toBe(true)
    await server.clock.advance(10 * MINUTE)
    expect((await change(ann, PASSWORD)).code).toBe(200)
  })

  it('is nobody else’s to set: without a session, with another, for a free address', async () => {
    const ben = await signUp(server, 'Ben')
    const tried = [await change(await server.visitor(), PASSWORD), await change(ben, PASSWORD)]
    expect(tried.map(({ code }) => code)).toEqual([10006, 10006])
    expect((await change(ann, PASSWORD, NEW, 'nobody@example.org')).code).toBe(10006)
    expect(await login(PASSWORD)).toBe(200)
  })

  it.each(['12345', 'x'.repeat(17), 'with space', 'a/b/c/d'])(
    'is none like %j [ACCT-45, ACCT-48]',
    async (password) => {
      expect(await change(ann, PASSWORD, password)).toMatchObject({ code: 10025, message: 'Password is invalid' })
    },
  )

  it('is set once of two that come at once', async () => {
    const both = await Promise.all([change(ann, PASSWORD, 'first#11'), change(ann, PASSWORD, 'second#2')])
    expect(both.map(({ code }) => code).toSorted()).toEqual([10006, 200].toSorted())
  })

  it('by a code keeps the session that asked, and ends the others', async () => {
    await server.clock.advance(MINUTE)
    const { data } = await ann.ask(emailCalls.exists, { email })
    await ann.ask(emailCalls.sendForgetEmail, { email })
    await ann.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
    expect((await ann.ask(emailCalls.resetPassword, { email, password: NEW, userId: data.userId })).code).toBe(200)
    expect([await isIn(ann), await isIn(elsewhere)]).toEqual([true, false])
  })
})

describe('another password for a number', () => {
  const number = numberOf(1)
  let ann: Asker
  let elsewhere: Asker

  beforeEach(async () => {
    ann = await signUpByPhone(server, 'Ann', number, PHONE_PASSWORD)
    elsewhere = await server.signInAgain(ann.userId)
  })

  const login = async (password: string) => (await loginByPhone(await server.visitor(), number, password)).code

  it('by the old one ends the other sessions only', async () => {
    expect((await setPassword(ann, number, 'other#123', PHONE_PASSWORD)).code).toBe(200)
    expect([await isIn(ann), await isIn(elsewhere)]).toEqual([true, false])
    expect([await login(PHONE_PASSWORD), await login('other#123')]).toEqual([35501, 200])
  })

  it('by a wrong one is refused, and locks after five [ACCT-95]', async () => {
    for (let i = 0; i < 5; i++) expect((await setPassword(ann, number, 'other#123', 'wrong#12')).code).toBe(35501)
    expect((await setPassword(ann, number, 'other#123', PHONE_PASSWORD)).code).toBe(35505)
    expect([await isIn(elsewhere), await login(PHONE_PASSWORD)]).toEqual([true, 35505])
  })

  it('by a code keeps the session that asked, and ends the others [ACCT-43]', async () => {
    await server.clock.advance(MINUTE)
    const ticket = await ticketFor(server, ann, number)
    expect((await reset(ann, number, 'other#123', ticket)).code).toBe(200)
    expect([await isIn(ann), await isIn(elsewhere)]).toEqual([true, false])
  })
})
