import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import { phoneCalls } from '../../../src/infrastructure/gateway/contract/phone.calls'
import type { Asker } from '../asker'
import {
  check,
  codeTo,
  digestOf,
  login,
  numberOf,
  PHONE_PASSWORD,
  signUpByPhone,
  supply,
  textsTo,
  wrongFor,
} from '../by-phone'
import { mailTo, PASSWORD, signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

const number = numberOf(1)
const email = 'ann@example.org'
let server: TestServer
/** Signed up by phone. */
let ann: Asker

beforeEach(async () => {
  server = await startTestServer({ settings: { limits: { codesPerDevice: { count: 50, ms: MINUTE } } } })
  ann = await signUpByPhone(server, 'Ann', number, PHONE_PASSWORD)
  await server.clock.advance(MINUTE)
})
afterEach(() => server.close())

type Kind = 'email' | 'phone'
const OF_PHONE = digestOf(PHONE_PASSWORD)
/** Whoever is not Ann has signed up by mail. */
const passwordOf = (asker: Asker): string => (asker === ann ? OF_PHONE : PASSWORD)

const ask = (asker: Asker, kind: Kind, value: string, code?: string) =>
  asker.ask(accountCalls.link, { kind, value, ...(code === undefined ? { oldPassword: passwordOf(asker) } : { code }) })

const links = async (asker: Asker) => (await asker.ask(accountCalls.links, {})).data

const mailsTo = (address: string) =>
  server.parts.store.read((db) =>
    db.selectFrom('outbox_mails').selectAll().where('to_address', '=', address).orderBy('id', 'desc').execute(),
  )

/** As if what is linked had been so for that much longer. */
const backdate = (ms: number) =>
  server.parts.store.work(async ({ db }) => {
    await db
      .updateTable('emails')
      .set(({ eb }) => ({ linked_at: eb('linked_at', '-', ms) }))
      .execute()
    return E.right(undefined)
  })

const linkEmail = async (asker: Asker, value: string) => {
  await ask(asker, 'email', value)
  return ask(asker, 'email', value, (await mailTo(server, value)).code)
}

describe('linking', () => {
  it('adds an address by the code of a mail, and nothing before [ACCT-113, ACCT-116]', async () => {
    expect(await links(ann)).toEqual({ email: null, phone: { value: number.e164, userSetPassword: 1 } })
    expect((await ask(ann, 'email', 'Ann@Example.org')).data).toEqual({ state: 'sent' })
    expect((await links(ann)).email).toBeNull()
    const { code, link } = await mailTo(server, email)
    expect(link).toBe('')
    const nextChange = server.clock.now() + 7 * DAY
    expect((await ask(ann, 'email', email, code)).data).toEqual({ state: 'linked', nextChange })
    expect((await links(ann)).email).toEqual({ value: email, userSetPassword: 0, nextChange })
  })

  it('adds a number by the code of a message, and the person signs in by it [ACCT-113, ACCT-116]', async () => {
    const bob = await signUp(server, 'Bob')
    expect((await ask(bob, 'phone', '+49 (0)1512 3000-002')).data).toEqual({ state: 'sent' })
    const said = await ask(bob, 'phone', numberOf(2).e164, await codeTo(server, numberOf(2)))
    expect(said.data.state).toBe('linked')
    expect((await check(bob, numberOf(2))).data).toMatchObject({ existent: 1, userSetPassword: 0 })
    expect((await links(bob)).phone?.value).toBe(numberOf(2).e164)
  })

  it('sends by the messaging app when asked to, in the language of the person [ACCT-2]', async () => {
    const value = numberOf(2).e164
    const wish = { kind: 'phone', value, channel: 'whatsapp', oldPassword: OF_PHONE } as const
    await ann.ask(accountCalls.link, wish, { raw: { ...wish, languageId: 8 } })
    const [message] = await textsTo(server, numberOf(2))
    expect(message?.subject).toBe('Message')
    expect(message?.body).toContain('هو رمزك')
  })

  it('changes a number with its password; the old one signs nobody in any more [ACCT-113]', async () => {
    await ask(ann, 'phone', numberOf(2).e164)
    await ask(ann, 'phone', numberOf(2).e164, await codeTo(server, numberOf(2)))
    const visitor = await server.visitor()
    expect((await login(visitor, number, PHONE_PASSWORD)).code).toBe(35501)
    expect((await login(visitor, numberOf(2), PHONE_PASSWORD)).code).toBe(200)
    expect((await check(visitor, number)).data.existent).toBe(0)
  })

  it('tells whoever could be reached before, once it is done [ACCT-115]', async () => {
    await linkEmail(ann, email)
    const [added] = await textsTo(server, number)
    expect(added?.body).toContain('e-mail address of your Visavis account was changed')
    await backdate(7 * DAY)
    await linkEmail(ann, 'new@example.org')
    const [changed] = await mailsTo(email)
    expect(changed).toMatchObject({ subject: 'Your Visavis account was changed', code: '', link: '' })
    expect((await textsTo(server, number)).filter(({ kind }) => kind === 'change')).toHaveLength(1)
  })

  it.each(['the session that changes it', 'another session'])(
    'tells it in the language of the person, whatever one %s names [ACCT-115]',
    async (by) => {
      const arabic = { headers: { 'accept-language': 'ar' } }
      await linkEmail(ann, email)
      await backdate(7 * DAY)
      const changer = by === 'another session' ? await server.signInAgain(ann.userId) : ann
      const change = (code?: string) => {
        const proof = code === undefined ? { oldPassword: OF_PHONE } : { code }
        const wish = { kind: 'email' as const, value: 'new@example.org', ...proof }
        return changer.ask(accountCalls.link, wish, changer === ann && code === undefined ? {} : arabic)
      }
      await change()
      expect((await change((await mailTo(server, 'new@example.org')).code)).data.state).toBe('linked')
      expect(await mailsTo(email)).toContainEqual(
        expect.objectContaining({ kind: 'change', subject: 'Your Visavis account was changed' }),
      )
    },
  )

  it('never signs in: a code for linking confirms no sign-in, and the other way round', async () => {
    await ask(ann, 'phone', numberOf(2).e164)
    const code = await codeTo(server, numberOf(2))
    const tried = { countryCode: '49', phoneNumber: numberOf(2).mobileNo, verificationCode: code }
    expect((await ann.ask(phoneCalls.checkCode, tried)).code).toBe(25501)
    expect((await supply(ann, code)).code).toBe(25501)
    await ask(ann, 'email', email)
    expect((await ann.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })).code).toBe(25501)
  })
})

