import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { DAY } from '../../../src/domain/kernel/time'
import { unwrap } from './browser'
import { PASSWORD, signUp, type Site, type Somebody } from './ports.world'
import { refusedWith } from './refused-with'

const NUMBER = '+4915123000001'

const own = { kind: 'email', typed: PASSWORD } as const

const linkNumber = async (site: Site, { security }: Somebody): Promise<void> => {
  unwrap(await security.sendLinkCode('phone', NUMBER, '', own)())
  unwrap(await security.link('phone', NUMBER, await site.linkCode('phone', NUMBER))())
}

/** What account security promises (SecurityGateway). */
export const securityCases = (open: () => Promise<Site>): void => {
  const asAda = (run: (site: Site, ada: Somebody) => Promise<void>) => async () => {
    const site = await open()
    await run(site, await signUp(site, 'Ada')).finally(site.close)
  }

  it(
    'shows what is linked and what is not, and the device [ACCT-113]',
    asAda(async (_, { email, security }) => {
      expect(unwrap(await security.identifiers())).toEqual({
        email: { value: email, hasPassword: true, nextChange: null },
        phone: null,
      })
      expect(unwrap(await security.devices()).filter(({ current }) => current)).toMatchObject([{ kind: 'browser' }])
    }),
  )

  it(
    'links a number by its code alone; then neither the same nor another one for 7 days [ACCT-113] [ACCT-114] [ACCT-115]',
    asAda(async (site, ada) => {
      const { security } = ada
      unwrap(await security.sendLinkCode('phone', NUMBER, '', own)())
      const code = await site.linkCode('phone', NUMBER)
      const wrong = code === '000000' ? '000001' : '000000'
      expect(await security.link('phone', NUMBER, wrong)()).toMatchObject(refusedWith(25502))
      unwrap(await security.link('phone', NUMBER, code)())
      const nextChange = site.clock.now() + 7 * DAY
      expect(unwrap(await security.identifiers()).phone).toEqual({ value: NUMBER, hasPassword: false, nextChange })
      expect(await security.sendLinkCode('phone', NUMBER, '', own)()).toEqual(E.left({ _tag: 'Same' }))
      expect(await security.sendLinkCode('phone', `${NUMBER}1`, '', own)()).toEqual(
        E.left({ _tag: 'Later', nextChange }),
      )
    }),
  )

  it(
    'sends a code to nobody who does not know the password of the account [ACCT-116]',
    asAda(async (_, { security }) => {
      const wrong = { ...own, typed: 'wrong_1' }
      expect(await security.sendLinkCode('phone', NUMBER, '', wrong)()).toMatchObject(refusedWith(10006))
      expect(await security.sendLinkCode('phone', NUMBER, '')()).toMatchObject(refusedWith(10006))
      unwrap(await security.sendLinkCode('phone', NUMBER, '', own)())
    }),
  )

  it(
    'changes the address to one that proved itself [ACCT-113] [ACCT-116]',
    asAda(async (site, { security }) => {
      unwrap(await security.sendLinkCode('email', 'new@example.org', '', own)())
      unwrap(await security.link('email', 'new@example.org', await site.linkCode('email', 'new@example.org'))())
      expect(unwrap(await security.identifiers()).email?.value).toBe('new@example.org')
    }),
  )

  it(
    'changes a password by the old one',
    asAda(async (site, { email, security }) => {
      expect(
        await security.changePassword('email', email, { kind: 'email', typed: 'wrong_1' }, 'Another_2')(),
      ).toMatchObject(refusedWith(10006))
      unwrap(await security.changePassword('email', email, { kind: 'email', typed: PASSWORD }, 'Another_2')())
      const { account } = await site.browser('other')
      expect(await account.signIn(email, PASSWORD)()).toMatchObject(refusedWith(10006))
      unwrap(await account.signIn(email, 'Another_2')())
    }),
  )

  it(
    'hands over everything as one JSON text [PLUS-14]',
    asAda(async (_, { id, security }) => {
      const text = unwrap(await security.everything())
      expect(Object.values(JSON.parse(text) as Record<string, unknown>)).toContain(id)
    }),
  )

  it(
    'begins the deletion of the own account only, and ends its session [ACCT-117] [PLUS-14]',
    asAda(async (site, ada) => {
      const bob = await signUp(site, 'Bob')
      expect(E.isLeft(await ada.security.deleteAccount(bob.id)())).toBe(true)
      await linkNumber(site, ada)
      expect(unwrap(await ada.security.deleteAccount(ada.id)())).toBe(site.clock.now() + 7 * DAY)
      expect(await ada.security.identifiers()).toMatchObject(E.left({ _tag: 'SessionOver', code: 401 }))
    }),
  )
}
