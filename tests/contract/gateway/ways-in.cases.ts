import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { expect, it } from 'vitest'
import { ADULT_STATEMENT_VERSION } from '../../../src/domain/account/adult-statement'
import { unchecked } from '../../../src/domain/account/phone-number'
import { DAY } from '../../../src/domain/kernel/time'
import { unwrap } from './browser'
import { signUp, type Ports, type Site } from './ports.world'
import { refusedWith } from './refused-with'

const number = unchecked({ country: 'DE', code: '49', digits: '15123000001' })
const person = { name: 'Ada', gender: 'female', birthday: '1990-01-31', statement: ADULT_STATEMENT_VERSION } as const
const ada = { name: 'Ada', email: 'ada@example.net' }
const password = 'secret#12'

const ticketOf = async (site: Site, { account }: Ports): Promise<string> => {
  unwrap(await account.phoneStanding(number)())
  unwrap(await account.sendPhoneCode(number, 'sms', '')())
  return unwrap(await account.checkPhoneCode(number, await site.message(number))())
}

const byPhone = async (site: Site, ports: Ports) => {
  const signedIn = unwrap(await ports.account.enterByTicket(await ticketOf(site, ports), person)())
  await ports.keep(signedIn)
  unwrap(await ports.account.storePhonePassword(signedIn, number, password)())
  return signedIn
}

