import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { statedAge } from '../../../server/account/stated-age'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { ADULT_STATEMENT_VERSION } from '../../../src/domain/account/adult-statement'
import type { Asker } from '../asker'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
let ada: Asker

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.signedIn('Ada')
})
afterEach(() => server.close())

const state = (version = ADULT_STATEMENT_VERSION) => ada.ask(accountCalls.ageStatement, { version })
const stated = (userId = ada.userId) =>
  server.parts.store.read((db) =>
    db.selectFrom('age_statements').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  )
const assured = (mode: 'local' | 'production', userId = ada.userId) =>
  server.parts.store.read((db) => statedAge(mode).assured(db, userId))
const put = (version: string, method: string) =>
  server.parts.store.work(async ({ db }) =>
    E.right(await db.insertInto('age_statements').values({ user_id: ada.userId, version, method, at: 1 }).execute()),
  )

describe('the age statement', () => {
  it('is kept at sign-up with version, method and date [PLUS-16]', async () => {
    const eve = await signUp(server, 'Eve')
    expect(await stated(eve.userId)).toEqual({
      user_id: eve.userId,
      version: ADULT_STATEMENT_VERSION,
      method: 'statement',
      at: server.clock.now(),
    })
    expect(await assured('production', eve.userId)).toBe(true)
  })

  it('is given later by an account that lacks it, and opens calls [PLUS-16]', async () => {
    const eve = await signUp(server, 'Eve')
    const call = () => ada.ask(callsCalls.preCheck, { calleeUserId: eve.userId, callLocation: 102 })
    expect((await call()).code).toBe(10031)
    expect(await assured('local')).toBe(false)
    expect((await state()).code).toBe(200)
    expect(await assured('production')).toBe(true)
    expect((await call()).code).toBe(100003)
  })

  it('keeps its first date when it is given twice', async () => {
    await state()
    const first = await stated()
    await server.clock.advance(60_000)
    expect((await state()).code).toBe(200)
    expect(await stated()).toEqual(first)
  })

  it('is of the text that is in force, and replaces an older one', async () => {
    await put('2020-01', 'statement')
    expect(await state('2020-01')).toMatchObject({ code: 10025, message: 'update user info failed' })
    expect((await state()).code).toBe(200)
    expect(await stated()).toMatchObject({ version: ADULT_STATEMENT_VERSION, at: server.clock.now() })
  })

  it('is not asked of a visitor', async () => {
    const visitor = await server.visitor()
    expect((await visitor.ask(accountCalls.ageStatement, { version: ADULT_STATEMENT_VERSION })).status).toBe(401)
  })

  it('of a demo person counts in local mode only; a real one takes its place [PLUS-16]', async () => {
    await put('demo', 'demo')
    expect([await assured('local'), await assured('production')]).toEqual([true, false])
    await state()
    expect(await stated()).toMatchObject({ method: 'statement' })
    expect(await assured('production')).toBe(true)
  })
})
