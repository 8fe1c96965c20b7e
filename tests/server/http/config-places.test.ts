import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { type Config, loadConfig } from '../../../server/config'
import { publicConfig } from '../../../server/http/config-json'
import { securityHeaders } from '../../../server/http/security-headers'

const faults = (env: Readonly<Record<string, string>>): string => {
  const loaded = loadConfig(env, [])
  return E.isLeft(loaded) ? loaded.left.join('\n') : ''
}

const config = (env: Readonly<Record<string, string>>): Config => {
  const loaded = loadConfig({ PAYMENTS: 'off', ...env }, [])
  if (E.isLeft(loaded)) throw new Error(loaded.left.join('\n'))
  return loaded.right
}

const told = (env: Readonly<Record<string, string>>) =>
  publicConfig({ config: config(env), build: '1', sealKey: '', vapidKey: '' })

describe('pages that may stand within the product', () => {
  it('are those of the own host, unless the deployment lists others; the content policy knows the same [SHELL-27]', () => {
    expect(told({}).pageHosts).toEqual(['self'])
    expect(securityHeaders(config({}))['content-security-policy']).toContain("frame-src 'self';")
    const listed = { PAGE_HOSTS: 'self, Pages.example.com,events.example.com:8443' }
    expect(told(listed).pageHosts).toEqual(['self', 'pages.example.com', 'events.example.com:8443'])
    expect(securityHeaders(config(listed))['content-security-policy']).toContain(
      "frame-src 'self' https://pages.example.com https://events.example.com:8443;",
    )
  })

  it.each(['https://pages.example.com', '*.example.com', 'a b', 'x; script-src *', 'example.com/path'])(
    'are hosts and nothing else: %s [SHELL-27]',
    (PAGE_HOSTS) => expect(faults({ PAGE_HOSTS })).toContain('PAGE_HOSTS'),
  )
})

describe('customer service and the app', () => {
  it('are at the addresses that the deployment names [SHELL-62, SHELL-87]', () => {
    expect(told({})).toMatchObject({ support: '', apps: { android: '', ios: '' } })
    const named = { SUPPORT_ADDRESS: 'mailto:help@example.com', APP_IOS: 'https://apps.example.com/1' }
    expect(told(named)).toMatchObject({
      support: 'mailto:help@example.com',
      apps: { android: '', ios: 'https://apps.example.com/1' },
    })
  })

  it.each([
    { SUPPORT_ADDRESS: 'javascript:alert(1)' },
    { SUPPORT_ADDRESS: 'http://help.example.com' },
    { SUPPORT_ADDRESS: 'mailto:' },
    { APP_ANDROID: 'market://details?id=x' },
    { APP_IOS: 'itms-apps://x' },
  ])('are encrypted pages, and a mail: %j', (env) => {
    const [name = ''] = Object.keys(env)
    expect(faults(env)).toContain(name)
  })
})
