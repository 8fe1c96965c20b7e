import { describe, expect, it } from 'vitest'
import { routePath } from '../../../server/http/paths'
import { allCalls } from '../../../src/infrastructure/gateway/contract/all-calls'
import { ROUTES } from '../../../src/ui/shell/routes'
import { PAGE_AREAS, requestKind } from '../../../src/worker/request-kind'

const scope = 'https://visavis.example/x/'
const kind = (path: string, mode = 'cors', method = 'GET') => requestKind({ method, mode, url: scope + path }, scope)

describe('what the service worker does with a request', () => {
  it('knows every page by the first part of its address, but the sandbox of the gateway [PLUS-18]', () => {
    const areas = Object.values(ROUTES).map(({ path }) => path.split('/')[0] ?? '')
    expect([...PAGE_AREAS].toSorted()).toEqual(
      [...new Set([...areas, 'coin'])].filter((area) => area !== 'sandbox').toSorted(),
    )
  })

  it.each(['', 'wall', 'message/IMMessageSession/7', 'tr/', 'nl/friends', 'pay?orderId=7', 'profile/7#photos'])(
    'answers the page %s with the shell where there is no network [PLUS-18]',
    (path) => expect(kind(path, 'navigate')).toBe('page'),
  )

  it.each([
    'html/term.html',
    'sandbox/identity/google',
    'outbox',
    'account/v1/notworry/social',
    'nope',
    'assets/a-1.js',
  ])('leaves going to %s to the gateway', (path) => expect(kind(path, 'navigate')).toBe('other'))

  it('neither answers nor stores any call of the gateway [PLUS-18]', () => {
    const asked = allCalls.map(({ method, path }) => kind(routePath(path).slice(1), 'cors', method))
    expect(new Set(asked)).toEqual(new Set(['other']))
    for (const path of ['rtm', 'healthz', 'account/v1/media/1', 'config.json?a']) expect(kind(path)).toBe('other')
    expect(asked.length).toBeGreaterThan(150)
  })

  it('keeps files of a build, read only', () => {
    expect(kind('assets/index-1a2b.js')).toBe('hashed')
    for (const method of ['HEAD', 'POST']) expect(kind('assets/index-1a2b.js', 'cors', method)).toBe('other')
  })

  it('leaves other places alone', () => {
    const url = 'https://visavis.example/y/assets/a-1.js'
    expect(requestKind({ method: 'GET', mode: 'cors', url }, scope)).toBe('other')
    expect(requestKind({ method: 'GET', mode: 'navigate', url: 'https://other.example/x/' }, scope)).toBe('other')
  })
})
