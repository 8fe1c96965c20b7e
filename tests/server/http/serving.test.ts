import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WORKER_FILE } from '../../../src/domain/kernel/worker-messages'
import { runtimeConfig } from '../../../src/infrastructure/gateway/contract/config.codec'
import { startTestServer, type TestServer } from '../test-server'

let gateway: TestServer
let clientDir = ''

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(clientDir, 'assets'))
  await writeFile(
    join(clientDir, 'index.html'),
    '<html><head><link rel="modulepreload" crossorigin href="./assets/libraries-5a6b.js"><style>.a{}</style></head><script type="module" src="./assets/main-1a2b.js"></script><img src="/demo/1.svg"><a href="//other.example/"></html>',
  )
  await writeFile(join(clientDir, 'assets/main-1a2b.js'), 'export {}')
  await writeFile(join(clientDir, 'assets/main-1a2b.js.br'), 'brotli')
  await writeFile(join(clientDir, 'assets/search.worker-3c4d.js'), 'self')
  await writeFile(join(clientDir, 'boot.js'), 'void 0')
  for (const file of ['assets/searchWorker-5e6f.js', 'assets/main-1a2b.js.map', 'icon.svg'])
    await writeFile(join(clientDir, file), '{}')
  await writeFile(join(clientDir, WORKER_FILE), 'self')
  gateway = await startTestServer({ env: { BASE_PATH: '/x', CLIENT_DIR: clientDir } })
})
afterAll(async () => {
  await gateway.close()
  await rm(clientDir, { recursive: true })
})

const root = (): string => gateway.url.slice(0, -2)
const page = (path: string, init: RequestInit = {}) =>
  fetch(root() + path, { redirect: 'manual', headers: { accept: 'text/html', 'accept-encoding': 'identity' }, ...init })

