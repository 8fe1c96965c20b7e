import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { toUserId, type UserId } from '../../../src/domain/kernel/ids'
import type { Me } from '../../../src/domain/kernel/person'
import { fromBase64, toBase64 } from '../../../src/infrastructure/gateway/bytes'
import { importSigningKey, signRequest } from '../../../src/infrastructure/gateway/sign'
import { makeCookieIdentity } from '../../../src/infrastructure/storage/cookies/cookie-identity.adapter'
import { makeCookieJar } from '../../../src/infrastructure/storage/cookies/cookie-jar'
import { makeCookieKeyedStore } from '../../../src/infrastructure/storage/cookies/cookie-keyed-store.adapter'
import { makeRememberedWays } from '../../../src/infrastructure/storage/cookies/remembered-ways.adapter'
import { makeSessionStore } from '../../../src/infrastructure/storage/web-storage/session-store.adapter'
import { makeSigningKeyStore } from '../../../src/infrastructure/storage/web-storage/signing-key.store'
import { makeWebKeyedStore } from '../../../src/infrastructure/storage/web-storage/web-keyed-store.adapter'
import { makeIdsFake } from '../../fakes/ids.fake'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { makePage } from './page'

const userId = (value: number): UserId => O.getOrElse<UserId>(() => 0 as never)(toUserId(value))

const me: Me = {
  id: userId(7),
  name: 'Ada',
  headImg: '/a.png',
  gender: 'female',
  birthday: '1990-01-01',
  countryCode: 'DE',
  background: '',
  introduce: '',
  languages: ['en'],
  interests: [1],
  goddess: false,
  demo: false,
  coins: 120,
  paid: false,
  birthdayLocked: false,
  reviews: { headImg: 'approved', background: 'approved' },
}

const secret = toBase64(new Uint8Array(32).fill(7))
const request = { method: 'GET', path: '/a', address: {}, body: '' } as const
const stamp = { timestamp: '1', nonce: '0', random: '000000' }

const browser = (factory = new IDBFactory(), page = makePage(), local = makeKeyedStoreFake()) => {
  const jar = makeCookieJar(page, { secure: false, path: '' })
  const keys = makeSigningKeyStore(() => factory)
  return { factory, page, local, jar, keys, session: makeSessionStore({ jar, keys, local }) }
}

describe('cookies', () => {
  it.each([
    [true, '', '; Path=/; SameSite=Lax; Secure'],
    [false, '/below', '; Path=/below; SameSite=Lax'],
  ])('last as long as asked, Lax, and Secure on a secure page: %s', (secure, path, attributes) => {
    const page = makePage()
    makeCookieJar(page, { secure, path }).write('name', 'a b', 1)
    expect(page.written).toEqual([`name=a%20b; Max-Age=86400${attributes}`])
  })

  it('give back what was written, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const jar = makeCookieJar(makePage(), { secure: true, path: '' })
        jar.write('other', 'x', 1)
        jar.write('name', value, 1)
        expect(jar.read('name')).toEqual(O.some(value))
        expect(jar.read('nam')).toEqual(O.none)
      }),
    )
  })

  it('keep flags under their exact names for a year [FRND-9]', () => {
    const page = makePage()
    const store = makeCookieKeyedStore(makeCookieJar(page, { secure: false, path: '' }), 365)
    store.write('addFriendConfirmed', '1')
    expect(page.written.at(-1)).toContain('addFriendConfirmed=1; Max-Age=31536000')
    expect(store.read('addFriendConfirmed')).toEqual(O.some('1'))
    store.remove('addFriendConfirmed')
    expect(store.read('addFriendConfirmed')).toEqual(O.none)
  })

  it('name the device once, for a year [ACCT-104] [DATA-22]', () => {
    const { jar, local, page } = browser()
    const deps = { jar, ids: makeIdsFake(), local, language: () => 'en' as const }
    const id = makeCookieIdentity(deps).deviceId()
    expect(page.written).toEqual([`user_d_id=${id}; Max-Age=31536000; Path=/; SameSite=Lax`])
    expect(makeCookieIdentity(deps).deviceId()).toBe(id)
  })

  it('tell who asks; without a session user 0 and no handle [GATE-3] [GATE-14]', () => {
    const { jar, local } = browser()
    const identity = makeCookieIdentity({ jar, ids: makeIdsFake(), local, language: () => 'ar' as const })
    const all = () => [identity.userId(), identity.token(), identity.language(), identity.countryId()]
    expect(all()).toEqual([0, '', 'ar', 0])
    jar.write('user_login_id', '7', 365)
    jar.write('user_token', 'handle', 365)
    local.write('CAMC_USER_COUNTRY', '276')
    expect(all()).toEqual([7, 'handle', 'ar', 276])
  })
})

