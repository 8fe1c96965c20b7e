import { afterEach, describe, expect, it } from 'vitest'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

const told = async (env: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) => {
  server ??= await startTestServer({ env })
  return (await (await server.visitor()).ask(accountCalls.countryOfAddress, {}, { headers })).data
}

const behindProxy = { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry', DEFAULT_COUNTRY: 'SE' }

describe('the country of an address', () => {
  it('is none where the deployment names none, and no header of the caller changes that [DATA-7]', async () => {
    const own = { id: 0, ab: '', ip: '127.0.0.1' }
    expect(await told({}, { 'cf-ipcountry': 'DE', 'x-forwarded-for': '203.0.113.9' })).toEqual(own)
  })

  it('is the one that the own proxy tells [DATA-4, DATA-7]', async () => {
    const from = (country: string) => ({ 'cf-ipcountry': country, 'x-forwarded-for': '203.0.113.9' })
    expect(await told(behindProxy, from('DE'))).toEqual({ id: 276, ab: 'DE', ip: '203.0.113.9' })
    expect(await told(behindProxy, from('tr'))).toEqual({ id: 792, ab: 'TR', ip: '203.0.113.9' })
    for (const none of ['XX', 'T1', '', 'DEU', '<b>']) {
      expect(await told(behindProxy, from(none))).toEqual({ id: 752, ab: 'SE', ip: '203.0.113.9' })
    }
  })

  it.each(['10.1.2.3', '192.168.0.4', '172.20.0.1', '100.64.0.1', 'fd00::1', '::1'])(
    'is the one of the deployment for %s, which is within a network of its own',
    async (address) => {
      const headers = { 'cf-ipcountry': 'DE', 'x-forwarded-for': address }
      expect(await told(behindProxy, headers)).toEqual({ id: 752, ab: 'SE', ip: address })
    },
  )
})
