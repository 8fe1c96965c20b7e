import { readdirSync, readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeCert } from '../../../server/account/certs'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { automatically, returning } from '../account/returning'
import type { Asker } from '../asker'
import { info, login, numberOf, signUpByPhone, supply, ticketFor } from '../by-phone'
import { certOf, enterBy, keyFrom, supply as supplySocial } from '../identity/browser'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'
import { noticeOf, sanction, signInAs } from './stage'

let gateway: TestServer

beforeEach(async () => {
  gateway = await startTestServer()
})
afterEach(() => gateway.close())

interface Said {
  readonly code: number
  readonly data: unknown
}

/** Somebody with an account, and how they sign in to it on some device. */
interface Member {
  readonly asker: Asker
  readonly signIn: (browser: Asker) => Promise<Said>
}

const PASSWORD = 'secret#12'
const robin = { name: 'Robin', email: 'robin@example.net' }

const byEmail = async (): Promise<Member> => ({
  asker: await signUp(gateway, 'Ada'),
  signIn: (browser) => signInAs(browser, 'Ada'),
})

const byPhonePassword = async (): Promise<Member> => ({
  asker: await signUpByPhone(gateway, 'Ada', numberOf(1), PASSWORD),
  signIn: (browser) => login(browser, numberOf(1), PASSWORD),
})

const byPhoneCode = async (): Promise<Member> => ({
  asker: await signUpByPhone(gateway, 'Ada', numberOf(1)),
  signIn: async (browser) => {
    await gateway.clock.advance(60_000)
    return supply(browser, await ticketFor(gateway, browser, numberOf(1)))
  },
})

const byProvider = async (): Promise<Member> => {
  const asker = await gateway.visitor()
  const first = await enterBy(asker, await keyFrom(gateway, asker, 'google', robin), 'google')
  await asker.enter((await supplySocial(asker, certOf(first.data))).data)
  const signIn: Member['signIn'] = async (browser) =>
    enterBy(browser, await keyFrom(gateway, browser, 'google', robin), 'google')
  return { asker, signIn }
}

const byAddress = async (): Promise<Member> => {
  const asker = await signUp(gateway, 'Ada')
  const { userId } = asker
  const signIn: Member['signIn'] = async (browser) => {
    const cert = await gateway.parts.store.work<never, string>(async (work) =>
      E.right(await makeCert(work, userId, 'signIn', gateway.clock.now())),
    )
    return browser.ask(accountCalls.autoLogin, { userId, cert: E.isRight(cert) ? cert.right : '' })
  }
  return { asker, signIn }
}

const ways = { byEmail, byPhonePassword, byPhoneCode, byProvider, byAddress }

describe.each(Object.entries(ways))('signing in %s', (_name, make) => {
  it('lets nobody in who is banned, and tells why [SAFE-24] [ACCT-98]', async () => {
    const { asker, signIn } = await make()
    const elsewhere = await gateway.visitor()
    expect((await signIn(elsewhere)).code).toBe(200)
    await sanction(gateway, asker.userId, { end: gateway.clock.now() + 120_000 })
    const said = await signIn(await gateway.visitor())
    expect(said.code).toBe(10115)
    expect(noticeOf(said)).toMatchObject({ rule: 'harassment', appealToken: expect.any(String) as string })
    await gateway.clock.advance(120_000)
    expect((await signIn(await gateway.visitor())).code).toBe(200)
  })

  it('asks whoever is about to be deleted [PLUS-14]', async () => {
    const { asker, signIn } = await make()
    await asker.ask(accountCalls.deleteAccount, { userId: asker.userId })
    const said = await signIn(await gateway.visitor())
    expect(said).toMatchObject({ code: 10032, data: { userId: asker.userId } })
    const sessions = await gateway.parts.store.read((db) => gateway.parts.sessions.list(db, asker.userId))
    expect(sessions).toEqual([])
  })
})

describe('a banned device', () => {
  it('makes no account by phone or by a provider either [SAFE-25]', async () => {
    const ada = await signUp(gateway, 'Ada')
    await sanction(gateway, ada.userId, { scope: 'device', end: null })
    const ticket = await ticketFor(gateway, ada, numberOf(7))
    const byPhone = await supply(ada, ticket, info('Eve'))
    const cert = certOf((await enterBy(ada, await keyFrom(gateway, ada, 'google', robin), 'google')).data)
    const social = await supplySocial(ada, cert)
    expect([byPhone.code, social.code]).toEqual([10116, 10116])
    const people = await gateway.parts.store.read((db) => db.selectFrom('users').select('user_name').execute())
    expect(people).toEqual([{ user_name: 'Ada' }])
  })
})

describe('automatic login', () => {
  it('ends with a ban, with a deletion, and when an operator signs somebody out [ACCT-103]', async () => {
    const codes = []
    for (const name of ['Ada', 'Bob', 'Cid']) {
      const asker = await signUp(gateway, name)
      const browser = await returning(gateway, asker)
      if (name === 'Ada') await sanction(gateway, asker.userId)
      else if (name === 'Bob') await asker.ask(accountCalls.deleteAccount, { userId: asker.userId })
      else
        await gateway.parts.store.work(async (work) =>
          E.right(await gateway.parts.sessions.revokeAll(work, asker.userId, 'quietly')),
        )
      codes.push((await automatically(browser, asker.userId)).code)
    }
    expect(codes).toEqual([10101, 10101, 10101])
  })
})

it('there is one door, and one for demo people in local mode: nothing else of the gateway opens a session [SAFE-24]', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const opening = files.filter((name) => /\bsessions\.create\(/.test(readFileSync(`server/${name}`, 'utf8')))
  expect(opening.toSorted()).toEqual(['account/sign-in.ts', 'seed/demo-door.ts'])
})