describe('what cannot be linked', () => {
  it('is the value that is linked already, however it is written [ACCT-114]', async () => {
    expect((await ask(ann, 'phone', '0049 1512 3000001')).code).toBe(400)
    expect((await ask(ann, 'phone', '+49 01512 3000001')).data).toEqual({ state: 'same' })
    await linkEmail(ann, email)
    expect((await ask(ann, 'email', ' ANN@example.org')).data).toEqual({ state: 'same' })
    expect((await textsTo(server, number)).filter(({ kind }) => kind === 'link')).toEqual([])
  })

  it('is another value within 7 days, and can be to the moment afterwards [ACCT-115]', async () => {
    await linkEmail(ann, email)
    await backdate(7 * DAY - SECOND)
    const nextChange = server.clock.now() + SECOND
    expect((await ask(ann, 'email', 'new@example.org')).data).toEqual({ state: 'later', nextChange })
    await server.clock.advance(SECOND)
    expect((await ask(ann, 'email', 'new@example.org')).data).toEqual({ state: 'sent' })
  })

  it('is a value of another account, which only its owner hears, and the account keeps it [ACCT-115]', async () => {
    await signUp(server, 'Bob')
    await server.clock.advance(MINUTE)
    const taken = await ask(ann, 'email', 'bob@example.org')
    const free = await ask(ann, 'email', 'nobody@example.org')
    expect([taken.code, taken.data, taken.body.length]).toEqual([free.code, free.data, free.body.length])
    const { code } = await mailTo(server, 'bob@example.org')
    const wrong = await ask(ann, 'email', 'bob@example.org', wrongFor(code))
    const wrongFree = await ask(
      ann,
      'email',
      'nobody@example.org',
      wrongFor((await mailTo(server, 'nobody@example.org')).code),
    )
    expect([wrong.code, wrongFree.code]).toEqual([25502, 25502])
    const nextChange = server.clock.now() + 7 * DAY
    expect((await ask(ann, 'email', 'bob@example.org', code)).data).toEqual({ state: 'later', nextChange })
    expect((await links(ann)).email).toBeNull()
    const again = { userAccount: 'bob@example.org', password: PASSWORD, deviceType: '4', deviceName: 'web' }
    expect((await (await server.visitor()).ask(emailCalls.emailLogin, again)).data.user.userName).toBe('Bob')
  })

  it.each(['', 'ann', 'a@b.c', 'ann@mailinator.com', 'ann@x.yopmail.com'])(
    'is %j, which is no address to be reached at [ACCT-54, ACCT-57]',
    async (value) => {
      expect(await ask(ann, 'email', value)).toMatchObject({ code: 400, message: 'Please enter a valid email' })
    },
  )

  it.each(['', '+49', '110', email])('is %j, which no number is like [ACCT-20]', async (value) => {
    expect(await ask(ann, 'phone', value)).toMatchObject({ code: 400, message: 'Enter a valid mobile number' })
  })
})

