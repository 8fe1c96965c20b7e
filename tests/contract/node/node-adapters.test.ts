import { createServer, type Server } from 'node:http'
import * as O from 'fp-ts/Option'
import { afterEach, describe, expect, it } from 'vitest'
import { makeNodeCookies } from '../../../src/infrastructure/node/cookies'
import { makeNodeClock } from '../../../src/infrastructure/node/node-clock.adapter'
import { makeNodeFetch } from '../../../src/infrastructure/node/node-fetch'
import { makeNodePage } from '../../../src/infrastructure/node/node-page.adapter'
import { makeSingleTab } from '../../../src/infrastructure/node/single-tab.adapter'
import { makeCookieJar } from '../../../src/infrastructure/storage/cookies/cookie-jar'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const HERE = 'https://here.example'

describe('cookies of a Core without a browser [PLUS-29]', () => {
  const jarOf = () => {
    const clock = makeVirtualClock()
    const cookies = makeNodeCookies({ clock, origin: HERE, store: makeKeyedStoreFake() })
    return { clock, cookies, jar: makeCookieJar(cookies.document, { secure: true, path: '/' }) }
  }

  it('go to their own origin only, sockets included, and come from it only', () => {
    const { cookies } = jarOf()
    cookies.take(`${HERE}/api`, ['sid=secret; HttpOnly; Path=/; Secure'])
    cookies.take('https://elsewhere.example/', ['sid=stolen'])
    expect([cookies.header(`${HERE}/x`), cookies.header('wss://here.example/rtm')]).toEqual([
      'sid=secret',
      'sid=secret',
    ])
    const others = ['https://elsewhere.example/', 'http://here.example/', 'https://here.example:444/']
    expect(others.map(cookies.header)).toEqual(['', '', ''])
  })

  it('that are hidden are neither read nor written by the product itself', () => {
    const { cookies, jar } = jarOf()
    cookies.take(HERE, ['sid=secret; HttpOnly'])
    jar.write('mine', 'a b', 1)
    expect([jar.read('sid'), jar.read('mine'), cookies.document.cookie]).toEqual([O.none, O.some('a b'), 'mine=a%20b'])
    cookies.document.cookie = 'forged=1; HttpOnly'
    expect(cookies.header(HERE)).toBe('sid=secret; mine=a%20b')
  })

  it('end when they expire, or are taken back', async () => {
    const { clock, cookies } = jarOf()
    cookies.take(HERE, ['a=1; Max-Age=10', 'b=2', 'c=3; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'broken'])
    expect(cookies.header(HERE)).toBe('a=1; b=2')
    await clock.advance(10_000)
    expect(cookies.header(HERE)).toBe('b=2')
    cookies.take(HERE, ['b=; Max-Age=0'])
    expect(cookies.header(HERE)).toBe('')
  })

  it('do not follow a redirection, and requests end with the Core', async () => {
    const server = createServer((request, response) =>
      request.url === '/away' ? response.writeHead(302, { location: 'https://elsewhere.example/' }).end() : undefined,
    )
    servers.push(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    const over = new AbortController()
    const send = makeNodeFetch(
      makeNodeCookies({ clock: makeVirtualClock(), origin: url, store: makeKeyedStoreFake() }),
      over.signal,
    )
    await expect(send(`${url}/away`, {})).rejects.toThrow('fetch failed')
    const waiting = send(`${url}/never`, {})
    over.abort()
    await expect(waiting).rejects.toThrow(/abort/)
    server.closeAllConnections()
  })
})

describe('clock, page and tab of a Core without a browser [PLUS-29]', () => {
  it('timers end with their Core, and none begins after it', async () => {
    const machine = makeVirtualClock()
    const [clock, other] = [makeNodeClock(machine), makeNodeClock(machine)]
    const seen: string[] = []
    clock.after(5, () => seen.push('in time'))
    const stop = clock.after(7, () => seen.push('stopped'))
    clock.every(10, () => seen.push('every'))
    other.after(50, () => seen.push('other'))
    stop()
    await machine.advance(20)
    clock.stop()
    clock.after(1, () => seen.push('never'))
    await machine.advance(40)
    expect(seen).toEqual(['in time', 'every', 'every', 'other'])
  })

  it('is seen as it is told, and tells of changes until stopped', () => {
    const page = makeNodePage()
    const heard: boolean[] = []
    const stop = page.onVisible((visible) => heard.push(visible))
    page.setVisible(true)
    page.setVisible(false)
    stop()
    page.setVisible(true)
    expect([heard, page.visible(), page.online()]).toEqual([[false], true, true])
  })

  it('leads at once, and does one task of a name after the other, whatever becomes of the first', async () => {
    const tabs = makeSingleTab()
    const seen: string[] = []
    tabs.elect(() => {
      seen.push('leads')
      return () => seen.push('left')
    })()
    const first = tabs.alone('x', async () => {
      seen.push('first')
      await Promise.resolve()
      throw new Error('it fails')
    })()
    const second = tabs.alone('x', async () => void seen.push('second'))()
    expect(await tabs.taken('x')()).toBe(true)
    await expect(first).rejects.toThrow('it fails')
    await second
    await Promise.resolve()
    expect([seen, await tabs.taken('x')()]).toEqual([['leads', 'left', 'first', 'second'], false])
    const release = await tabs.claim('x')()
    expect([await tabs.claim('x')(), await tabs.taken('x')()]).toEqual([null, true])
    release?.()
    await expect.poll(tabs.taken('x')).toBe(false)
  })
})