describe('what is served beside the calls', () => {
  it('answers pages below base path and hint with one shell whose files are found from anywhere [SHELL-38]', async () => {
    for (const path of ['/x', '/x/', '/x/profile/42', '/x/tr/wall', '/x/gb', '/x/pay', '/x/task', '/x/activity']) {
      const reply = await page(path)
      expect(reply.headers.get('cache-control')).toBe('no-cache')
      expect(reply.headers.get('link')).toBe('</x/assets/libraries-5a6b.js>; rel="modulepreload"; crossorigin')
      const html = await reply.text()
      for (const part of ['src="/x/assets/main-1a2b.js"', 'src="/x/demo/1.svg"', 'href="//other.example/"']) {
        expect(html).toContain(part)
      }
    }
  })

  it.each(['/x', '/x/', '/x/profile/42', '/x/tr/wall?a=1', '/x/pay', '/x/task', '/x/activity'])(
    'answers %s to who takes anything',
    async (path) => {
      for (const init of [{}, { method: 'HEAD' }, { headers: { accept: '*/*;q=0.8' } }]) {
        const reply = await fetch(root() + path, init)
        expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      }
    },
  )

  it.each(['/x/task/v1/none', '/x/account/v1', '/x/pay/v1/none', '/x/none.js', '/x/wall%00', '/wall'])(
    'has no page at %s for who takes anything',
    async (path) => expect((await fetch(root() + path)).status).toBe(404),
  )

  it('has no page for who wants something else', async () => {
    for (const accept of ['application/json', 'image/avif,image/webp,*/*;q=0.8'])
      expect((await fetch(`${root()}/x/wall`, { headers: { accept } })).status).toBe(404)
    expect((await fetch(`${root()}/x/wall`, { method: 'POST' })).status).toBe(404)
  })

  it('leads what is outside of the base path to it', async () => {
    const reply = await page('/wall')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/x/'])
    expect((await fetch(`${root()}/healthz`)).status).toBe(404)
  })

  it('keeps hashed files for a year and others not at all, compressed beforehand', async () => {
    const hashed = await fetch(`${gateway.url}/assets/main-1a2b.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await hashed.text()).toBe('export {}')
    const packed = await fetch(`${gateway.url}/assets/main-1a2b.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect(packed.headers.get('content-encoding')).toBe('br')
  })

  it('asks browsers to look for a newer service worker each time, and has them keep one [PLUS-18]', async () => {
    const worker = await fetch(`${gateway.url}/${WORKER_FILE}`)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(worker.headers.get('content-type')).toContain('javascript')
    expect(await worker.text()).toBe('self')
    expect(await (await fetch(`${gateway.url}/config.json`)).json()).toMatchObject({ serviceWorker: true })
  })

  it('takes the service worker out of all browsers when it is switched off', async () => {
    const off = await startTestServer({ env: { BASE_PATH: '/x', CLIENT_DIR: clientDir, SERVICE_WORKER: 'off' } })
    const [worker, next] = [await fetch(`${off.url}/${WORKER_FILE}`), await fetch(`${off.url}/${WORKER_FILE}`)]
    const config: unknown = await (await fetch(`${off.url}/config.json`)).json()
    await off.close()
    expect(config).toMatchObject({ serviceWorker: false })
    expect([worker.headers.get('cache-control'), worker.headers.get('content-type')]).toEqual([
      'no-cache',
      'text/javascript; charset=utf-8',
    ])
    const source = await worker.text()
    for (const part of ['skipWaiting()', 'caches.delete(', 'registration.unregister()']) expect(source).toContain(part)
    expect(source).not.toContain("'fetch'")
    // Otherwise browsers would keep one that has been called back.
    expect(await next.text()).not.toBe(source)
  })

  it.each(['/x/../package.json', '/x/%2e%2e/package.json', '/x/assets/..%2findex.html', '/x/assets/none.js', '/x/%00'])(
    'does not find %s',
    async (path) => {
      const reply = await fetch(root() + path, { redirect: 'manual', headers: { accept: '*/*' } })
      expect([400, 404]).toContain(reply.status)
    },
  )

  it('knows calls by method and exact path only', async () => {
    const wrong = await fetch(`${gateway.url}/account/v1/balance`, { method: 'POST' })
    expect(await wrong.json()).toEqual({ code: 404, message: 'Not found', data: null })
    expect((await fetch(`${gateway.url}/account/v1/balance/more`)).status).toBe(404)
    expect((await fetch(`${gateway.url}/tr/account/v1/balance`)).status).toBe(401)
  })

  it('tells what the deployment offers, by the contract and cached shortly [GATE-16] [DATA-28] [DATA-29] [COIN-58]', async () => {
    const reply = await fetch(`${gateway.url}/config.json`)
    const told: unknown = await reply.json()
    expect(runtimeConfig.is(told)).toBe(true)
    expect(told).toMatchObject({
      basePath: '/x',
      realtime: '/x/rtm',
      sandbox: true,
      addFriendPrice: 9,
      callFloorMale: 80,
      signUpCoins: 120,
      defaultOfferEnd: 1_735_689_600_000,
      loginTypes: { facebook: 2, google: 3, apple: 4 },
    })
    expect(reply.headers.get('cache-control')).toContain('max-age=')
  })

  it('is healthy', async () => {
    expect(await (await fetch(`${gateway.url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  })
})

describe('headers that keep', () => {
  it('allow the styles that stand in the shell, and no others', async () => {
    const hash = createHash('sha256').update('.a{}').digest('base64')
    const styles = async (path: string) =>
      /style-src ([^;]*);/.exec((await page(path)).headers.get('content-security-policy') ?? '')?.[1]
    expect(await styles('/x/wall')).toBe(`'self' 'sha256-${hash}'`)
    expect(await styles('/x/account/v1/balance')).toBe("'self'")
  })

  const policy = [
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    'frame-ancestors',
    'frame-src',
    'form-action',
    'connect-src',
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]

  it.each(['/x/assets/main-1a2b.js', '/x/boot.js', '/x/config.json'])(
    'bind no page by a part of it, such as %s',
    async (path) => {
      const { headers, status } = await fetch(root() + path)
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      for (const name of [
        'content-security-policy',
        'permissions-policy',
        'referrer-policy',
        'cross-origin-opener-policy',
      ])
        expect(headers.has(name)).toBe(false)
    },
  )

  it.each([
    '/x/',
    '/x/account/v1/balance',
    '/x/none',
    `/x/${WORKER_FILE}`,
    '/x/assets/search.worker-3c4d.js',
    '/x/assets/searchWorker-5e6f.js',
    '/x/assets/main-1a2b.js.map',
    '/x/icon.svg',
  ])('stand on every other reply, as on %s', async (path) => {
    const { headers } = await page(path)
    for (const part of policy) expect(headers.get('content-security-policy')).toContain(part)
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('refuse a foreign name of this machine in local mode', async () => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve) => {
      request(`${gateway.url}/config.json`, { headers: { host: 'evil.example' } }, (reply) =>
        resolve(reply.statusCode),
      ).end()
    })
    expect(status).toBe(421)
  })

  it('demand TLS where the product is reached by it', async () => {
    const secure = await startTestServer({ config: { origin: 'https://visavis.example', mode: 'production' } })
    const { headers } = await fetch(`${secure.url}/healthz`)
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    await secure.close()
  })
})