describe('the way of the last login', () => {
  const ways = (line = '') => {
    const page = makePage()
    if (line !== '') page.cookie = line
    return { page, ways: makeRememberedWays(makeCookieJar(page, { secure: false, path: '/' })) }
  }

  it.each([
    ['email.7', 'email', 7],
    ['phone.7', 'phone', 7],
    ['social.100001', 'social', 100_001],
  ] as const)('is what the gateway noted: %s [ACCT-82] [DATA-24]', (value, kind, user) => {
    expect(ways(`autoLoginWay=${value}; Path=/`).ways.read()).toEqual(O.some({ kind, user }))
  })

  it.each(['', 'other.7', 'email', 'email.', 'email.x', 'email.7.8', 'email.0'])('is none of %j', (value) => {
    expect(ways(`autoLoginWay=${value}; Path=/`).ways.read()).toEqual(O.none)
  })

  it('is forgotten for the whole site [ACCT-103]', () => {
    const { page, ways: noted } = ways('autoLoginWay=email.7; Path=/')
    noted.forget()
    expect(page.written.at(-1)).toMatch(/^autoLoginWay=; Max-Age=0; Path=\/;/)
    expect(noted.read()).toEqual(O.none)
  })
})

describe('the session in a browser', () => {
  it('is there when id, token and key are; without any one of them it is not [ACCT-100]', async () => {
    const kept = async () => {
      const one = browser()
      expect(await one.session.keep(userId(7), 'handle', secret)()).toEqual(E.right(undefined))
      return one
    }
    const whole = await kept()
    expect(await whole.session.read()).toEqual(E.right(O.some({ id: 7, token: 'handle' })))
    for (const name of ['user_login_id', 'user_token']) {
      const without = await kept()
      without.jar.remove(name)
      expect(await without.session.read()).toEqual(E.right(O.none))
    }
    await whole.keys.clear()
    expect(await whole.session.read()).toEqual(E.right(O.none))
  })

  it('keeps id and token as cookies of 365 days [ACCT-104] [DATA-22]', async () => {
    const { page, session } = browser()
    await session.keep(userId(7), 'handle', secret)()
    expect(page.written.map((line) => line.split('; ').slice(0, 2))).toEqual([
      ['user_login_id=7', 'Max-Age=31536000'],
      ['user_token=handle', 'Max-Age=31536000'],
    ])
  })

  it('leaves nothing behind but the device [PLUS-15]', async () => {
    const { jar, keys, local, page, session } = browser()
    jar.write('user_d_id', 'device', 365)
    await session.keep(userId(7), 'handle', secret)()
    await session.remember(me)()
    await session.clear()
    expect(page.cookie).toBe('user_d_id=device')
    expect(local.entries.size).toBe(0)
    expect(await keys.read()).toBeUndefined()
  })

  it('says so where the browser keeps no key, and sets no cookies', async () => {
    const page = makePage()
    const keys = makeSigningKeyStore(() => {
      throw new Error('forbidden')
    })
    const jar = makeCookieJar(page, { secure: false, path: '' })
    const session = makeSessionStore({ jar, keys, local: makeKeyedStoreFake() })
    expect(await session.keep(userId(7), 'handle', secret)()).toEqual(E.left({ _tag: 'KeyUnavailable' }))
    expect(page.cookie).toBe('')
    expect(await session.read()).toEqual(E.right(O.none))
    expect(await session.clear()).toEqual(E.right(undefined))
  })

  it('remembers own data of its own person only [PLUS-18]', async () => {
    const { jar, local, session } = browser()
    await session.keep(userId(7), 'handle', secret)()
    await session.remember(me)()
    expect(await session.remembered()).toEqual(E.right(O.some(me)))
    jar.write('user_login_id', '8', 365)
    expect(await session.remembered()).toEqual(E.right(O.none))
    jar.write('user_login_id', '7', 365)
    for (const key of local.entries.keys()) local.write(key, '{"id":7}')
    expect(await session.remembered()).toEqual(E.right(O.none))
  })
})

describe('the signing key', () => {
  it('signs as the secret does and cannot be read out [GATE-6]', async () => {
    const { keys } = browser()
    await keys.keep(secret)
    const key = await keys.read()
    if (key === undefined) throw new Error('the key is lost')
    const own = await importSigningKey(fromBase64(secret))
    expect(await signRequest(key, request, stamp)).toBe(await signRequest(own, request, stamp))
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('is one for all tabs: kept by one, read, replaced and cleared for the others [GATE-6]', async () => {
    const factory = new IDBFactory()
    const [one, two] = [browser(factory).keys, browser(factory).keys]
    await one.keep(secret)
    expect((await two.read())?.extractable).toBe(false)
    await two.keep(toBase64(new Uint8Array(32).fill(9)))
    const signatures = await Promise.all(
      [await one.read(), await two.read()].map((key) => key && signRequest(key, request, stamp)),
    )
    expect(signatures[0]).toBe(signatures[1])
    await two.clear()
    expect(await one.read()).toBeUndefined()
  })
})

describe('web storage', () => {
  it('reads back, removes, and forgets silently where storing is forbidden', () => {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    } as Storage
    const store = makeWebKeyedStore(() => storage)
    store.write('CAMC_USER_VIP', '1')
    expect(store.read('CAMC_USER_VIP')).toEqual(O.some('1'))
    store.remove('CAMC_USER_VIP')
    expect(store.read('CAMC_USER_VIP')).toEqual(O.none)
    const forbidden = makeWebKeyedStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    forbidden.write('a', '1')
    forbidden.remove('a')
    expect(forbidden.read('a')).toEqual(O.none)
  })
})
