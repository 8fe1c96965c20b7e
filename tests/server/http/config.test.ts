import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { type Config, loadConfig } from '../../../server/config'
import { phoneRuleOf } from '../../../server/config-phone'
import { publicConfig } from '../../../server/http/config-json'
import { defaultSettings, replaceSettings } from '../../../server/settings'
import { operator } from '../../builders/operator'

const complete = {
  MODE: 'production',
  ...operator,
  DATABASE_URL: 'postgres://db/visavis',
  PUBLIC_ORIGIN: 'https://visavis.example',
  APP_KEY: 'a key',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'hello@visavis.example',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'a token',
  TWILIO_FROM: '+15005550006',
  TURN_URLS: 'turn:relay:3478',
  TURN_SECRET: 'a secret',
  CHECKOUT_COM_SECRET_KEY: 'sk_1',
  CHECKOUT_COM_WEBHOOK_KEY: 'a key of webhooks',
}

const faults = (env: Readonly<Record<string, string>>, argv: readonly string[] = []): readonly string[] => {
  const loaded = loadConfig(env, argv)
  return E.isLeft(loaded) ? loaded.left : []
}

const config = (env: Readonly<Record<string, string>>): Config => {
  const loaded = loadConfig(env, [])
  if (E.isLeft(loaded)) throw new Error(loaded.left.join())
  return loaded.right
}

describe('local mode', () => {
  it('is the default: loopback, port 4100, a file under .data, mails to the outbox page', () => {
    expect(config({})).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 4100,
      address: 'http://localhost:4100',
      store: { kind: 'sqlite', file: '.data/visavis.sqlite' },
      mail: { kind: 'outbox' },
    })
  })

  it('refuses another address, and --lan with a clear text', () => {
    expect(faults({ HOST: '0.0.0.0' })).toHaveLength(1)
    expect(faults({}, ['--lan'])[0]).toContain('--lan')
  })

  it('tells the client the end of offers without one, as set [COIN-58]', () => {
    const told = (SETTINGS: string) =>
      publicConfig({ config: config({ SETTINGS }), build: '1', sealKey: '', vapidKey: '' }).defaultOfferEnd
    expect(told('{}')).toBe(1_735_689_600_000)
    expect(told('{"offers":{"limited":{"defaultEnd":1893456000000}}}')).toBe(1_893_456_000_000)
  })

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ BASE_PATH: 'x/' }, 'BASE_PATH'],
    [{ MODE: 'test' }, 'MODE'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ NATS_URL: 'http://bus' }, 'NATS_URL'],
    [{ NATS_URL: 'nats://bus:4222,nats://' }, 'NATS_URL'],
    [{ TWILIO_API: 'http://sms.example' }, 'TWILIO_API'],
    [{ PHONE_RULES: '{' }, 'PHONE_RULES'],
    [{ PHONE_RULES: '[]' }, 'PHONE_RULES'],
    [{ PHONE_RULES: '{"DE":{"register":2}}' }, 'PHONE_RULES'],
    [{ PHONE_RULES: '{"DE":{"nonsense":1}}' }, 'PHONE_RULES'],
    [{ PHONE_RULES: '{"XX":{"register":0}}' }, 'PHONE_RULES'],
    [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER'],
    [{ DEFAULT_COUNTRY: 'XX' }, 'DEFAULT_COUNTRY'],
    [{ OPERATOR_EMAIL: 'Ada <a@b.example>' }, 'OPERATOR_EMAIL'],
    [{ SETTINGS: '{' }, 'SETTINGS'],
    [{ SETTINGS: '{"chat":{"nonsense":1}}' }, 'chat.nonsense'],
    [{ SETTINGS: '{"chat":{"freeMessages":"many"}}' }, 'chat.freeMessages'],
    [{ SETTINGS: '{"chat":{"freeMessages":-1}}' }, 'chat.freeMessages'],
  ])('names what is wrong in %j', (env, named) => {
    expect(faults(env as Record<string, string>).join()).toContain(named)
  })
})

