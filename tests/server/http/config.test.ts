import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { type Config, loadConfig } from '../../../server/config'
import { defaultSettings, replaceSettings } from '../../../server/settings'

const complete = {
  MODE: 'production',
  DATABASE_URL: 'postgres://db/visavis',
  PUBLIC_ORIGIN: 'https://visavis.example',
  APP_KEY: 'a key',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'hello@visavis.example',
  TURN_URLS: 'turn:relay:3478',
  TURN_SECRET: 'a secret',
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

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ BASE_PATH: 'x/' }, 'BASE_PATH'],
    [{ MODE: 'test' }, 'MODE'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ NATS_URL: 'nats://bus' }, 'NATS_URL'],
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
      'TURN_URLS',
      'TURN_SECRET',
    ]) {
      expect(listed).toContain(name)
    }
  })

  it.each(Object.keys(complete).filter((name) => name !== 'MODE'))('refuses to start without %s', (name) => {
    expect(faults({ ...complete, [name]: '' }).join()).toContain(name)
  })

  it('takes what is switched off by name, and a file of its own instead of a database', () => {
    const { DATABASE_URL: _url, ...rest } = complete
    const env = { ...rest, SQLITE_FILE: '/data/v.sqlite', EMAIL: 'off', SMTP_URL: '', TURN: 'off', TURN_URLS: '' }
    expect(config(env)).toMatchObject({ mail: { kind: 'off' }, turn: null, store: { file: '/data/v.sqlite' } })
  })

  it('wants https and nothing behind the host', () => {
    for (const PUBLIC_ORIGIN of ['http://visavis.example', 'https://visavis.example/path', 'visavis.example']) {
      expect(faults({ ...complete, PUBLIC_ORIGIN })).toHaveLength(1)
    }
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
