import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '../../../server/account/identity'
import { grantSignUpCoins } from '../../../server/account/sign-up-coins'
import { DAY } from '../../../src/domain/kernel/time'
import { emailCalls } from '../../../src/infrastructure/gateway/contract/email.calls'
import type { Asker } from '../asker'
import { info, numberOf, supply, ticketFor } from '../by-phone'
import { beginFlow, mailTo, PASSWORD, person } from '../sign-up'
import { addPerson } from '../store/people'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

/** Coins of somebody who signs up by phone on this device. */
const byPhone = async (asker: Asker, n: number) => {
  const ticket = await ticketFor(server, asker, numberOf(n))
  return (await supply(asker, ticket, info(`Person ${n}`))).data.user.goldNum
}

const byMail = async (email: string) => {
  const asker = await server.visitor()
  const userId = await beginFlow(asker, email)
  await asker.ask(emailCalls.confirm, { code: (await mailTo(server, email)).code })
  await asker.ask(emailCalls.setPassword, { email, password: PASSWORD, userId })
  return (await asker.ask(emailCalls.register, person(email, 'Ada'))).data.user.goldNum
}

/** As a deletion leaves it: the number is free again. */
const forget = (n: number) =>
  server.parts.store.work(async ({ db }) =>
    E.right(await db.deleteFrom('phones').where('phone', '=', numberOf(n).e164).execute()),
  )

describe('the coins of a sign-up', () => {
  it('are given once to a device, and the second account has none [ACCT-13]', async () => {
    const ada = await server.visitor()
    expect([await byPhone(ada, 1), await byPhone(ada, 2)]).toEqual([120, 0])
    expect(await byPhone(await server.visitor(), 3)).toBe(120)
  })

  it('are given once for a number, also when its account is gone [ACCT-13]', async () => {
    expect(await byPhone(await server.visitor(), 1)).toBe(120)
    await forget(1)
    expect(await byPhone(await server.visitor(), 1)).toBe(0)
  })

  it('are given once for a mailbox, however its address is dotted [ACCT-13]', async () => {
    expect(await byMail('ada.love@gmail.com')).toBe(120)
    expect(await byMail('a.d.a.love@googlemail.com')).toBe(0)
    expect([await byMail('ada.love@example.org'), await byMail('adalove@example.org')]).toEqual([120, 120])
  })

  it('may be none: one signs up all the same', async () => {
    await server.close()
    server = await startTestServer({ settings: { signIn: { signUpCoins: 0 } } })
    expect(await byPhone(await server.visitor(), 1)).toBe(0)
  })

  it('are given to so many people of one network address a day', async () => {
    await server.close()
    const settings = { signIn: { signUpCoinsPerAddress: { count: 1, ms: DAY } } }
    server = await startTestServer({ settings, env: { TRUST_PROXY: '1' } })
    const behind = async (address: string, n: number) => {
      const asker = await server.visitor()
      const ask: Asker['ask'] = (call, params) => asker.ask(call, params, { headers: { 'x-forwarded-for': address } })
      return byPhone({ ...asker, ask }, n)
    }
    expect([await behind('192.0.2.7', 1), await behind('192.0.2.7', 2), await behind('192.0.2.8', 3)]).toEqual([
      120, 0, 120,
    ])
  })

  it('are given once for an account of a provider, and once for the address that it tells', async () => {
    const { config, keys, ledger, store, clock } = server.parts
    const deps = { ledger, settings: config.settings, identifierKey: keys.identifierKey, limitedAddress: () => null }
    const grant = async (deviceId: string, identity: Identity) => {
      const userId = await addPerson(store)
      const common = { deviceId, languageId: 1, countryId: 0 }
      const from = { address: '', common, now: clock.now() }
      const done = await store.work<never, number>(async (work) => {
        await grantSignUpCoins(work, deps, from, { identity, userId })
        return E.right(await ledger.balance(work.db, userId))
      })
      return E.isRight(done) ? done.right : -1
    }
    const social = (subject: string, email: string | null): Identity => ({
      _tag: 'Social',
      provider: 'google',
      subject,
      email,
    })
    expect(await grant('1', social('a', 'ada@example.org'))).toBe(120)
    expect(await grant('2', social('a', null))).toBe(0)
    expect(await grant('3', social('b', 'ADA@example.org'))).toBe(0)
    expect(await grant('4', social('c', null))).toBe(120)
    expect(await byMail('ada@example.org')).toBe(0)
  })
})