describe('production mode', () => {
  it('starts when everything is configured, without the stand-ins', () => {
    expect(config(complete)).toMatchObject({ mode: 'production', mail: { kind: 'smtp' }, store: { kind: 'postgres' } })
    expect(faults(complete)).toEqual([])
  })

  it('refuses to start and lists all that is missing at once', () => {
    const listed = faults({ MODE: 'production' }).join('\n')
    for (const name of [
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'APP_KEY',
      'SMTP_URL',
      'MAIL_FROM',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_AUTH_TOKEN',
      'TWILIO_FROM',
      'TURN_URLS',
      'TURN_SECRET',
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
      'OPERATOR_EMAIL',
      'CHECKOUT_COM_SECRET_KEY',
      'PAYMENTS=off',
    ]) {
      expect(listed).toContain(name)
    }
  })

  it.each(Object.keys(complete).filter((name) => name !== 'MODE'))('refuses to start without %s', (name) => {
    expect(faults({ ...complete, [name]: '' }).join()).toContain(name)
  })

  it('takes what is switched off by name, and a file of its own instead of a database', () => {
    const { DATABASE_URL: _url, ...rest } = complete
    const off = { EMAIL: 'off', SMTP_URL: '', SMS: 'off', TWILIO_AUTH_TOKEN: '', TURN: 'off', TURN_URLS: '' }
    const unpaid = { PAYMENTS: 'off', CHECKOUT_COM_SECRET_KEY: '', CHECKOUT_COM_WEBHOOK_KEY: '' }
    expect(config({ ...rest, ...off, ...unpaid, SQLITE_FILE: '/data/v.sqlite' })).toMatchObject({
      mail: { kind: 'off' },
      sms: { kind: 'off' },
      turn: null,
      payments: { adapters: {}, sandboxPort: null },
      store: { file: '/data/v.sqlite' },
    })
  })

  it('wants one key of evidence where several processes may seal it', () => {
    const several = { ...complete, NATS_URL: 'nats://bus:4222' }
    expect(faults(several).join()).toContain('EVIDENCE_KEY')
    expect(faults({ ...several, EVIDENCE_KEY: Buffer.alloc(32, 1).toString('base64') })).toEqual([])
  })

  it('wants https and nothing behind the host', () => {
    for (const PUBLIC_ORIGIN of ['http://visavis.example', 'https://visavis.example/path', 'visavis.example']) {
      expect(faults({ ...complete, PUBLIC_ORIGIN })).toHaveLength(1)
    }
  })
})

describe('telephones', () => {
  it('may do everything everywhere, unless the deployment says so for a country or for all', () => {
    const { phoneRules } = config({ PHONE_RULES: '{"*":{"whatsapp":0},"DE":{"register":0}}' })
    const rest = { sms: 1, registerPassword: 1, loginPassword: 1 }
    expect(phoneRuleOf(config({}).phoneRules, 'DE')).toEqual({ ...rest, whatsapp: 1, register: 1 })
    expect(phoneRuleOf(phoneRules, 'DE')).toEqual({ ...rest, whatsapp: 0, register: 0 })
    expect(phoneRuleOf(phoneRules, '')).toEqual({ ...rest, whatsapp: 0, register: 1 })
  })

  it('are sent to by each channel that has a sender', () => {
    const account = { sid: 'AC1', token: 'a token', api: 'https://api.twilio.com', from: { sms: '+15005550006' } }
    expect(config(complete).sms).toEqual({ kind: 'twilio', account })
    const both = config({ ...complete, TWILIO_WHATSAPP_FROM: '+15005550007', TWILIO_API: 'https://sms.example/' })
    const from = { sms: '+15005550006', whatsapp: '+15005550007' }
    expect(both.sms).toEqual({ kind: 'twilio', account: { ...account, api: 'https://sms.example', from } })
  })
})

describe('figures', () => {
  it('are replaced one by one, the others stay', () => {
    const own = defaultSettings('production')
    const replaced = replaceSettings(own, { chat: { freeMessages: 3 } })
    expect(replaced).toEqual(E.right({ ...own, chat: { ...own.chat, freeMessages: 3 } }))
  })

  it('give 10 free messages a day, in local mode 100', () => {
    expect(defaultSettings('production').chat.freeMessages).toBe(10)
    expect(defaultSettings('local').chat.freeMessages).toBe(100)
  })
})
