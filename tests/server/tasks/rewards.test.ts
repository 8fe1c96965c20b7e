import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { tasksCalls } from '../../../src/infrastructure/gateway/contract/tasks.calls'
import type { Asker } from '../asker'
import { numberOf, info, supply, ticketFor } from '../by-phone'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

let server: TestServer
let ada: Asker

const unit = (run: Parameters<TestServer['parts']['store']['work']>[0]) => server.parts.store.work(run)
const { isGiveCoin, isPush, isWebapp, savePush, saveWebapp } = accountCalls
const country = { countryId: 276 }

/** Somebody who was given the coins of sign-up. */
const newcomer = async (name: string) => {
  const asker = await server.signedIn(name)
  const { userId } = asker
  await unit((work) =>
    server.parts.ledger.grant(work, { userId, amount: 120, kind: 'signUp', key: `sign-up:${userId}` }),
  )
  return asker
}

const open = async (options: TestServerOptions = {}) => {
  await server?.close()
  server = await startTestServer(options)
  ada = await newcomer('Ada')
}

beforeEach(() => open())
afterEach(() => server.close())

const install = async (who = ada) => (await who.ask(isWebapp, { c_id: 276 })).data
const claimInstall = (who = ada) => who.ask(saveWebapp, country)
const claimPush = (who = ada) => who.ask(savePush, country)
const balance = (who = ada) => server.parts.store.read((db) => server.parts.ledger.balance(db, who.userId))

/** From now on somebody's session is one of that device. */
const movesTo = (who: Asker, deviceId: string) =>
  unit(async ({ db }) =>
    E.right(await db.updateTable('sessions').set({ device_id: deviceId }).where('user_id', '=', who.userId).execute()),
  )

/** A device of theirs takes pushes. */
const subscribes = (who: Asker) =>
  unit(async ({ db }) => {
    const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', who.userId)
    const { id } = await sessions.executeTakeFirstOrThrow()
    const keys = { address: `https://push.example.org/${id}`, public_key: 'p', secret: 's' }
    const subscription = { id, session_id: id, user_id: who.userId, created_at: 0, ...keys }
    return E.right(await db.insertInto('push_subscriptions').values(subscription).execute())
  })

const ends = (who: Asker) =>
  unit(async ({ db }) =>
    E.right(await db.updateTable('sessions').set({ revoked_at: 1 }).where('user_id', '=', who.userId).execute()),
  )

describe('the reward for installing', () => {
  it('is told with what it costs, brings and looks like, and is open until it was given [TASK-39]', async () => {
    expect(await install()).toEqual({ price: 0, status: 1, gold: 100, img: '/rewards/install.svg' })
    await claimInstall()
    expect(await install()).toMatchObject({ status: 2, gold: 100 })
  })

  it('is given once, under a name of its own, and the balance is told [TASK-41]', async () => {
    const { code, data } = await claimInstall()
    expect([code, data]).toEqual([200, { gold: 100 }])
    expect((await claimInstall()).code).toBe(400)
    const rows = await server.parts.store.read(async (db) => ({
      moved: await db.selectFrom('transfers').select(['kind', 'amount']).orderBy('id').execute(),
      told: await db.selectFrom('inbox').select('body').where('user_id', '=', ada.userId).execute(),
    }))
    expect(rows.moved).toEqual([
      { kind: 'signUp', amount: 120 },
      { kind: 'install', amount: 100 },
    ])
    expect(rows.told.map(({ body }) => JSON.parse(body))).toEqual([{ goldNum: 220, payStatus: 0 }])
  })

  it('is given to one of several presses of the same moment, and the books agree [TASK-41]', async () => {
    const claims = await Promise.all([1, 2, 3, 4].map(() => claimInstall()))
    expect(claims.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400])
    expect(await balance()).toBe(220)
    expect(await server.parts.store.read(audit)).toEqual([])
  })

  it('lost on its way is answered the same again, and given once [TASK-41]', async () => {
    const idempotencyKey = crypto.randomUUID()
    const claims = [1, 2].map(() => ada.ask(saveWebapp, country, { idempotencyKey }))
    const said = [await claims[0], await claims[1]]
    expect(said.map((one) => one?.data)).toEqual([{ gold: 100 }, { gold: 100 }])
    expect(await balance()).toBe(220)
  })

  it('is not given twice on one device, whatever device a request names [TASK-41]', async () => {
    const bob = await newcomer('Bob')
    await movesTo(bob, ada.deviceId)
    await claimInstall()
    expect(await install(bob)).toMatchObject({ status: 0, gold: 0 })
    expect((await claimInstall(bob)).code).toBe(400)
    const named = { raw: { ...country, deviceId: 'another' } }
    expect((await bob.ask(saveWebapp, country, named)).code).toBe(400)
    expect(await balance(bob)).toBe(120)
  })

  it('by two accounts on one device at the same moment is given to one [TASK-41]', async () => {
    const bob = await newcomer('Bob')
    await movesTo(bob, ada.deviceId)
    const claims = await Promise.all([claimInstall(), claimInstall(bob)])
    expect(claims.map(({ code }) => code).toSorted()).toEqual([200, 400])
    expect((await balance()) + (await balance(bob))).toBe(340)
  })

  it('is for nobody whose account had no coins of sign-up, until they have paid', async () => {
    const cid = await server.signedIn('Cid')
    expect(await install(cid)).toMatchObject({ status: 0, gold: 0 })
    expect((await claimInstall(cid)).code).toBe(400)
    const { userId } = cid
    const paid = { userId, amount: 80, kind: 'purchase', key: 'order:1', ref: 'coins80' }
    await unit((work) => server.parts.ledger.purchase(work, paid))
    expect((await claimInstall(cid)).code).toBe(200)
  })

  it('is none where the deployment gives none', async () => {
    await open({ settings: { rewards: { install: 0 } } })
    expect(await install()).toMatchObject({ status: 0, gold: 0 })
    expect((await claimInstall()).code).toBe(400)
  })
})

