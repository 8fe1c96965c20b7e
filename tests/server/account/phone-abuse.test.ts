import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../../src/domain/kernel/time'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from '../asker'
import {
  check,
  codeTo,
  digestOf,
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
  wrongFor,
} from '../by-phone'
import { startTestServer, type TestServer } from '../test-server'

const number = numberOf(1)
let server: TestServer
let ada: Asker
let eve: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.visitor()
  eve = await server.visitor()
})
afterEach(() => server.close())

describe('a code', () => {
  it('ends after five wrong tries [ACCT-93, ACCT-94]', async () => {
    await send(ada, number)
    const code = await codeTo(server, number)
    const heard = []
    for (let i = 0; i < 5; i++) heard.push((await tryCode(ada, number, wrongFor(code))).code)
    expect(heard).toEqual([25502, 25502, 25502, 25502, 25506])
    expect((await tryCode(ada, number, code)).code).toBe(25506)
  })

  it('counts wrong tries that come at once', async () => {
    await send(ada, number)
    const code = await codeTo(server, number)
    const tries = Array.from({ length: 8 }, () => tryCode(ada, number, wrongFor(code)))
    const heard = (await Promise.all(tries)).map(({ code: said }) => said)
    expect(heard.toSorted()).toEqual([25502, 25502, 25502, 25502, 25506, 25506, 25506, 25506])
    expect((await tryCode(ada, number, code)).code).toBe(25506)
  })

  it('ends after 10 minutes [ACCT-93]', async () => {
    await send(ada, number)
    await server.clock.advance(10 * MINUTE)
    expect((await tryCode(ada, number, await codeTo(server, number))).code).toBe(25501)
  })

  it('is taken once, also when it comes twice at once [ACCT-93]', async () => {
    await send(ada, number)
    const code = await codeTo(server, number)
    const heard = await Promise.all([1, 2, 3].map(() => tryCode(ada, number, code)))
    expect(heard.map(({ code: said }) => said).toSorted()).toEqual([200, 25501, 25501])
  })

  it('is of one browser and one number', async () => {
    await send(ada, number)
    await send(eve, numberOf(2))
    const code = await codeTo(server, number)
    expect((await tryCode(eve, number, code)).code).toBe(25501)
    expect((await tryCode(ada, numberOf(2), code)).code).toBe(25501)
    expect((await tryCode(ada, number, code)).code).toBe(200)
  })

  it('gives nobody new guesses with each new flow: after too many wrong ones the number gets none for long [ACCT-93]', async () => {
    await server.close()
    server = await startTestServer({ settings: { signIn: { wrongCodesPerIdentifier: { count: 8, ms: HOUR } } } })
    for (let i = 0; i < 2; i++) {
      const guesser = await server.visitor()
      await send(guesser, number)
      const wrong = wrongFor(await codeTo(server, number))
      for (let j = 0; j < 4; j++) expect((await tryCode(guesser, number, wrong)).code).toBe(25502)
      await server.clock.advance(MINUTE)
    }
    expect((await send(await server.visitor(), number)).code).toBe(25506)
    await server.clock.advance(HOUR)
    expect((await send(await server.visitor(), number)).code).toBe(200)
  })

  it('of a number confirms no mail, and that of a mail no number', async () => {
    await send(ada, number)
    expect((await ada.ask(emailCalls.confirm, { code: await codeTo(server, number) })).code).toBe(25501)
  })
})

describe('a ticket', () => {
  it('opens nothing when it is forged, of another browser, used or late [ACCT-93]', async () => {
    await signUpByPhone(server, 'Ada', number)
    const ticket = await ticketFor(server, ada, number)
    expect((await supply(ada, 'x'.repeat(43))).code).toBe(25501)
    expect((await supply(ada, '')).code).toBe(25501)
    expect((await supply(eve, ticket)).code).toBe(25501)
    expect((await supply(ada, ticket)).code).toBe(200)
    expect((await supply(ada, ticket)).code).toBe(25501)
    const late = await ticketFor(server, eve, number)
    await server.clock.advance(30 * MINUTE)
    expect((await supply(eve, late, info('Eve'))).code).toBe(25501)
  })

  it('makes one account when it comes three times at once', async () => {
    const ticket = await ticketFor(server, ada, number)
    const heard = await Promise.all([1, 2, 3].map((i) => supply(ada, ticket, info(`Ada ${i}`))))
    expect(heard.map(({ code }) => code).toSorted()).toEqual([200, 25501, 25501])
    const people = await server.parts.store.read((db) => db.selectFrom('phones').select('phone').execute())
    expect(people).toEqual([{ phone: number.e164 }])
  })

  it('signs in to the account that somebody made of the number meanwhile', async () => {
    const first = await ticketFor(server, ada, number)
    await server.clock.advance(MINUTE)
    const other = await ticketFor(server, eve, number)
    expect((await supply(ada, first, info('Ada'))).data.user.register).toBe(1)
    expect((await supply(eve, other, info('Eve'))).data.user).toMatchObject({ userName: 'Ada', register: 0 })
  })

  it('resets the password of its own number, once and in time [ACCT-95]', async () => {
    await signUpByPhone(server, 'Ada', number, PHONE_PASSWORD)
    await signUpByPhone(server, 'Bob', numberOf(2), PHONE_PASSWORD)
    const ticket = await ticketFor(server, eve, number)
    expect((await reset(eve, numberOf(2), 'stolen#12', ticket)).code).toBe(35503)
    expect((await reset(ada, number, 'stolen#12', ticket)).code).toBe(35503)
    expect((await reset(eve, number, 'other#123', ticket)).code).toBe(200)
    expect((await reset(eve, number, 'again#123', ticket)).code).toBe(35503)
    const late = await ticketFor(server, ada, numberOf(2))
    await server.clock.advance(30 * MINUTE)
    expect((await reset(ada, numberOf(2), 'late#1234', late)).code).toBe(35503)
    expect((await login(ada, numberOf(2), PHONE_PASSWORD)).code).toBe(200)
  })

  it('resets nothing where there is no account [ACCT-95]', async () => {
    expect((await reset(ada, number, 'other#123', await ticketFor(server, ada, number))).code).toBe(35504)
  })
})

