import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import type { Asker } from '../asker'
import {
  codeTo,
  digestOf,
  login,
  numberOf,
  PHONE_PASSWORD,
  setPassword,
  signUpByPhone,
  supply,
  ticketFor,
} from '../by-phone'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import { beginFlow, mailTo, PASSWORD, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

const email = 'ann@example.org'
/** How long a flow lasts by default. */
const FLOW_MS = 30 * MINUTE
const OF_PHONE = digestOf(PHONE_PASSWORD)
let server: TestServer
/** Signed up by phone. */
let ann: Asker

beforeEach(async () => {
  server = await startTestServer({ settings: { limits: { codesPerDevice: { count: 50, ms: MINUTE } } } })
  ann = await signUpByPhone(server, 'Ann', numberOf(1), PHONE_PASSWORD)
  await server.clock.advance(MINUTE)
})
afterEach(() => server.close())

type Kind = 'email' | 'phone'

const ask = (asker: Asker, kind: Kind, value: string, oldPassword: string) =>
  asker.ask(accountCalls.link, { kind, value, oldPassword })
const confirm = (asker: Asker, kind: Kind, value: string, code: string) =>
  asker.ask(accountCalls.link, { kind, value, code })

const mails = () =>
  server.parts.store.read((db) => db.selectFrom('outbox_mails').selectAll().where('to_address', '=', email).execute())

describe('an open session alone', () => {
  const asThief = () => server.signInAgain(ann.userId)

  it('links and changes nothing: the password of the account is wanted, which locks like that of signing in', async () => {
    const thief = await asThief()
    expect((await thief.ask(accountCalls.link, { kind: 'email', value: email })).code).toBe(35501)
    for (let time = 0; time < 5; time += 1) expect((await ask(thief, 'email', email, 'wrong')).code).toBe(35501)
    expect((await ask(thief, 'email', email, OF_PHONE)).code).toBe(35505)
    expect(await mails()).toEqual([])
    await server.clock.advance(10 * MINUTE)
    expect((await ask(thief, 'email', email, OF_PHONE)).data).toEqual({ state: 'sent' })
  })

  it('goes by the password of the address where there is one, whatever is linked', async () => {
    const bob = await signUp(server, 'Bob')
    expect((await ask(bob, 'phone', numberOf(2).e164, 'wrong#1')).code).toBe(10006)
    await ask(bob, 'phone', numberOf(2).e164, PASSWORD)
    await confirm(bob, 'phone', numberOf(2).e164, await codeTo(server, numberOf(2)))
    expect((await ask(bob, 'email', 'new@example.org', 'wrong#1')).code).toBe(10006)
    expect((await ask(bob, 'email', 'new@example.org', PASSWORD)).data).toEqual({ state: 'sent' })
  })

  it('has its code sent anew without it, as long as the last one is good, and no longer', async () => {
    await ask(ann, 'email', email, OF_PHONE)
    await server.clock.advance(MINUTE)
    const again = () => ann.ask(accountCalls.link, { kind: 'email', value: email })
    expect((await again()).data).toEqual({ state: 'sent' })
    await server.clock.advance(10 * MINUTE)
    expect((await again()).code).toBe(35501)
  })
})

describe('the first password of a number', () => {
  const number = numberOf(2)
  let bob: Asker

  /** Bob signed up by mail, with a password; his number was linked afterwards and has none. */
  beforeEach(async () => {
    bob = await signUp(server, 'Bob')
    await ask(bob, 'phone', number.e164, PASSWORD)
    await confirm(bob, 'phone', number.e164, await codeTo(server, number))
    await server.clock.advance(MINUTE)
  })

  const setBy = (asker: Asker, oldPassword?: string) =>
    asker.ask(phoneCalls.setPassword, {
      countryCode: number.countryCode,
      mobileNo: number.mobileNo,
      deviceId: asker.deviceId,
      loginToken: asker.token,
      userId: asker.userId,
      password: OF_PHONE,
      ...(oldPassword === undefined ? {} : { oldPassword }),
    })
  const signsIn = async () => (await login(await server.visitor(), number, PHONE_PASSWORD)).code

  it('is not set by an open session alone where the address has one, whose lock it shares', async () => {
    expect((await setBy(bob)).code).toBe(10006)
    for (let time = 0; time < 5; time += 1) expect((await setBy(bob, 'wrong#1')).code).toBe(10006)
    expect((await setBy(bob, PASSWORD)).status).toBe(429)
    expect(await signsIn()).toBe(35501)
    await server.clock.advance(10 * MINUTE)
    expect((await setBy(bob, PASSWORD)).code).toBe(200)
    expect(await signsIn()).toBe(200)
  })

  it('is set without it by whoever has just signed in by a code for the number [ACCT-36, ACCT-39]', async () => {
    const phone = await server.visitor()
    const { data } = await supply(phone, await ticketFor(server, phone, number))
    await phone.enter(data)
    expect((await setBy(phone, 'wrong#1')).code).toBe(10006)
    expect((await setPassword(phone, number, PHONE_PASSWORD)).code).toBe(200)
    expect(phone.cookies.get('__Host-flow') ?? '').toBe('')
    expect(await signsIn()).toBe(200)
  })

  it('is set by no code that was given before somebody signed out there', async () => {
    const phone = await server.visitor()
    const { data } = await supply(phone, await ticketFor(server, phone, number))
    await phone.enter(data)
    await phone.ask(accountCalls.logout, {})
    expect(phone.cookies.get('__Host-flow') ?? '').toBe('')
  })

  it('is no longer set by a code that was given long ago', async () => {
    const phone = await server.visitor()
    const { data } = await supply(phone, await ticketFor(server, phone, number))
    await phone.enter(data)
    await server.clock.advance(FLOW_MS)
    expect((await setPassword(phone, number, PHONE_PASSWORD)).code).toBe(10006)
  })
})

describe('a link', () => {
  it('hands the account to nobody who had asked for a mail to the address before [ACCT-64, ACCT-65]', async () => {
    const eve = await server.visitor()
    const userId = await beginFlow(eve, email)
    const { link } = await mailTo(server, email)
    await server.clock.advance(MINUTE)
    await ask(ann, 'email', email, OF_PHONE)
    expect((await confirm(ann, 'email', email, (await mailTo(server, email)).code)).data.state).toBe('linked')
    await ann.ask(emailCalls.confirm, { token: link })
    const stolen = { email, password: PASSWORD, userId }
    expect((await eve.ask(emailCalls.setPassword, stolen)).code).toBe(10025)
    expect((await eve.ask(emailCalls.resetPassword, stolen)).code).toBe(10025)
    const { data } = await ann.ask(accountCalls.links, {})
    expect(data.email).toMatchObject({ value: email, userSetPassword: 0 })
  })
})