describe('the reward for letting notices be sent', () => {
  it('is 200 coins, told with its drawing, and told alone [TASK-47, TASK-52]', async () => {
    expect((await ada.ask(isPush, country)).data).toEqual({ status: 1, gold: 200, img: '/rewards/push.svg' })
    expect((await ada.ask(tasksCalls.pushCoin, country)).data).toEqual({ status: 1, gold: 200 })
  })

  it('is given once, when a push could reach the person, and not before [TASK-47]', async () => {
    expect((await claimPush()).code).toBe(403)
    await subscribes(ada)
    expect(await claimPush()).toMatchObject({ code: 200, data: { gold: 200 } })
    expect((await claimPush()).code).toBe(400)
    expect((await ada.ask(tasksCalls.pushCoin, country)).data).toEqual({ status: 2, gold: 200 })
    expect((await ada.ask(isPush, country)).data.status).toBe(2)
    expect(await balance()).toBe(320)
  })

  it('is not given for what reaches somebody else, or somebody whose session is over', async () => {
    const bob = await newcomer('Bob')
    await subscribes(bob)
    expect((await claimPush()).code).toBe(403)
    await ends(bob)
    expect((await (await server.signInAgain(bob.userId)).ask(savePush, country)).code).toBe(403)
  })

  it('and that of installing are two', async () => {
    await subscribes(ada)
    expect([(await claimPush()).code, (await claimInstall()).code]).toEqual([200, 200])
    expect(await balance()).toBe(420)
  })
})

describe('the new-user coin check', () => {
  it('tells what the account was given at sign-up, whatever country is named [ACCT-74]', async () => {
    const first = await server.visitor()
    const signUp = async (n: number) => {
      const { data } = await supply(first, await ticketFor(server, first, numberOf(n)), info(`Person ${n}`))
      return (await server.signInAgain(data.user.id)).ask(isGiveCoin, { countryId: 408 })
    }
    expect((await signUp(1)).data).toEqual({ status: 1, gold: 120 })
    expect((await signUp(2)).data).toEqual({ status: 0, gold: 0 })
  })
})

it('nothing of it is told to, or given to, who has no session [SHELL-77]', async () => {
  const visitor = await server.visitor()
  for (const call of [isGiveCoin, isPush, savePush, saveWebapp, tasksCalls.pushCoin])
    expect((await visitor.ask(call, country)).status).toBe(401)
  expect((await visitor.ask(isWebapp, { c_id: 276 })).status).toBe(401)
})
