// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { makeBrowserAddress } from '../../../src/infrastructure/browser/browser-address.adapter'
import { leavePage, type Leaving } from '../../../src/infrastructure/browser/leave-page'
import { makeAddressFake } from '../../fakes/address.fake'

const origin = window.location.origin

const browserAt = (path: string) => {
  window.history.replaceState({ kept: 1 }, '', path)
  return makeBrowserAddress()
}

describe.each([
  ['fake', (path: string) => makeAddressFake(origin + path)],
  ['browser', browserAt],
])('address: %s', (_, at) => {
  it('is read whole, with its origin', () => {
    const address = at('/wall?a=1#b')
    expect([address.read(), address.origin()]).toEqual([`${origin}/wall?a=1#b`, origin])
  })

  it('tells its parameters, decoded, of several of one name the first', () => {
    const address = at('/?cert=a%20b&cert=c&empty=&userId=7')
    expect(address.query()).toEqual({ cert: 'a b', empty: '', userId: '7' })
    expect(at('/').query()).toEqual({})
  })

  it('loses what is taken out of it and nothing else [ACCT-81]', () => {
    const address = at('/wall?userId=7&a=1&cert=c&cert=d#b')
    address.strip(['userId', 'cert', 'other'])
    expect(address.read()).toBe(`${origin}/wall?a=1#b`)
    address.strip(['a'])
    expect(address.read()).toBe(`${origin}/wall#b`)
  })
})

describe('the address of a window', () => {
  it('is cleaned without a step in the history [ACCT-81]', () => {
    const address = browserAt('/?cert=c')
    const steps = window.history.length
    address.strip(['cert'])
    expect([window.history.length, window.history.state]).toEqual([steps, { kept: 1 }])
  })
})

describe('a page that is left', () => {
  const makeWindow = () => {
    const listeners = new Set<(event: PageTransitionEvent) => void>()
    const gone: string[] = []
    const here = {
      location: { assign: (address: string) => void gone.push(address) },
      addEventListener: (_: string, run: (event: PageTransitionEvent) => void) => void listeners.add(run),
      removeEventListener: (_: string, run: (event: PageTransitionEvent) => void) => void listeners.delete(run),
    } as Leaving
    const show = (persisted: boolean) => listeners.forEach((run) => run({ persisted } as PageTransitionEvent))
    return { gone, here, listeners, show }
  }

  it('goes there, and hears only that the browser brought it back', async () => {
    const { gone, here, listeners, show } = makeWindow()
    let back = false
    const left = leavePage(here)('https://gateway.test/start').then(() => (back = true))
    expect(gone).toEqual(['https://gateway.test/start'])
    show(false)
    await Promise.resolve()
    expect(back).toBe(false)
    show(true)
    await left
    expect([back, listeners.size]).toEqual([true, 0])
  })
})
