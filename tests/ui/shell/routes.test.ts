import { describe, expect, it } from 'vitest'
import { baseOf } from '../../../src/ui/shell/base-path'
import { mayFollow, passage } from '../../../src/ui/shell/guard'
import { matchPath, pathOf, routeOf, ROUTES, type RouteName } from '../../../src/ui/shell/routes'

const nameOf = (path: string): string | undefined => matchPath(path)?.name
const names = Object.keys(ROUTES) as readonly RouteName[]

describe('names and paths', () => {
  const given: ReadonlyArray<readonly [string, RouteName, string]> = [
    ['SHELL-2', 'LivCam', '/'],
    ['SHELL-3', 'LoginPage', '/login'],
    ['SHELL-6', 'SearchPage', '/search'],
    ['SHELL-7', 'MatchingPage', '/matching'],
    ['SHELL-8', 'MatchPage', '/match'],
    ['SHELL-8', 'MatchCall', '/matchCall'],
    ['SHELL-11', 'FriendsPage', '/friends'],
    ['SHELL-16', 'CoinPayPage', '/pay'],
    ['SHELL-16', 'CoinsPayPage', '/pay/coins'],
    ['SHELL-17', 'PayOrderList', '/payOrderList'],
    ['SHELL-18', 'PayRefund', '/payRefund'],
    ['SHELL-19', 'RefundBack', '/refundBack'],
    ['SHELL-20', 'cardList', '/cardList'],
    ['SHELL-21', 'paymentInfoAdd', '/paymentInfoAdd'],
    ['SHELL-22', 'paymentMethodsList', '/paymentMethodsList'],
    ['SHELL-23', 'CallbackPage', '/payRes'],
    ['SHELL-24', 'TaskList', '/task'],
    ['SHELL-28', 'DelAccount', '/delAccount'],
    ['SHELL-26', 'ZhuShou', '/zhushou'],
    ['SHELL-25', 'ActivityPage', '/activity'],
    ['SHELL-30', 'Landing', '/landings/p1'],
    ['SHELL-35', 'About', '/LivCam-about-us'],
    ['SHELL-29', 'downLoad', '/downLoad'],
    ['SHELL-29', 'SafetyCenter', '/safetyCenter'],
    ['SHELL-29', 'PrivacyCenter', '/privacyCenter'],
  ]

  it.each(given)('[%s] %s has the path %s', (_, name, path) => {
    expect(nameOf(path)).toBe(name)
    expect(pathOf(name)).toBe(path)
  })

  it('opens the shop at shop and at coin [SHELL-14]', () => {
    expect([nameOf('/shop'), nameOf('/coin')]).toEqual(['CoinPage', 'CoinPage'])
  })

  it('keeps the views of one chat below message [SHELL-9] [SHELL-10]', () => {
    expect(matchPath('/message/IMMessageSession/42')).toEqual({
      name: 'IMMessageSession',
      params: { friendId: '42' },
    })
    expect(nameOf('/message/IMSayHiSession')).toBe('IMSayHiSession')
    expect(nameOf('/message')).toBe('MessagePage')
  })

  it('takes the friend from the path of a profile [SHELL-12]', () => {
    expect(matchPath('/profile/42')).toEqual({ name: 'FriendPage', params: { friendId: '42' } })
    expect(pathOf('FriendPage', { friendId: 42 })).toBe('/profile/42')
  })

  it('opens the editor for profile/edit, not a person of that name [SHELL-13]', () => {
    expect(nameOf('/profile/edit')).toBe('EditProfile')
  })

  it('finds every page again under its own path', () => {
    for (const name of names) expect(nameOf(pathOf(name, { friendId: 7 }))).toBe(name)
  })

  it('knows no other path, and survives a broken escape', () => {
    expect([nameOf('/nope'), nameOf('/profile'), nameOf('/friends/1')]).toEqual([undefined, undefined, undefined])
    expect(matchPath('/profile/%E0%A4%A')?.params).toEqual({ friendId: '%E0%A4%A' })
  })
})

describe('pages of a match', () => {
  it.each(['MatchPage', 'MatchingPage', 'MatchCall'] as const)(
    '%s is no first page, and none after the shop [SHELL-49, SHELL-50]',
    (name) => {
      expect([mayFollow(name, undefined), mayFollow(name, 'CoinPage')]).toEqual([false, false])
      expect([mayFollow(name, 'LivCam'), mayFollow(name, 'MatchPage')]).toEqual([true, true])
    },
  )

  it('leave all others alone', () => {
    expect([mayFollow('SearchPage', undefined), mayFollow('LivCam', 'CoinPage')]).toEqual([true, true])
  })
})

describe('base path and locale hint', () => {
  it.each(['tr', 'gb', 'nl'])('takes a first segment %s as a hint [SHELL-40]', (hint) => {
    expect(baseOf(`/${hint}/wall`, '')).toEqual({ base: `/${hint}`, hint })
    expect(baseOf(`/${hint}`, '')).toEqual({ base: `/${hint}`, hint })
  })

  it('takes no other segment as a hint [SHELL-40]', () => {
    expect(baseOf('/xx/', '')).toEqual({ base: '', hint: undefined })
    expect(baseOf('/wall/tr', '')).toEqual({ base: '', hint: undefined })
  })

  it('puts the hint behind a configured base path [SHELL-38]', () => {
    expect(baseOf('/x/nl/wall', '/x/')).toEqual({ base: '/x/nl', hint: 'nl' })
    expect(baseOf('/x/wall', 'x')).toEqual({ base: '/x', hint: undefined })
    expect(baseOf('/xy/nl', '/x')).toEqual({ base: '/x', hint: undefined })
  })
})

describe('who may see what', () => {
  const built = () => true

  it('shows the public list to a visitor, and the wall [SHELL-43, MTCH-7]', () => {
    const open = names.filter((name) => routeOf(name).open === true)
    const list = [
      'GoddessWall',
      'LivCam',
      'LoginPage',
      'DelAccount',
      'Landing',
      'CardPage',
      'SafetyCenter',
      'PrivacyCenter',
      'About',
    ]
    // No row has it there: whoever scans a code of the download popup has signed in nowhere yet (SHELL-42).
    const noLogin = ['downLoad']
    expect(open.toSorted()).toEqual([...list, ...noLogin].toSorted())
    for (const name of open) {
      const match = { name, params: {} }
      expect(passage(match, built, 'Visitor')).toEqual({ _tag: 'Show', match })
    }
  })

  it('asks a visitor to sign in for every other page [SHELL-42]', () => {
    for (const name of names.filter((each) => routeOf(each).open !== true))
      expect(passage({ name, params: {} }, built, 'Visitor')).toEqual({ _tag: 'SignIn' })
  })

  it('shows every page to somebody signed in, and waits while that is not known', () => {
    const match = { name: 'FriendsPage', params: {} } as const
    expect(passage(match, built, 'SignedIn')).toEqual({ _tag: 'Show', match })
    expect(passage(match, built, 'Resuming')).toEqual({ _tag: 'Wait', match })
  })

  it('leads home from unknown paths and from pages that are not built [SHELL-39]', () => {
    expect(passage(undefined, built, 'SignedIn')).toEqual({ _tag: 'Home' })
    expect(passage({ name: 'TaskList', params: {} }, () => false, 'SignedIn')).toEqual({ _tag: 'Home' })
  })
})
