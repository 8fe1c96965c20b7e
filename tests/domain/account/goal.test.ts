import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, goalOf } from '../../../src/domain/account/goal'

const root = { origin: 'https://v.test', basePath: '' }
const below = { origin: 'https://v.test', basePath: '/x' }

describe('where an address leads after a login', () => {
  it.each([
    ['https://v.test/wall', '/wall'],
    ['https://v.test/', '/'],
    ['https://v.test/landings/p1?utm=a&x=1', '/landings/p1?utm=a&x=1'],
    ['https://v.test/profile/7#photos', '/profile/7'],
    ['https://v.test/tr/wall?a=1', '/wall?a=1'],
    ['https://v.test/tr', '/'],
  ])('%s: %s [ACCT-79] [ACCT-80]', (address, goal) => {
    expect(goalOf(address, root)).toBe(goal)
    expect(goalOf(address, { ...root, basePath: '/' })).toBe(goal)
  })

  it.each([
    ['https://v.test/wall?userId=7&cert=s&a=1', '/wall?a=1'],
    ['https://v.test/wall?userId=7&cert=s', '/wall'],
    ['https://v.test/?social=google&token_key=k&x=1', '/?x=1'],
    ['https://v.test/?error=failed&social=google', '/'],
    ['https://v.test/?mail=secret&a=b=c', '/?a=b=c'],
    ['https://v.test/?cert', '/'],
  ])('%s loses the parameters of the login: %s [ACCT-80]', (address, goal) => {
    expect(goalOf(address, root)).toBe(goal)
  })

  it('lies below the base path [ACCT-80]', () => {
    expect(goalOf('https://v.test/x/wall?a=1', below)).toBe('/wall?a=1')
    expect(goalOf('https://v.test/x/gb/wall', below)).toBe('/wall')
    expect(goalOf('https://v.test/x', below)).toBe('/')
    expect(goalOf('https://v.test/x?a=1', below)).toBe('/?a=1')
  })

  it.each([
    'https://evil.test/wall',
    'https://v.test.evil.test/wall',
    'https://v.test@evil.test/wall',
    'http://v.test/wall',
    '//evil.test/wall',
    '/wall',
    'javascript:alert(1)',
    'https://v.test',
    '',
  ])('%s is not ours: home [ACCT-80]', (address) => {
    expect(goalOf(address, root)).toBe('/')
  })

  it.each([
    'https://v.test//evil.test/wall',
    'https://v.test/\\evil.test',
    'https://v.test/tr//evil.test',
    'https://v.test/login',
    'https://v.test/login?social=google',
  ])('%s leads elsewhere or back to the login: home [ACCT-80]', (address) => {
    expect(goalOf(address, root)).toBe('/')
  })

  it('is home for a path outside of the base path [ACCT-80]', () => {
    expect(goalOf('https://v.test/wall', below)).toBe('/')
    expect(goalOf('https://v.test/xy/wall', below)).toBe('/')
    expect(goalOf('https://v.test/x//evil.test', below)).toBe('/')
  })

  it('never leaves the origin, whatever is kept [ACCT-80]', () => {
    const letters = ['/', '\\', '?', '#', '@', ':', '.', '%2f', ' ', '\t', 'x', 'tr', 'evil.test', 'https:']
    const rubbish = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 })
    fc.assert(
      fc.property(rubbish, (kept) => {
        for (const address of [kept, addressOf(kept, below), `https://v.test${kept}`]) {
          expect(new URL(goalOf(address, below), 'https://v.test/').origin).toBe('https://v.test')
        }
      }),
      { numRuns: 500 },
    )
  })
})