describe('the code of a link', () => {
  it('waits 60 s, is wrong five times at most, late after 10 minutes, and taken once [ACCT-116]', async () => {
    await ask(ann, 'phone', numberOf(2).e164)
    expect((await ask(ann, 'phone', numberOf(2).e164)).code).toBe(25504)
    await ask(ann, 'email', email)
    expect((await ask(ann, 'email', email)).code).toBe(60002)
    const code = await codeTo(server, numberOf(2))
    const heard = []
    for (let i = 0; i < 5; i++) heard.push((await ask(ann, 'phone', numberOf(2).e164, wrongFor(code))).code)
    expect(heard).toEqual([25502, 25502, 25502, 25502, 25506])
    expect((await ask(ann, 'phone', numberOf(2).e164, code)).code).toBe(25506)
    await server.clock.advance(10 * MINUTE)
    expect((await ask(ann, 'email', email, (await mailTo(server, email)).code)).code).toBe(25501)
  })

  it('is of one session and one value', async () => {
    const [other, again] = [await signUp(server, 'Bob'), await server.signInAgain(ann.userId, 'terminal')]
    await ask(ann, 'email', email)
    const { code } = await mailTo(server, email)
    expect((await ask(other, 'email', email, code)).code).toBe(25501)
    expect((await ask(again, 'email', email, code)).code).toBe(25501)
    expect((await ask(ann, 'email', 'new@example.org', code)).code).toBe(25501)
    expect((await ask(await server.visitor(), 'email', email, code)).status).toBe(401)
    expect((await ask(ann, 'email', email, code)).data.state).toBe('linked')
  })

  it('links one of two who prove the same value at once', async () => {
    const bob = await signUp(server, 'Bob')
    await ask(ann, 'phone', numberOf(2).e164)
    const ofAnn = await codeTo(server, numberOf(2))
    await server.clock.advance(MINUTE)
    await ask(bob, 'phone', numberOf(2).e164)
    const ofBob = await codeTo(server, numberOf(2))
    const heard = await Promise.all([
      ask(ann, 'phone', numberOf(2).e164, ofAnn),
      ask(bob, 'phone', numberOf(2).e164, ofBob),
    ])
    expect(heard.map(({ data }) => data.state).toSorted()).toEqual(['later', 'linked'])
  })

  it('costs a solved bot check, and asking what is linked costs none [ACCT-116]', async () => {
    await server.close()
    server = await startTestServer({
      env: { CAPTCHA: 'on' },
      settings: { limits: { codesPerDevice: { count: 1, ms: MINUTE } } },
    })
    const own = await server.signedIn()
    expect((await ask(own, 'email', email)).code).toBe(25507)
    expect((await ask(own, 'email', email)).status).toBe(429)
    expect((await own.ask(accountCalls.links, {})).data).toEqual({ email: null, phone: null })
  })
})