describe('what is kept', () => {
  it('holds no code, ticket, cookie or password as it was sent, and the password as argon2id', async () => {
    await signUpByPhone(server, 'Ada', number, PHONE_PASSWORD)
    const ticket = await ticketFor(server, eve, number)
    const dump = await server.parts.store.read(async (db) =>
      JSON.stringify([
        await db.selectFrom('phones').selectAll().execute(),
        await db.selectFrom('sign_in_flows').selectAll().execute(),
        await db.selectFrom('sign_up_grants').selectAll().execute(),
      ]),
    )
    expect(dump).toMatch(/"password_hash":"argon2id\$[^$"]+\$[^$"]+"/)
    const secrets = [PHONE_PASSWORD, digestOf(PHONE_PASSWORD), ticket, eve.cookies.get('__Host-flow') ?? 'none']
    for (const secret of [...secrets, `"${await codeTo(server, number)}"`]) expect(dump).not.toContain(secret)
    expect(JSON.stringify(dump.match(/subject_hash":"[^"]*/g))).not.toContain(number.e164)
  })
})

describe('somebody who asks whose number it is', () => {
  it('hears the same from sending and resetting for a known and an unknown number, and messages go to both', async () => {
    await signUpByPhone(server, 'Ada', number, PHONE_PASSWORD)
    const [known, unknown] = [await send(ada, number), await send(eve, numberOf(2))]
    expect([known.code, known.message, known.body.length]).toEqual([unknown.code, unknown.message, unknown.body.length])
    expect([(await textsTo(server, number)).length, (await textsTo(server, numberOf(2))).length]).toEqual([2, 1])
    const nobody = 'x'.repeat(43)
    const both = [await reset(ada, number, 'other#123', nobody), await reset(eve, numberOf(2), 'other#123', nobody)]
    expect(both.map(({ code, message }) => [code, message])).toEqual([
      [35503, null],
      [35503, null],
    ])
  })

  it('is counted as somebody who signs in', async () => {
    await server.close()
    server = await startTestServer({ settings: { limits: { signInsPerDevice: { count: 2, ms: MINUTE } } } })
    const asker = await server.visitor()
    const heard = [await check(asker, number), await check(asker, number), await check(asker, number)]
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})

describe('the password of somebody who is signed in', () => {
  it('is set once without the old one, by nobody else [ACCT-95]', async () => {
    const [ann, ben] = [await signUpByPhone(server, 'Ann', number), await signUpByPhone(server, 'Ben', numberOf(2))]
    expect((await setPassword(ben, number, 'stolen#12')).code).toBe(35504)
    expect((await setPassword(ben, numberOf(3), 'stolen#12')).code).toBe(35504)
    expect((await setPassword(ann, number, PHONE_PASSWORD)).code).toBe(200)
    expect((await setPassword(ann, number, 'other#123')).code).toBe(35502)
    expect((await setPassword(await server.visitor(), number, 'other#123')).status).toBe(401)
    expect((await login(eve, number, PHONE_PASSWORD)).code).toBe(200)
  })

  it.each(['', 'secret#12', 'a'.repeat(64)])('is taken as a digest only, not as %j', async (password) => {
    const ann = await signUpByPhone(server, 'Ann', number)
    const params = { countryCode: '49', mobileNo: number.mobileNo, deviceId: '', loginToken: '', userId: ann.userId }
    expect((await ann.ask(phoneCalls.setPassword, {} as never, { raw: { ...params, password } })).code).toBe(400)
  })
})
