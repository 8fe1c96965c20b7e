import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/kernel/time'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'
import { callbackAddress, enterBy, open, startAddress, told } from './browser'
import { CLIENT, isAppleProof, type Misbehaviour, SECRET, type StandIn, startStandIn } from './stand-in'

type Provider = 'google' | 'apple' | 'facebook'

const team = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const envOf = (issuer: string): Readonly<Record<string, string>> => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: CLIENT,
  GOOGLE_CLIENT_SECRET: SECRET,
  APPLE_ISSUER: issuer,
  APPLE_CLIENT_ID: CLIENT,
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_KEY: team.privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .replaceAll('\n', String.raw`\n`),
  FACEBOOK_ISSUER: issuer,
  FACEBOOK_CLIENT_ID: CLIENT,
  FACEBOOK_CLIENT_SECRET: SECRET,
  FACEBOOK_TOKEN_ENDPOINT: `${issuer}/token`,
})

let provider: StandIn
let server: TestServer
let browser: Asker

beforeEach(async () => {
  provider = await startStandIn()
  server = await startTestServer({ env: envOf(provider.issuer), settings: { signIn: { providerMs: 1_000 } } })
  browser = await server.visitor()
})
afterEach(async () => {
  await server.close()
  await provider.close()
})

/** What the product asks of the provider. */
const begin = async (name: Provider = 'google'): Promise<URLSearchParams> => {
  const { location } = await open(browser, startAddress(server, name))
  expect(location.startsWith(`${provider.issuer}/authorize?`)).toBe(true)
  return new URL(location).searchParams
}

const comeBack = async (answer: Readonly<Record<string, string>>, name: Provider = 'google') =>
  told(server, await open(browser, `${callbackAddress(server, name)}?${new URLSearchParams(answer).toString()}`))

/** The whole way with what the provider says of the person. */
const signIn = async (claims: Readonly<Record<string, unknown>> = {}, name: Provider = 'google') => {
  const asked = await begin(name)
  return comeBack({ code: provider.grant(asked, claims), state: asked.get('state') ?? '' }, name)
}

const failed = { social: 'google', error: 'failed' }

