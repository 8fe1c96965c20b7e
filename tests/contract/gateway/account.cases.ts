import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { ADULT_STATEMENT_VERSION } from '../../../src/domain/account/adult-statement'
import { unwrap } from './browser'
import { PASSWORD, signUp, type Site } from './ports.world'
import { refusedWith } from './refused-with'

const email = 'ada@example.org'
const person = {
  name: 'Ada',
  gender: 'female',
  birthday: '1990-01-31',
  statement: ADULT_STATEMENT_VERSION,
} as const

/** What the port of the account promises (AccountGateway). */
export const accountCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }

  it(
    'signs up: code, password, own data; then the account exists and holds 120 coins',
    inSite(async (site) => {
      const ports = await site.browser('Ada')
      const { account } = ports
      const { flow, status } = unwrap(await account.standing(email)())
      expect([status, flow === '']).toEqual([0, false])
      unwrap(await account.sendCode('new', email, flow, '')())
      expect(await account.confirmed(email, flow)()).toMatchObject(refusedWith(60005))
      expect(await account.confirmCode('000000')()).toMatchObject(refusedWith(25502))
      expect(await account.setPassword(email, PASSWORD, flow)()).toMatchObject(refusedWith(60005))
      unwrap(await account.confirmCode((await site.mail(email)).code)())
      unwrap(await account.confirmed(email, flow)())
      unwrap(await account.setPassword(email, PASSWORD, flow)())
      const signedIn = unwrap(await account.register(email, person)())
      expect(signedIn).toMatchObject({
        registered: true,
        me: { id: signedIn.id, name: 'Ada', coins: 120, paid: false },
      })
      await ports.keep(signedIn)
      expect(unwrap(await account.balance())).toBe(120)
      expect(unwrap(await account.me(signedIn.id)())).toMatchObject({ name: 'Ada', gender: 'female', coins: 120 })
      expect(unwrap(await account.standing(email)()).status).toBe(4)
    }),
  )

  it(
    'confirms by the link of the mail in any browser, once',
    inSite(async (site) => {
      const [here, there] = [await site.browser('here'), await site.browser('there')]
      const { flow } = unwrap(await here.account.standing(email)())
      unwrap(await here.account.sendCode('new', email, flow, '')())
      const { link } = await site.mail(email)
      expect(unwrap(await there.account.confirmLink(link)())).toEqual({ email, here: false })
      unwrap(await here.account.confirmed(email, flow)())
      expect(await there.account.confirmLink(link)()).toMatchObject(refusedWith(25501))
      expect(await there.account.confirmLink('no-such-link')()).toMatchObject(refusedWith(25501))
    }),
  )

  it(
    'refuses to register what was not confirmed, and an address that has an account',
    inSite(async (site) => {
      await signUp(site, 'Ada')
      const other = await site.browser('other')
      await other.account.standing('new@example.org')()
      const register = (address: string) => other.account.register(address, person)()
      expect(await register('new@example.org')).toMatchObject(refusedWith(60005))
      expect(E.isLeft(await register(email))).toBe(true)
    }),
  )

  it(
    'signs in with the right password only',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      const other = await site.browser('other')
      expect(await other.account.signIn(email, 'Wrong_1')()).toMatchObject(refusedWith(10006))
      expect(await other.account.signIn('nobody@example.org', PASSWORD)()).toMatchObject(refusedWith(10006))
      const signedIn = unwrap(await other.account.signIn(email, PASSWORD)())
      expect([signedIn.id, signedIn.registered]).toEqual([ada.id, false])
    }),
  )

  it(
    'resets a forgotten password with a mail',
    inSite(async (site) => {
      await signUp(site, 'Ada')
      await site.clock.advance(61_000)
      const other = await site.browser('other')
      const { flow } = unwrap(await other.account.standing(email)())
      unwrap(await other.account.sendCode('forgot', email, flow, '')())
      unwrap(await other.account.confirmCode((await site.mail(email)).code)())
      unwrap(await other.account.resetPassword(email, 'Changed_2', flow)())
      expect(await other.account.signIn(email, PASSWORD)()).toMatchObject(refusedWith(10006))
      expect(E.isRight(await other.account.signIn(email, 'Changed_2')())).toBe(true)
    }),
  )

  it(
    'ends the session with the sign-out, and tells whoever goes on using it',
    inSite(async (site) => {
      const { account } = await signUp(site, 'Ada')
      const told: unknown[] = []
      const stop = account.onSessionOver(({ code, message, transport }) => void told.push([code, message, transport]))
      unwrap(await (await account.farewell())())
      expect(await account.balance()).toMatchObject(E.left({ _tag: 'SessionOver', code: 401 }))
      expect(told).toMatchObject([[401, expect.any(String), 'http']])
      stop()
      await account.balance()
      expect(told).toHaveLength(1)
    }),
  )

  it(
    'beats, and gives a token for the connection, to whoever is signed in',
    inSite(async (site) => {
      const { account } = await signUp(site, 'Ada')
      expect(await account.startBeat(false)()).toEqual(E.right(undefined))
      expect(await account.beat(true)()).toEqual(E.right(undefined))
      expect(unwrap(await account.realtimeToken())).not.toBe('')
      const visitor = await site.browser('visitor')
      expect(await visitor.account.beat(true)()).toMatchObject(E.left({ _tag: 'SessionOver' }))
      expect(await visitor.account.realtimeToken()).toMatchObject(E.left({ _tag: 'SessionOver' }))
    }),
  )
}
