import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from '../asker'
import {
  check,
  codeTo,
  info,
  login,
  numberOf,
  PHONE_PASSWORD,
  reset,
  send,
  setPassword,
  signUpByPhone,
  supply,
  textsTo,
  ticketFor,
  tryCode,
} from '../by-phone'
import { startTestServer, type TestServer } from '../test-server'

const number = numberOf(1)
let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer({ env: { SENSITIVE_WORDS: 'badword' } })
  ada = await server.visitor()
})
afterEach(() => server.close())

const balance = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).status

describe('sign-up by phone', () => {
  it('makes an account with 120 coins out of a number whose code was typed [ACCT-1, ACCT-34, ACCT-41, PLUS-16]', async () => {
    expect((await check(ada, number)).data.existent).toBe(0)
    expect((await send(ada, number)).code).toBe(200)
    const { data: ticket } = await tryCode(ada, number, await codeTo(server, number))
    const { data } = await supply(ada, ticket.threePartyId, info('Ada'))
    expect(data.user).toMatchObject({ userName: 'Ada', goldNum: 120, register: 1, countryCode: 'DE', countryId: 276 })
    await ada.enter(data)
    expect(await balance(ada)).toBe(200)
    const stated = await server.parts.store.read((db) => db.selectFrom('age_statements').select('method').execute())
    expect(stated).toEqual([{ method: 'statement' }])
  })

  it('asks a new person for what is missing, and takes the same ticket with it [ACCT-73]', async () => {
    const ticket = await ticketFor(server, ada, number)
    expect(await supply(ada, ticket)).toMatchObject({ code: 10042, data: { cert_key: ticket } })
    expect((await supply(ada, ticket, info('Ada'))).code).toBe(200)
  })

  it.each([
    ['a sensitive word in the name', { userName: 'xBadWordx' }, 20101],
    ['markup in the name', { userName: '<img src=x>' }, 20101],
    ['somebody of 17', { birthday: '2015-01-01' }, 10025],
    ['no gender', { gender: 3 }, 10025],
    ['no statement', { adultStatement: '' }, 10025],
  ])('refuses %s, and the ticket goes on [ACCT-86, ACCT-89, ACCT-92]', async (_, over, code) => {
    const ticket = await ticketFor(server, ada, number)
    expect((await supply(ada, ticket, { ...info('Ada'), ...over })).code).toBe(code)
    expect((await supply(ada, ticket, info('Ada'))).code).toBe(200)
  })

  it('sets the first password of the person who has just signed up [ACCT-33, ACCT-41]', async () => {
    const bob = await signUpByPhone(server, 'Bob', number)
    expect((await setPassword(bob, number, PHONE_PASSWORD)).code).toBe(200)
    expect((await login(ada, number, PHONE_PASSWORD)).code).toBe(200)
  })

  it('signs in without a password where that step was skipped [ACCT-37, ACCT-40]', async () => {
    await signUpByPhone(server, 'Ada', number)
    const { data } = await supply(ada, await ticketFor(server, ada, number))
    expect(data.user).toMatchObject({ userName: 'Ada', register: 0 })
    expect((await check(ada, number)).data).toMatchObject({ existent: 1, userSetPassword: 0 })
  })
})

describe('what is told about a number', () => {
  it('is all seven flags, before and after sign-up [ACCT-26, ACCT-27]', async () => {
    const rules = { mobileRegisterEnable: 1, mobileRegisterSetPassword: 1, userLoginSetPassword: 1 }
    const flags = { existent: 0, sendSms: 1, sendWhatsapp: 1, userSetPassword: 0, passwordConfig: rules }
    expect((await check(ada, number)).data).toEqual(flags)
    await signUpByPhone(server, 'Ada', number, PHONE_PASSWORD)
    expect((await check(ada, number)).data).toEqual({ ...flags, existent: 1, userSetPassword: 1 })
  })

  it('is the same however the number is written', async () => {
    await signUpByPhone(server, 'Ada', number)
    const same = [
      { countryCode: '+49', mobileNo: `0${number.mobileNo}` },
      { countryCode: '49', mobileNo: number.mobileNo.replace(/(...)/, '$1 - ') },
      { countryCode: '49', mobileNo: '١٥١٢٣٠٠٠٠٠١' },
    ]
    for (const written of same) expect((await check(ada, { ...number, ...written })).data.existent).toBe(1)
  })

  it.each(['', '1', '110', 'x', '15123000001999999'])(
    'is nothing for %j, which no number is like [ACCT-20]',
    async (mobileNo) => {
      const bad = { ...number, mobileNo }
      for (const said of [await check(ada, bad), await send(ada, bad), await tryCode(ada, bad, '000000')]) {
        expect(said).toMatchObject({ code: 400, message: 'Enter a valid mobile number' })
      }
      expect((await login(ada, bad, PHONE_PASSWORD)).code).toBe(400)
    },
  )
})

