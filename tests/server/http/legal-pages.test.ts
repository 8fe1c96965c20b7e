import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillLegal, type LegalFacts } from '../../../server/http/legal-pages'
import { startTestServer, type TestServer } from '../test-server'

const facts = (over: Partial<LegalFacts> = {}): LegalFacts => ({
  fields: { graceDays: 1_234, operatorEmail: 'a@b.example', operatorName: '<b>&"' },
  holds: new Set(['payments']),
  ...over,
})

describe('filling in a text', () => {
  it('puts figures as the language of the page writes them, and what nobody knows stays to be seen', () => {
    expect(fillLegal('<html lang="de"><p>{{graceDays}} {{unknown}}</p>', facts())).toBe(
      '<html lang="de"><p>1.234 {{unknown}}</p>',
    )
  })

  it('leaves out what is not true here, and keeps the marks of conditions to itself', () => {
    const html =
      '<p data-if="payments">a</p><p data-if="agora">b</p><ul data-if="payments"><li>c</li><li data-if="agora">d</li><li data-if="payments">e</li></ul>'
    const once = fillLegal(html, facts())
    expect(once).toBe('<p>a</p><ul><li>c</li><li>e</li></ul>')
  })

  it('writes names as words, whatever stands in them, and the address as a link', () => {
    const html = fillLegal('<p>{{operatorName}} {{operatorEmail}}</p>', facts())
    expect(html).toBe('<p><bdi>&lt;b&gt;&amp;&quot;</bdi> <a href="mailto:a@b.example"><bdi>a@b.example</bdi></a></p>')
  })
})

describe('serving texts', () => {
  let gateway: TestServer
  let clientDir = ''
  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'legal-'))
    await mkdir(join(clientDir, 'html/ar'), { recursive: true })
    await writeFile(join(clientDir, 'index.html'), '<html><head></head></html>')
    await writeFile(join(clientDir, 'html/term.html'), '<html lang="en">{{operatorName}} {{graceDays}}')
    await writeFile(join(clientDir, 'html/ar/term.html'), '<html lang="ar">{{operatorName}}')
    gateway = await startTestServer({
      env: {
        BASE_PATH: '/x',
        CLIENT_DIR: clientDir,
        OPERATOR_NAME: 'Who & Co',
        SETTINGS: '{"safety":{"deletionGraceMs":1209600000}}',
      },
    })
  })
  afterAll(async () => {
    await gateway.close()
    await rm(clientDir, { recursive: true })
  })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(gateway.url + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' }, ...init })

  it('says who runs the product and the figures of this deployment, below the base path [SHELL-32]', async () => {
    const english = await get('/html/term.html')
    expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(english.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await english.text()).toBe('<html lang="en"><bdi>Who &amp; Co</bdi> 14')
    expect(await (await get('/html/ar/term.html')).text()).toContain('Who &amp; Co')
  })

  it('packs it for who takes that', async () => {
    const packed = await get('/html/term.html', { headers: { 'accept-encoding': 'br' } })
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([
      'br',
      '<html lang="en"><bdi>Who &amp; Co</bdi> 14',
    ])
  })

  it('leads to the English text where a language has none, and to none that does not exist', async () => {
    const reply = await get('/html/xx/term.html')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/x/html/term.html'])
    expect((await get('/html/xx/none.html', { headers: { accept: 'application/json' } })).status).toBe(404)
  })
})
