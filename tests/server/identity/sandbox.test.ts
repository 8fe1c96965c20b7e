import { afterEach, describe, expect, it } from 'vitest'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { startTestServer, type TestServer } from '../test-server'
import { callbackAddress, choose, enterBy, keyFrom, open, startAddress, told, toSandbox } from './browser'
import { CLIENT, SECRET, startStandIn } from './stand-in'
import { operator } from '../../builders/operator'

const ada = { name: 'Ada', email: 'ada@example.net' }
const production = {
  MODE: 'production',
  ...operator,
  PUBLIC_ORIGIN: 'https://visavis.example',
  SQLITE_FILE: 'not-opened',
  APP_KEY: 'a key',
  EMAIL: 'off',
  SMS: 'off',
  TURN: 'off',
  PAYMENTS: 'off',
  HOST: '127.0.0.1',
}

let server: TestServer

afterEach(() => server.close())

/** What `/config.json` says. */
const config = async () => configCalls.runtime.reply.decode(await (await fetch(`${server.url}/config.json`)).json())

describe('the local identity pages', () => {
  it('say what they are, offer who was there before, and need no script', async () => {
    server = await startTestServer()
    const browser = await server.visitor()
    await keyFrom(server, browser, 'facebook', ada)
    const page = await open(browser, await toSandbox(server, browser, 'facebook'))
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const text of ['Sandbox', 'Sign in with Facebook', 'value="ada@example.net"', 'robin@example.org']) {
      expect(page.text).toContain(text)
    }
    expect(page.text).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    const style = /href="([^"]+\.css)"/.exec(page.text)?.[1] ?? ''
    expect((await open(browser, new URL(style, server.url).href)).headers.get('content-type')).toContain('text/css')
    const other = await open(browser, await toSandbox(server, browser, 'google'))
    expect(other.text).not.toContain('ada@example.net')
  })

  it.each([
    { name: '', email: 'ada@example.net' },
    { name: '   ', email: 'ada@example.net' },
    { name: 'Ada', email: '' },
    { name: 'Ada', email: 'ada' },
    { name: 'Ada', email: '<script>@x' },
  ])('ask again for %j, and show it as it was typed', async (typed) => {
    server = await startTestServer()
    const browser = await server.visitor()
    const address = await toSandbox(server, browser, 'google')
    const page = await open(browser, address, { form: typed })
    expect(page.status).toBe(400)
    expect(page.text).toContain('Please enter a name and a valid e-mail')
    expect(page.text).not.toContain('<script>')
    expect(await choose(server, browser, address, ada)).toMatchObject({ token_key: expect.any(String) })
  })

  it('say in words that a sign-in is over, foreign or forged', async () => {
    server = await startTestServer()
    const browser = await server.visitor()
    const address = await toSandbox(server, browser, 'google')
    await choose(server, browser, address, ada)
    const forged = `${server.url}/sandbox/identity/google/interaction/forged`
    for (const [who, where] of [
      [await server.visitor(), address],
      [browser, forged],
    ] as const) {
      const page = await open(who, where)
      expect([page.status, page.text.includes('This sign-in is over')]).toEqual([400, true])
    }
  })

  it('serve no browser to anybody but the product', async () => {
    server = await startTestServer()
    const browser = await server.visitor()
    const { location } = await open(browser, startAddress(server, 'google'))
    const asked = new URL(location)
    asked.searchParams.set('redirect_uri', 'http://localhost:1/elsewhere')
    const answer = await open(browser, asked.href)
    expect([answer.status, answer.location]).toEqual([400, ''])
    expect(answer.text).toContain('This sign-in is over')
    asked.searchParams.set('redirect_uri', callbackAddress(server, 'google'))
    asked.searchParams.delete('code_challenge')
    const withoutPkce = await open(browser, asked.href)
    expect(new URL(withoutPkce.location).searchParams.get('error')).toBe('invalid_request')
  })

  it('work below a base path, and by each name of this machine', async () => {
    server = await startTestServer({ env: { BASE_PATH: '/x/y' } })
    const browser = await server.visitor()
    expect((await enterBy(browser, await keyFrom(server, browser, 'apple', ada), 'apple')).code).toBe(10042)
    const byName = { ...server, url: server.url.replace('127.0.0.1', 'localhost') }
    const second = await server.visitor()
    const page = await toSandbox(byName, second, 'google')
    expect(page.startsWith(`${byName.url}/sandbox/identity/google/interaction/`)).toBe(true)
    expect(await choose(byName, second, page, ada)).toMatchObject({ token_key: expect.any(String) })
  })
})

describe('which providers there are', () => {
  it('tells the client: in local mode all, since those that are not configured are played [ACCT-1, ACCT-4]', async () => {
    server = await startTestServer()
    expect(await config()).toMatchObject({
      right: { signIn: ['phone', 'email', 'google', 'apple', 'facebook'] },
    })
  })

  it('in production none but those that are configured: no entry, no pages, no start [ACCT-4]', async () => {
    server = await startTestServer({ env: { ...production, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' } })
    expect(await config()).toMatchObject({ right: { signIn: ['google'], sandbox: false } })
    const browser = await server.visitor()
    const json = { headers: { accept: 'application/json' } }
    for (const face of ['google', 'apple', 'facebook']) {
      expect((await open(browser, `${server.url}/sandbox/identity/${face}/auth`, json)).status).toBe(404)
    }
    expect((await open(browser, `${server.url}/sandbox/identity.css`, json)).status).toBe(404)
    expect(told(server, await open(browser, startAddress(server, 'apple')))).toEqual({
      social: 'apple',
      error: 'failed',
    })
    const back = await open(browser, callbackAddress(server, 'facebook'), { form: { state: 'x' } })
    expect(told(server, back)).toEqual({ social: 'facebook', error: 'failed' })
  })

  it('counts starts and returns of an address', async () => {
    const provider = await startStandIn()
    const google = { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: CLIENT, GOOGLE_CLIENT_SECRET: SECRET }
    const limits = { signInsPerAddress: { count: 3, ms: 60_000 } }
    server = await startTestServer({ env: { ...production, ...google, TRUST_PROXY: '1' }, settings: { limits } })
    const browser = await server.visitor()
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const begin = async (address: string) =>
      (await open(browser, startAddress(server, 'google'), from(address))).location.startsWith(provider.issuer)
    expect([await begin('203.0.113.1'), await begin('203.0.113.1')]).toEqual([true, true])
    await open(browser, callbackAddress(server, 'google'), from('203.0.113.1'))
    expect([await begin('203.0.113.1'), await begin('203.0.113.2')]).toEqual([false, true])
    await provider.close()
  })

  it('sends browsers back to the address of the deployment, whatever name they asked', async () => {
    const provider = await startStandIn()
    const google = { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: CLIENT, GOOGLE_CLIENT_SECRET: SECRET }
    server = await startTestServer({ env: { ...production, ...google } })
    const { location } = await open(await server.visitor(), startAddress(server, 'google'))
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(
      'https://visavis.example/account/v1/oidc/google/callback',
    )
    await provider.close()
  })
})