describe('the message with the code', () => {
  it('goes by SMS or by the messaging app, in the language asked for [ACCT-2, ACCT-27]', async () => {
    await send(ada, number)
    await send(ada, numberOf(2), { channel: 'whatsapp', language: 'ar-EG' })
    const [[sms], [message]] = [await textsTo(server, number), await textsTo(server, numberOf(2))]
    expect(sms).toMatchObject({ subject: 'SMS', link: '' })
    expect(sms?.body).toMatch(/^(\d{6}) is your Visavis code\..*\n\n@localhost #\1$/s)
    expect(message?.subject).toBe('Message')
    expect(message?.body).toContain('هو رمزك')
  })

  it('comes again after 60 s, in no browser earlier [ACCT-24, ACCT-93]', async () => {
    const other = await server.visitor()
    await send(ada, number)
    const first = await codeTo(server, number)
    await server.clock.advance(59 * SECOND)
    expect([(await send(ada, number)).code, (await send(other, number)).code]).toEqual([25504, 25504])
    expect(await textsTo(server, number)).toHaveLength(1)
    await server.clock.advance(1 * SECOND)
    expect((await send(ada, number)).code).toBe(200)
    expect(await textsTo(server, number)).toHaveLength(2)
    const wrong = (await codeTo(server, number)) === first ? 200 : 25502
    expect((await tryCode(ada, number, first)).code).toBe(wrong)
  })
})

describe('the password of a number', () => {
  beforeEach(async () => {
    await signUpByPhone(server, 'Ada', number, PHONE_PASSWORD)
    await server.clock.advance(MINUTE)
  })

  it('signs in [ACCT-42]', async () => {
    const { data } = await login(ada, number, PHONE_PASSWORD)
    expect(data.user.userName).toBe('Ada')
    expect(ada.cookies.get('__Host-sid')).toBeTruthy()
  })

  it('is not told from an unknown number [ACCT-95]', async () => {
    const [wrong, unknown] = [await login(ada, number, 'wrong#123'), await login(ada, numberOf(2), 'wrong#123')]
    expect([wrong.code, unknown.code]).toEqual([35501, 35501])
    expect([wrong.status, wrong.message, wrong.data]).toEqual([unknown.status, unknown.message, unknown.data])
  })

  it('locks after five wrong ones, of an unknown number too, and opens when the time is over [ACCT-95]', async () => {
    for (const dialled of [number, numberOf(2)]) {
      for (let i = 0; i < 5; i++) expect((await login(ada, dialled, 'wrong#123')).code).toBe(35501)
      expect(await login(ada, dialled, PHONE_PASSWORD)).toMatchObject({ code: 35505, data: { retryAfter: 600 } })
    }
    await server.clock.advance(10 * MINUTE)
    expect((await login(ada, number, PHONE_PASSWORD)).code).toBe(200)
  })

  it('is reset by code, and all sessions end [ACCT-35, ACCT-43, ACCT-44]', async () => {
    await login(ada, number, PHONE_PASSWORD)
    const first = await server.signInAgain((await login(ada, number, PHONE_PASSWORD)).data.id)
    const eve = await server.visitor()
    const ticket = await ticketFor(server, eve, number)
    expect((await reset(eve, number, 'other#123', ticket)).code).toBe(200)
    expect(await balance(first)).toBe(401)
    expect((await login(eve, number, PHONE_PASSWORD)).code).toBe(35501)
    expect((await login(eve, number, 'other#123')).code).toBe(200)
  })

  it('is told to be there to the person only', async () => {
    const bob = await signUpByPhone(server, 'Bob', numberOf(2))
    const { data } = await login(ada, number, PHONE_PASSWORD)
    const told = async (asker: Asker, userId: number) =>
      (await asker.ask(phoneCalls.checkUserSetPassword, { userId })).data.userSetPassword
    expect(await told(ada, data.id)).toBe(1)
    expect(await told(bob, bob.userId)).toBe(0)
    expect([await told(bob, data.id), await told(await server.visitor(), data.id)]).toEqual([0, 0])
  })
})
