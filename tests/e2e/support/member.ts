import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { SignedIn } from '../../../src/application/account/sign-in-gateway.port'
import { COUNTRY_ID_KEY } from '../../../src/application/account/stored-names'
import { ADULT_STATEMENT_VERSION } from '../../../src/domain/account/adult-statement'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeBrowserClock } from '../../../src/infrastructure/browser/browser-clock.adapter'
import { openBrowser, unwrap, type Browser } from '../../contract/gateway/browser'
import { newestMail } from './outbox'
import type { Somebody } from './somebody'

/** Somebody's account behind the client's own adapters, in place of a page. */
export type Member = Browser & Pick<SignedIn, 'id' | 'signSecret'>

const members = new WeakMap<Somebody, Member>()
let series = 0

/** Who has signed up by `signUp` or `becomeMember`. */
export const memberOf = (somebody: Somebody): Member => {
  const member = members.get(somebody)
  if (member === undefined) throw new Error(`${somebody.name} has not signed up`)
  return member
}

const register = async (
  { account }: Browser,
  { email, name, product }: Somebody,
  password: string,
): Promise<SignedIn> => {
  const { flow } = unwrap(await account.standing(email)())
  unwrap(await account.sendCode('new', email, flow, '')())
  unwrap(await account.confirmCode((await newestMail(product.url, email))?.code ?? '')())
  unwrap(await account.setPassword(email, password, flow)())
  const person = { name, gender: 'female', birthday: '1990-05-17', statement: ADULT_STATEMENT_VERSION } as const
  return unwrap(await account.register(email, person)())
}

/** The twin that no script sees is a cookie of a secure site. */
const giveCookies = async (context: BrowserContext, { cookies }: Browser, url: string): Promise<void> => {
  const readable = cookies.page.cookie.split('; ')
  await context.addCookies(
    cookies
      .sent()
      .split('; ')
      .map((pair) => {
        const at = pair.indexOf('=')
        const httpOnly = !readable.includes(pair)
        const kept = { name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly, secure: httpOnly }
        return { ...kept, url: httpOnly ? url.replace('http:', 'https:') : url, sameSite: httpOnly ? 'Strict' : 'Lax' }
      }),
  )
}

/** Writes the signing key where the client looks for it; no script can read it there. */
const giveKey = (page: Page, secret: string): Promise<void> =>
  page.evaluate(async (text) => {
    const raw = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('visavis-keys', 1)
      opening.onerror = () => reject(new Error('no database'))
      opening.onupgradeneeded = () => void opening.result.createObjectStore('keys')
      opening.onsuccess = () => {
        const writing = opening.result.transaction('keys', 'readwrite')
        writing.objectStore('keys').put(key, 'session')
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, secret)

/** Signs a browser in with a session that is there; no page is open yet. */
const enter = async ({ context, page, product }: Somebody, member: Member): Promise<void> => {
  await giveCookies(context, member, product.url)
  await page.goto('/config.json')
  await giveKey(page, member.signSecret)
}

/** Gives this browser the session of somebody else, as if both were one browser. */
export const comeAs = async (somebody: Somebody, other: Somebody): Promise<void> => {
  const member = memberOf(other)
  await enter(somebody, member)
  members.set(somebody, member)
}

/**
 * Makes an account and gives this browser its session, as if the person had come by the popup; no page is open yet. `country` is
 * its number in ISO 3166-1, 0 for none.
 */
export const becomeMember = async (somebody: Somebody, password: string, country = 0): Promise<void> => {
  const browser = await openBrowser(somebody.product.url, makeBrowserClock(), (series += 1))
  browser.local.write(COUNTRY_ID_KEY, `${country}`)
  const session = await register(browser, somebody, password)
  await browser.keep(session)
  const member = { ...browser, id: session.id, signSecret: session.signSecret }
  await enter(somebody, member)
  members.set(somebody, member)
}

/** One asks for 9 coins, the other, whose id it answers with, accepts; both have signed up by `signUp`. */
export const makeFriends = async (somebody: Somebody, other: Somebody): Promise<UserId> => {
  const [one, two] = [memberOf(somebody), memberOf(other)]
  unwrap(await one.friends.add(two.id, 102, crypto.randomUUID())())
  expect(unwrap(await two.friends.answer(one.id, 'accept')())).toBe('friend')
  return two.id
}

/** Checks in for today, as the popup does; who is here has signed up by `signUp`. */
export const checkInAs = async (somebody: Somebody): Promise<void> => {
  unwrap(await memberOf(somebody).checkIn.checkIn(crypto.randomUUID())())
}
