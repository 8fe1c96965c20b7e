import { afterEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../../src/domain/kernel/time'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import type { Asker } from '../asker'
import { check, login, numberOf, PHONE_PASSWORD, reset, send, setPassword, signUpByPhone, textsTo } from '../by-phone'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

let server: TestServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

const start = async (options: TestServerOptions): Promise<TestServer> => {
  server = await startTestServer(options)
  return server
}

const limited = (name: string, count: number) => ({
  settings: { signIn: { [name]: { count, ms: HOUR } }, limits: { codesPerDevice: { count: 100, ms: HOUR } } },
})

describe('messages', () => {
  it('go to one number so often in an hour, whoever asks [ACCT-93]', async () => {
    const { clock, visitor } = await start(limited('textsPerNumber', 2))
    const heard = []
    for (let i = 0; i < 3; i++) {
      heard.push((await send(await visitor(), numberOf(1))).code)
      await clock.advance(MINUTE)
    }
    expect(heard).toEqual([200, 200, 25503])
    expect((await send(await visitor(), numberOf(2))).code).toBe(200)
    await clock.advance(HOUR)
    expect((await send(await visitor(), numberOf(1))).code).toBe(200)
  })

  it('are asked for by one device so often, whatever the number [ACCT-93]', async () => {
    const { visitor } = await start(limited('textsPerDevice', 2))
    const ada = await visitor()
    const heard = [await send(ada, numberOf(1)), await send(ada, numberOf(2)), await send(ada, numberOf(3))]
    expect(heard.map(({ code }) => code)).toEqual([200, 200, 25503])
    expect((await send(await visitor(), numberOf(3))).code).toBe(200)
  })

  it('are asked for from one address so often, whatever the device [ACCT-93]', async () => {
    const { visitor } = await start({ ...limited('textsPerAddress', 1), env: { TRUST_PROXY: '1' } })
    const from = async (address: string, n: number) => {
      const asker = await visitor()
      const ask: Asker['ask'] = (call, params) => asker.ask(call, params, { headers: { 'x-forwarded-for': address } })
      return (await send({ ...asker, ask }, numberOf(n))).code
    }
    expect([await from('192.0.2.7', 1), await from('192.0.2.7', 2), await from('192.0.2.8', 3)]).toEqual([
      200, 25503, 200,
    ])
  })

  it('wait for the bot check, which opens nothing by being refused [ACCT-93]', async () => {
    const gateway = await start({ env: { CAPTCHA: 'on' } })
    expect((await send(await gateway.visitor(), numberOf(1))).code).toBe(25507)
    expect(await textsTo(gateway, numberOf(1))).toEqual([])
  })
})

describe('rules of a country', () => {
  it('close sign-up there, and nobody new gets a message, without a word of it [ACCT-26, ACCT-31]', async () => {
    const gateway = await start({ env: { PHONE_RULES: '{"DE":{"register":0,"registerPassword":0}}' } })
    const ada = await gateway.visitor()
    const { data } = await check(ada, numberOf(1))
    expect(data.passwordConfig).toEqual({
      mobileRegisterEnable: 0,
      mobileRegisterSetPassword: 0,
      userLoginSetPassword: 1,
    })
    expect((await send(ada, numberOf(1))).code).toBe(200)
    expect((await send(ada, numberOf(1))).code).toBe(25504)
    expect(await textsTo(gateway, numberOf(1))).toEqual([])
  })

  it('close a channel there [ACCT-27]', async () => {
    const gateway = await start({ env: { PHONE_RULES: '{"*":{"sms":0}}' } })
    const ada = await gateway.visitor()
    expect((await check(ada, numberOf(1))).data).toMatchObject({ sendSms: 0, sendWhatsapp: 1 })
    expect((await send(ada, numberOf(1))).code).toBe(400)
    expect((await send(ada, numberOf(1), { channel: 'whatsapp' })).code).toBe(200)
  })
})

const methodsOf = async (asker: Asker): Promise<readonly string[]> => {
  const { body } = await asker.ask(configCalls.runtime, {})
  return (JSON.parse(body) as { signIn: readonly string[] }).signIn
}

describe('a deployment without messages', () => {
  it('says so to everybody, and sends none [ACCT-1, ACCT-27]', async () => {
    const gateway = await start({ env: { SMS: 'off' } })
    const ada = await gateway.visitor()
    expect((await check(ada, numberOf(1))).data).toMatchObject({ sendSms: 0, sendWhatsapp: 0 })
    expect(await send(ada, numberOf(1))).toMatchObject({
      code: 400,
      message: 'Sorry, register with phone number is not available in your country/region',
    })
    expect((await methodsOf(ada)).includes('phone')).toBe(false)
  })

  it('is not meant where they are sent: then the phone stands among the ways to sign in [ACCT-1]', async () => {
    const gateway = await start({})
    expect((await methodsOf(await gateway.visitor())).includes('phone')).toBe(true)
  })
})

describe('passwords', () => {
  it('are hashed so many at a time; the others hear that it is busy [ACCT-95]', async () => {
    const gateway = await start({ settings: { signIn: { hashesAtOnce: 1 } } })
    const ada = await signUpByPhone(gateway, 'Ada', numberOf(1), PHONE_PASSWORD)
    const heard = await Promise.all([1, 2, 3, 4].map(() => login(ada, numberOf(1), PHONE_PASSWORD)))
    const codes = heard.map(({ code }) => code)
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0)
    expect(codes.filter((code) => code === 35506).length).toBeGreaterThan(0)
    expect(codes.filter((code) => code !== 200 && code !== 35506)).toEqual([])
  })

  it('are neither set nor reset while it is busy [ACCT-95]', async () => {
    const gateway = await start({ settings: { signIn: { hashesAtOnce: 0 } } })
    const ada = await signUpByPhone(gateway, 'Ada', numberOf(1))
    expect((await setPassword(ada, numberOf(1), PHONE_PASSWORD)).code).toBe(35506)
    expect((await reset(ada, numberOf(1), PHONE_PASSWORD, '')).code).toBe(35506)
    expect((await login(ada, numberOf(1), PHONE_PASSWORD)).code).toBe(35506)
  })
})
