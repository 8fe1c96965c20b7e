import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framedPage, type FrameRules } from '../../../src/domain/kernel/framed-page'

const rules: FrameRules = { hosts: ['self'], ownOrigin: 'https://visavis.test', local: false }
const listed: FrameRules = { ...rules, hosts: ['pages.test', 'events.test:8443'] }
const local: FrameRules = { hosts: ['self'], ownOrigin: 'http://localhost:4100', local: true }

describe('a page within the product', () => {
  it.each([
    'https://visavis.test',
    'https://visavis.test/html/term.html?a=1#b',
    'HTTPS://VISAVIS.test/x',
    'https://visavis.test?x',
  ])('may be of the own host: %s [SHELL-27]', (url) => {
    expect(framedPage(url, rules)).toEqual({ url, own: true })
  })

  it('may be of a host on the list, its port included, and then of the own one only if that is listed too [SHELL-27]', () => {
    expect(framedPage('https://pages.test/a', listed)).toEqual({ url: 'https://pages.test/a', own: false })
    expect(framedPage('https://events.test:8443/a', listed)?.own).toBe(false)
    expect(framedPage('https://events.test/a', listed)).toBeUndefined()
    expect(framedPage('https://visavis.test/a', listed)).toBeUndefined()
  })

  it.each([
    '',
    '/html/term.html',
    '//visavis.test/x',
    'http://visavis.test/x',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://visavis.test/x',
    'https://visavis.test.evil.test/',
    'https://evil.test/?https://visavis.test',
    'https://visavis.test@evil.test/',
    'https://evil.test\\@visavis.test/',
    'https://visavis.test\\.evil.test/',
    'https:\\\\visavis.test/',
    'https://visa\tvis.test/',
    'https://visavis.test\n.evil.test/',
    'https:/visavis.test/',
    'https://visavis.test:8443/x',
    'https://xvisavis.test/',
    `https://visavis.test/${'x'.repeat(2_000)}`,
  ])('is none of another address: %j [SHELL-27]', (url) => {
    expect(framedPage(url, rules)).toBeUndefined()
  })

  it('may be unencrypted only of the own origin in local mode [SHELL-27]', () => {
    expect(framedPage('http://localhost:4100/html/term.html', local)?.own).toBe(true)
    expect(framedPage('http://localhost:4101/x', local)).toBeUndefined()
    expect(framedPage('http://localhost:4100/x', { ...local, local: false })).toBeUndefined()
    expect(framedPage('http://pages.test/x', { ...local, hosts: ['pages.test'] })).toBeUndefined()
  })

  it('is one that browsers understand as the rule does [SHELL-27]', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        const { host, protocol } = new URL(url)
        const page = framedPage(url, { ...rules, hosts: [host] })
        expect(page === undefined || (protocol === 'https:' && new URL(page.url).host === host)).toBe(true)
        expect(framedPage(url, rules)).toBeUndefined()
      }),
    )
  })
})
