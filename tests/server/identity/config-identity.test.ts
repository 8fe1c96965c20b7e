import * as E from 'fp-ts/Either'
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Config, loadConfig } from '../../../server/config'
import { operator } from '../../builders/operator'

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_KEY: key }
const facebook = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }
const production = {
  MODE: 'production',
  ...operator,
  SQLITE_FILE: 'x.sqlite',
  PUBLIC_ORIGIN: 'https://visavis.example',
  APP_KEY: 'a key',
  EMAIL: 'off',
  SMS: 'off',
  TURN: 'off',
  PAYMENTS: 'off',
}

const load = (env: Readonly<Record<string, string>>) => loadConfig(env, [])
const social = (env: Readonly<Record<string, string>>): Config['social'] => {
  const loaded = load(env)
  if (E.isLeft(loaded)) throw new Error(loaded.left.join())
  return loaded.right.social
}
const faults = (env: Readonly<Record<string, string>>) => {
  const loaded = load(env)
  return E.isLeft(loaded) ? loaded.left : []
}

const kinds = (configs: Config['social']) => Object.values(configs).map(({ kind }) => kind)

describe('the providers of a deployment', () => {
  it('are played in local mode and off in production, until they are configured [ACCT-4]', () => {
    expect(kinds(social({}))).toEqual(['sandbox', 'sandbox', 'sandbox'])
    expect(kinds(social(production))).toEqual(['off', 'off', 'off'])
    expect(kinds(social({ ...production, ...facebook }))).toEqual(['off', 'off', 'oidc'])
    expect(kinds(social({ ...google, ...apple, ...facebook }))).toEqual(['oidc', 'oidc', 'oidc'])
  })

  it('stand where everybody knows them, and a key may come on one line', () => {
    const all = social({ ...google, ...apple, APPLE_KEY: key.replaceAll('\n', String.raw`\n`), ...facebook })
    expect(all.google).toMatchObject({ client: { issuer: 'https://accounts.google.com', tokenEndpoint: null } })
    expect(all.apple).toMatchObject({ client: { issuer: 'https://appleid.apple.com', proof: { key } } })
    expect(all.facebook).toMatchObject({
      client: {
        issuer: 'https://www.facebook.com',
        tokenEndpoint: expect.stringMatching(/^https:\/\/graph\.facebook\.com/),
      },
    })
  })

  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is of no use without it'],
    [{ ...apple, APPLE_TEAM_ID: '' }, 'APPLE_TEAM_ID is missing: APPLE_CLIENT_ID is of no use without it'],
    [{ FACEBOOK_CLIENT_SECRET: 's' }, 'FACEBOOK_CLIENT_ID is missing: FACEBOOK_CLIENT_SECRET is of no use without it'],
    [
      { ...apple, APPLE_KEY: 'no key' },
      'APPLE_KEY wants a private key of the curve P-256 in PKCS 8, as Apple gives it',
    ],
    [{ ...google, GOOGLE_ISSUER: 'http://evil.example' }, 'GOOGLE_ISSUER wants an https address'],
    [{ ...google, GOOGLE_ISSUER: 'nonsense' }, 'GOOGLE_ISSUER wants an https address'],
    [{ ...facebook, FACEBOOK_TOKEN_ENDPOINT: 'ftp://x' }, 'FACEBOOK_TOKEN_ENDPOINT wants an https address'],
  ])('%j is refused in words, in both modes', (env, fault) => {
    expect(faults(env)).toEqual([fault])
    expect(faults({ ...production, ...env })).toEqual([fault])
  })

  it('may stand on this machine without TLS', () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect(faults({ ...google, GOOGLE_ISSUER: `http://${host}:9000` })).toEqual([])
    }
  })
})
