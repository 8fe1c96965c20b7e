import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/kernel/time'
import type { Asker } from '../asker'
import { startTestServer, type TestServer } from '../test-server'
import { callbackAddress, open, startAddress, told } from './browser'

let server: TestServer
let browser: Asker

beforeEach(async () => {
  server = await startTestServer()
  browser = await server.visitor()
})
afterEach(() => server.close())

describe('coming back', () => {
  const failed = (provider: string) => ({ social: provider, error: 'failed' })
  const back = async (provider: string, query: string) =>
    told(server, await open(browser, `${callbackAddress(server, provider)}?${query}`))
  const begin = async () => new URL((await open(browser, startAddress(server, 'google'))).location).searchParams

  it.each(['', 'state=', 'state=forged&code=x', 'code=x', 'state=%00', `state=${'x'.repeat(5_000)}`, 'error=x', '%'])(
    'with %s fails in words',
    async (query) => {
      expect(await back('google', query)).toEqual(failed('google'))
    },
  )

  it('counts once, only for its provider, for 10 minutes', async () => {
    const [one, two, three] = [await begin(), await begin(), await begin()]
    const denied = (state: string | null) => `error=access_denied&state=${state ?? ''}`
    expect(await back('apple', denied(one.get('state')))).toEqual(failed('apple'))
    expect(await back('google', denied(one.get('state')))).toEqual({ social: 'google', error: 'cancelled' })
    expect(await back('google', denied(one.get('state')))).toEqual(failed('google'))
    await server.clock.advance(10 * MINUTE - 1)
    expect(await back('google', denied(two.get('state')))).toEqual({ social: 'google', error: 'cancelled' })
    await server.clock.advance(1)
    expect(await back('google', denied(three.get('state')))).toEqual(failed('google'))
  })

  it('with a code that nobody gave fails in words', async () => {
    const state = (await begin()).get('state') ?? ''
    expect(await back('google', `code=forged&state=${state}`)).toEqual(failed('google'))
  })

  it('leads to the product only, whatever the request asks for', async () => {
    const start = await open(
      browser,
      `${startAddress(server, 'google')}?back=https://evil.example&return=//evil.example`,
    )
    expect(start.location).not.toContain('evil')
    expect(await back('google', 'back=https://evil.example')).toEqual(failed('google'))
  })

  it('forms larger than 16 KiB are not read', async () => {
    const form = { state: 'x'.repeat(17 * 1024) }
    expect((await open(browser, callbackAddress(server, 'apple'), { form })).status).toBe(413)
  })

  it('does not know a provider that is not in the table', async () => {
    for (const address of [startAddress(server, 'myspace'), callbackAddress(server, 'myspace')]) {
      expect((await open(browser, address, { headers: { accept: 'application/json' } })).status).toBe(404)
    }
  })
})

describe('the start', () => {
  it('is for the product’s own pages: a link of somebody else begins nothing', async () => {
    const start = await open(browser, startAddress(server, 'google'), { crossSite: true })
    expect(told(server, start)).toEqual({ social: 'google', error: 'failed' })
    expect(browser.cookies.has('__Host-flow')).toBe(false)
  })

  it('sets a flow cookie that no script reads, and keeps the one that is there', async () => {
    const { headers } = await open(browser, startAddress(server, 'google'))
    const [line = ''] = headers.getSetCookie()
    for (const part of ['__Host-flow=', 'Max-Age=1800', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) {
      expect(line).toContain(part)
    }
    const before = browser.cookies.get('__Host-flow')
    await open(browser, startAddress(server, 'apple'))
    expect(browser.cookies.get('__Host-flow')).toBe(before)
  })
})
