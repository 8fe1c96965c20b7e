import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Provider } from '../../../src/domain/account/provider'
import { me } from '../../builders/person'
import { makeAddressFake } from '../../fakes/address.fake'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from '../../fakes/world/browser'
import { returnFrom } from '../../fakes/world/desk'
import { refusal } from '../../fakes/world/seat'
import { makeWorld, type World } from '../../fakes/world/world'

const SITE = 'https://visavis.test'
const info = { name: 'Ada', gender: 'female', birthday: '1995-05-05' } as const

describe('signing in at a provider', () => {
  let clock: VirtualClock
  let world: World
  let browser: BrowserInWorld

  beforeEach(() => {
    clock = makeVirtualClock()
    world = makeWorld(clock)
    browser = makeBrowser(world, 'ada')
  })

  /** A tab at an address; `before` is what the same tab was before it left the page. */
  const open = async (path: string, before?: TabOfBrowser) => {
    const address = makeAddressFake(SITE + path)
    const tab = browser.open({}, { address, ...(before && { tabStore: before.store }) })
    await clock.settle()
    return { tab: { ...tab, store: before?.store ?? tab.store }, account: tab.core.account, address }
  }
  const leave = async (path: string, provider: Provider, origin = '') => {
    const { account, tab } = await open(path)
    account.openSignIn(origin === '' ? { _tag: 'Button' } : { _tag: 'Router', path: origin })
    const gone = account.startSocial(provider, { email: 'a@b.de' })()
    await clock.settle()
    return { account, gone, tab }
  }
  /** Leaves from `path`, signs in there, and comes back. */
  const around = async (path: string, provider: Provider, origin = '') => {
    const { tab } = await leave(path, provider, origin)
    tab.close()
    return open(`/login?social=${provider}&token_key=${returnFrom(world.desk, provider, 'ada')}`, tab)
  }
  const known = (provider: Provider) =>
    world.desk.socials.set(`${provider}:ada`, world.join({ email: '', password: '', me: me() }).me.id)

  it('goes to the page of the provider, and takes nothing else meanwhile [ACCT-1] [ACCT-73]', async () => {
    const { account } = await leave('/', 'google')
    expect(browser.door.gone).toEqual(['google'])
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', leaving: 'google', busy: true })
  })

  it('stands at step 1 again when the person comes back with the browser’s own button', async () => {
    const { account, gone } = await leave('/', 'google')
    browser.door.comeBack()
    await gone
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', busy: false, problem: { _tag: 'SocialCancelled' } })
  })

  it.each(['google', 'apple', 'facebook'] as const)(
    'signs in who has been there before: %s [ACCT-1] [ACCT-73]',
    async (provider) => {
      known(provider)
      const { account } = await around('/wall', provider)
      expect(account.view.session._tag).toBe('SignedIn')
      expect(browser.seat.calls).toContain('socialSignIn')
      expect(browser.usage.events).toEqual(['login'])
    },
  )

  it('asks a new person for their data, and makes the account with them [ACCT-73]', async () => {
    const { account } = await around('/wall', 'google')
    expect(account.view.signIn).toMatchObject({ _tag: 'SupplyingInfo', by: { _tag: 'BySocial', provider: 'google' } })
    await account.submitInfo(info, true)()
    expect(account.view.session).toMatchObject({ _tag: 'SignedIn', me: { name: 'Ada' } })
    expect(browser.usage.events).toEqual(['register'])
  })

  it('takes key and provider out of the address at once [ACCT-81]', async () => {
    known('google')
    const { address } = await around('/wall', 'google')
    expect(address.read()).toBe(`${SITE}/login`)
  })

  it('waits in step 0, which knows where to go then [ACCT-3] [ACCT-17]', async () => {
    known('google')
    browser.seat.hold('socialSignIn')
    const { account } = await around('/wall?utm=a', 'google')
    expect(account.view.signIn).toMatchObject({ _tag: 'Loading', origin: { _tag: 'Router', path: '/wall?utm=a' } })
  })

  it.each([
    ['google', '/landings/p1?utm=a&userId=7', '', '/landings/p1?utm=a'],
    ['facebook', '/card', '', '/card'],
    ['google', '/card', '/message', '/message'],
    ['apple', '/card', '/message', '/message'],
  ] as const)(
    'by %s from %s with %s leads to %s [ACCT-17] [ACCT-79] [ACCT-80]',
    async (provider, path, origin, goal) => {
      browser.seat.hold('socialSignIn')
      const { account } = await around(path, provider, origin)
      expect(account.view.signIn).toMatchObject({ origin: { _tag: 'Router', path: goal } })
    },
  )

  it.each([
    ['apple', '/search'],
    ['google', '/landings/p1'],
  ] as const)(
    'by %s leads to %s when the visit went on from its first page [ACCT-78] [ACCT-79]',
    async (provider, goal) => {
      browser.seat.hold('socialSignIn')
      const first = await open('/landings/p1')
      first.address.go('/search')
      first.account.openSignIn({ _tag: 'Button' })
      void first.account.startSocial(provider, {})()
      await clock.settle()
      const { account } = await open(`/login?social=${provider}&token_key=k`, first.tab)
      expect(account.view.signIn).toMatchObject({ origin: { path: goal } })
    },
  )

  it.each(['https://evil.test/x', '//evil.test', 'javascript:alert(1)', '/login', ''])(
    'leads home when what was kept is %s [ACCT-80]',
    async (goal) => {
      browser.seat.hold('socialSignIn')
      const { tab } = await leave('/wall', 'google')
      tab.store.write('CAMC_PASSAGE', JSON.stringify({ goal, drafts: {} }))
      const { account } = await open('/login?social=google&token_key=k', tab)
      expect(account.view.signIn).toMatchObject({ origin: { path: '/' } })
    },
  )

  it('gives what was typed back, once [ACCT-15]', async () => {
    const { account } = await around('/wall', 'google')
    expect(await account.takeDrafts()).toEqual({ email: 'a@b.de' })
    expect(await account.takeDrafts()).toEqual({})
  })

  it.each([
    ['error=cancelled', 'SocialCancelled'],
    ['error=failed', 'SocialFailed'],
    ['token_key=', 'SocialFailed'],
  ])('tells in step 1 that nothing came of it: %s [ACCT-76] [ACCT-77]', async (query, problem) => {
    const { account } = await open(`/login?social=google&${query}`)
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { _tag: problem, provider: 'google' } })
    expect(account.view.session._tag).toBe('Visitor')
    expect(browser.seat.calls).not.toContain('socialSignIn')
  })

  it('returns to step 1 when the gateway cannot be reached [ACCT-75]', async () => {
    browser.setOnline(false)
    const { account } = await open('/login?social=google&token_key=k')
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { _tag: 'LoginUnreached' } })
  })

  it('returns to step 1 with a key that was used before, in the gateway’s words [ACCT-97]', async () => {
    const { account } = await open('/login?social=google&token_key=used')
    expect(account.view.signIn).toMatchObject({
      _tag: 'Choosing',
      problem: { code: 10101, message: 'Please sign in again' },
    })
  })

  it('tells a device that is banned [ACCT-98]', async () => {
    browser.seat.failNext('socialSignIn', refusal(10116))
    const { account } = await open('/login?social=google&token_key=k')
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { code: 10116 } })
  })

  it('knows no other provider', async () => {
    const { account } = await open('/login?social=nobody&token_key=k')
    expect(account.view.signIn).toMatchObject({ _tag: 'Choosing', problem: { _tag: 'Generic' } })
    expect(browser.seat.calls).toEqual([])
  })

  it('is dropped where somebody is signed in already', async () => {
    known('google')
    await around('/wall', 'google')
    const { account } = await open(`/login?social=google&token_key=${returnFrom(world.desk, 'google', 'other')}`)
    expect(O.isSome(account.view.me)).toBe(true)
    expect(account.view.signIn._tag).toBe('Closed')
    expect(browser.seat.calls.filter((call) => call === 'socialSignIn')).toHaveLength(1)
  })
})