describe('what is asked of a provider', () => {
  it('is a code with PKCE (S256), state and nonce, each 256 bits and new each time [ACCT-1]', async () => {
    const [one, two] = [await begin(), await begin()]
    expect(Object.fromEntries(one)).toMatchObject({
      client_id: CLIENT,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: callbackAddress(server, 'google'),
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(Buffer.from(one.get(name) ?? '', 'base64url')).toHaveLength(32)
      expect(one.get(name)).not.toBe(two.get(name))
    }
  })

  it('is redeemed with the verifier and the secret, and ends in a key', async () => {
    expect(await signIn()).toEqual({ social: 'google', token_key: expect.stringMatching(/^[\w-]{43}$/) })
    expect(provider.lastRequest().get('client_secret')).toBe(SECRET)
  })

  it('is proved to Apple by a token of the team’s key for five minutes, and answered by a form from its site', async () => {
    const asked = await begin('apple')
    expect([asked.get('response_mode'), asked.get('scope')]).toEqual(['form_post', 'openid email name'])
    const form = { code: provider.grant(asked), state: asked.get('state') ?? '', user: '{"name":{}}' }
    const back = await open(browser, callbackAddress(server, 'apple'), { form, crossSite: true })
    expect(told(server, back)['token_key']).toBeTruthy()
    const secret = provider.lastRequest().get('client_secret') ?? ''
    expect(isAppleProof(secret, team.publicKey)).toBe(true)
    const [header, claims] = secret.split('.').map((part) => Buffer.from(part, 'base64url').toString('utf8'))
    expect(JSON.parse(header ?? '')).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' })
    const { exp, iat, ...rest } = JSON.parse(claims ?? '') as Record<string, number>
    expect(rest).toEqual({ iss: 'TEAM123456', sub: CLIENT, aud: provider.issuer })
    expect([iat, (exp ?? 0) - (iat ?? 0)]).toEqual([Math.floor(server.clock.now() / 1_000), (5 * MINUTE) / 1_000])
  })

  it('finds the token endpoint of Facebook, whose metadata name none', async () => {
    provider.behave({ silentAboutToken: true })
    expect(await signIn({}, 'facebook')).toMatchObject({ token_key: expect.any(String) })
    const asked = await begin()
    expect(await comeBack({ code: provider.grant(asked), state: asked.get('state') ?? '' })).toEqual(failed)
  })
})

describe('an answer that fails in words', () => {
  const cases: readonly (readonly [string, Misbehaviour])[] = [
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['for several clients, of which we are not the one meant', { claims: { aud: [CLIENT, 'other'], azp: 'other' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['to another question', { claims: { nonce: 'another' } }],
    ['to no question', { claims: { nonce: undefined } }],
    ['that is over', { claims: { exp: 1 } }],
    ['that never ends', { claims: { exp: undefined } }],
    ['about nobody', { claims: { sub: undefined } }],
    ['that a foreign key has signed', { foreignKey: true }],
    ['that nobody has signed', { unsigned: true }],
    ['without an id token', { noIdToken: true }],
    ['while the provider is out of order', { tokenStatus: 500 }],
    ['that does not come', { hangs: true }],
  ]
  it.each(cases)('an id token %s', async (_, misbehaviour) => {
    provider.behave(misbehaviour)
    expect(await signIn()).toEqual(failed)
    provider.behave({})
    expect(await signIn()).toMatchObject({ token_key: expect.any(String) })
  })

  it('a code a second time, for another flow, or one that nobody gave', async () => {
    const [one, two, three] = [await begin(), await begin(), await begin()]
    const code = provider.grant(one)
    expect(await comeBack({ code, state: one.get('state') ?? '' })).toMatchObject({ token_key: expect.any(String) })
    expect(await comeBack({ code, state: one.get('state') ?? '' })).toEqual(failed)
    expect(await comeBack({ code, state: two.get('state') ?? '' })).toEqual(failed)
    expect(await comeBack({ code: provider.grant(one), state: three.get('state') ?? '' })).toEqual(failed)
  })

  it('an answer that names another issuer (mix-up)', async () => {
    const asked = await begin()
    const answer = { code: provider.grant(asked), state: asked.get('state') ?? '', iss: 'https://evil.example' }
    expect(await comeBack(answer)).toEqual(failed)
  })

  it('an error of the provider; only turning back is called so', async () => {
    const outcomes = []
    for (const error of ['server_error', 'access_denied', 'user_cancelled_authorize', '<script>', '']) {
      outcomes.push((await comeBack({ error, state: (await begin()).get('state') ?? '' }))['error'])
    }
    expect(outcomes).toEqual(['failed', 'cancelled', 'cancelled', 'failed', 'failed'])
  })

  it('a provider that cannot be reached; the next try asks it anew', async () => {
    await provider.close()
    expect(told(server, await open(browser, startAddress(server, 'google')))).toEqual(failed)
    provider = await startStandIn(Number(new URL(provider.issuer).port))
    expect(await signIn()).toMatchObject({ token_key: expect.any(String) })
  })
})

describe('what a provider says of the person', () => {
  const noted = async (claims: Readonly<Record<string, unknown>>) => {
    await signIn(claims)
    const rows = await server.parts.store.read((db) => db.selectFrom('social_flows').selectAll().execute())
    return rows[0]
  }

  it.each([
    [{ email: 'a@example.org', email_verified: true }, 'a@example.org'],
    [{ email: 'a@example.org', email_verified: 'true' }, 'a@example.org'],
    [{ email: 'a@example.org', email_verified: false }, null],
    [{ email: 'a@example.org' }, null],
    [{ email: 7, email_verified: true }, null],
    [{}, null],
  ])('%j counts as the address %s', async (claims, email) => {
    expect((await noted(claims))?.email).toBe(email)
  })

  it('its name is offered for the profile, whatever it holds', async () => {
    const { token_key = '' } = await signIn({ name: '<b>Ada</b>' })
    expect((await enterBy(browser, token_key, 'google')).data).toMatchObject({ nick_name: '<b>Ada</b>' })
  })
})