/** What every way in promises that needs no e-mail (SignInGateway). */
export const waysInCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }

  it(
    'signs up by telephone: standing, code, data; then the number is known, with a password that signs in [ACCT-26] [ACCT-33] [ACCT-41] [ACCT-42] [DATA-26] [DATA-27]',
    inSite(async (site) => {
      const [here, there] = [await site.browser('here'), await site.browser('there')]
      expect(unwrap(await here.account.phoneStanding(number)())).toMatchObject({
        existent: false,
        sendSms: true,
        userSetPassword: false,
        mobileRegisterEnable: true,
        mobileRegisterSetPassword: true,
        userLoginSetPassword: true,
      })
      const ticket = await ticketOf(site, here)
      expect(await here.account.enterByTicket(ticket, null)()).toMatchObject(E.left({ _tag: 'InfoWanted', name: '' }))
      const signedIn = unwrap(await here.account.enterByTicket(ticket, person)())
      expect(signedIn).toMatchObject({ registered: true, me: { name: 'Ada', coins: 120 } })
      await here.keep(signedIn)
      expect(await here.account.enterByTicket(ticket, null)()).toMatchObject(refusedWith(25501))
      expect(unwrap(await here.account.phoneStanding(number)())).toMatchObject({
        existent: true,
        userSetPassword: false,
      })
      unwrap(await here.account.storePhonePassword(signedIn, number, password)())
      expect(unwrap(await there.account.phoneStanding(number)()).userSetPassword).toBe(true)
      expect(await there.account.phoneSignIn(number, 'secret#13')()).toMatchObject(refusedWith(35501))
      const again = unwrap(await there.account.phoneSignIn(number, password)())
      expect([again.id, again.registered]).toEqual([signedIn.id, false])
    }),
  )

  it(
    'takes the code that was sent, and no other [ACCT-93] [ACCT-94]',
    inSite(async (site) => {
      const { account } = await site.browser('here')
      unwrap(await account.phoneStanding(number)())
      unwrap(await account.sendPhoneCode(number, 'sms', '')())
      const wrong = (await site.message(number)) === '000000' ? '000001' : '000000'
      expect(await account.checkPhoneCode(number, wrong)()).toMatchObject(refusedWith(25502))
    }),
  )

  it(
    'resets a forgotten password by a code, once for its ticket [ACCT-35] [ACCT-43] [ACCT-95]',
    inSite(async (site) => {
      const signedIn = await byPhone(site, await site.browser('here'))
      await site.clock.advance(61_000)
      const there = await site.browser('there')
      const ticket = await ticketOf(site, there)
      unwrap(await there.account.resetPhonePassword(number, 'secret#34', ticket)())
      expect(await there.account.resetPhonePassword(number, 'secret#56', ticket)()).toMatchObject(refusedWith(35503))
      expect(await there.account.phoneSignIn(number, password)()).toMatchObject(refusedWith(35501))
      expect(unwrap(await there.account.phoneSignIn(number, 'secret#34')()).id).toBe(signedIn.id)
    }),
  )

  it.each(['google', 'apple', 'facebook'] as const)(
    'signs in by %s: a new person with their data, then the same one without [ACCT-1] [ACCT-73] [DATA-28] [DATA-29]',
    async (provider) => {
      const site = await open()
      const here = await site.browser('here')
      const wanted = await here.account.socialSignIn(provider, await here.comeFrom(provider, ada))()
      expect(wanted).toMatchObject(E.left({ _tag: 'InfoWanted', name: 'Ada' }))
      const cert = E.isLeft(wanted) && wanted.left._tag === 'InfoWanted' ? wanted.left.cert : ''
      const signedIn = unwrap(await here.account.addInfo(cert, person)())
      expect(signedIn).toMatchObject({ registered: true, me: { name: 'Ada' } })
      const there = await site.browser('there')
      const key = await there.comeFrom(provider, ada)
      const again = unwrap(await there.account.socialSignIn(provider, key)())
      expect([again.id, again.registered]).toEqual([signedIn.id, false])
      expect(await there.account.socialSignIn(provider, key)()).toMatchObject(refusedWith(10101))
      await site.close()
    },
  )

  it(
    'repeats the last sign-in of a browser, until it signs out [ACCT-82] [ACCT-103] [DATA-24]',
    inSite(async (site) => {
      const { account, id, keep, ways } = await signUp(site, 'Ada')
      const way = ways.read()
      expect(way).toEqual(O.some({ kind: 'email', user: id }))
      if (O.isNone(way)) throw new Error('no way')
      const again = unwrap(await account.enterRemembered(way.value)())
      expect([again.id, again.registered]).toEqual([id, false])
      await keep(again)
      unwrap(await (await account.farewell())())
      expect(ways.read()).toEqual(O.none)
      expect(await account.enterRemembered(way.value)()).toMatchObject(refusedWith(10101))
    }),
  )

  it(
    'repeats none that was not this browser’s, and forgets one when told [ACCT-82]',
    inSite(async (site) => {
      const { id, ways } = await signUp(site, 'Ada')
      const other = await site.browser('other')
      expect(other.ways.read()).toEqual(O.none)
      expect(await other.account.enterRemembered({ kind: 'email', user: id })()).toMatchObject(refusedWith(10101))
      ways.forget()
      expect(ways.read()).toEqual(O.none)
    }),
  )

  it(
    'enters by the cert of an address, once [ACCT-81]',
    inSite(async (site) => {
      const { id } = await signUp(site, 'Ada')
      const other = await site.browser('other')
      const cert = await site.certOf(id)
      expect(await other.account.enterByCert(id, 'nonsense')()).toMatchObject(refusedWith(10101))
      expect(unwrap(await other.account.enterByCert(id, cert)()).id).toBe(id)
      expect(await other.account.enterByCert(id, cert)()).toMatchObject(refusedWith(10101))
    }),
  )

  it(
    'asks before it lets somebody in whose account is to be deleted, and keeps it then [PLUS-14]',
    inSite(async (site) => {
      const { id } = await byPhone(site, await site.browser('here'))
      await site.deletes(id)
      const other = await site.browser('other')
      const asked = await other.account.phoneSignIn(number, password)()
      expect(asked).toMatchObject(E.left({ _tag: 'DeletionGrace', user: id, deleteAt: site.clock.now() + 7 * DAY }))
      const cert = E.isLeft(asked) && asked.left._tag === 'DeletionGrace' ? asked.left.cert : ''
      expect(unwrap(await other.account.enterByCert(id, cert)()).id).toBe(id)
      expect(E.isRight(await (await site.browser('third')).account.phoneSignIn(number, password)())).toBe(true)
    }),
  )

  it(
    'says where a visitor seems to be [DATA-7]',
    inSite(async (site) => {
      const { account } = await site.browser('here')
      expect(unwrap(await account.country())).toEqual({
        id: expect.any(Number),
        code: expect.any(String),
        ip: expect.any(String),
      })
    }),
  )
}
