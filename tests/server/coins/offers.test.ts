import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flashPacksFor, freeOffer, redeemOffer, runningOffers } from '../../../server/coins/offers/offers'
import type { Work } from '../../../server/store/store'
import { lessPercent } from '../../../src/domain/coins/offer'
import { priceOf } from '../../../src/domain/coins/price'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import type { Asker } from '../asker'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server'

let server: TestServer
let ada: Asker

const now = () => server.clock.now()
const unit = async <Err, A>(run: (work: Work) => Promise<E.Either<Err, A>>): Promise<E.Either<Err, A>> =>
  server.parts.store.work(run)
const changeUser = (change: { created_at: number } | { country_code: string }) =>
  unit(async ({ db }) => E.right(await db.updateTable('users').set(change).where('id', '=', ada.userId).execute()))

const open = async (options: TestServerOptions = {}) => {
  await server?.close()
  server = await startTestServer(options)
  ada = await server.signedIn('Ada')
  await changeUser({ created_at: now() })
}

/** Everything a second or some, since chores run each second that passes. */
const quick = {
  offers: {
    limited: { lastsMs: 4 * SECOND, againMs: 6 * SECOND },
    flash: { firstAfterMs: 3 * SECOND, lastsMs: 2 * SECOND, againMs: 5 * SECOND },
  },
}

beforeEach(() => open({ settings: quick }))
afterEach(() => server.close())

const limited = async (who = ada) => (await who.ask(configCalls.limitCoin, {})).data
const seals = async (who = ada) => (await who.ask(configCalls.flashCoin, { c_code: 'ZZ' })).data.webFlashUserSeals ?? []
const running = (userId = ada.userId) => server.parts.store.read((db) => runningOffers(db, userId, now()))
const pays = (userId = ada.userId) =>
  unit((work) =>
    server.parts.ledger.purchase(work, { userId, amount: 80, kind: 'purchase', key: `order:${now()}`, ref: 'coins80' }),
  )

const noFlash = { flashCoinChannel: [], coinChannel: [], webFlashUserSeals: [] }

/** Her limited offer, begun by asking for it. */
const hers = async () => {
  await limited()
  const [offer] = await running()
  if (offer === undefined) throw new Error('no offer')
  return offer
}

const redeem = async (coupon: string, orderId = 'order-1', over: { userId?: number; coinCode?: string } = {}) => {
  const { coin_code } = await server.parts.store.read((db) =>
    db.selectFrom('offers').select('coin_code').where('user_id', '=', ada.userId).executeTakeFirstOrThrow(),
  )
  return unit((work) =>
    redeemOffer(work, { userId: ada.userId, coupon, coinCode: coin_code, orderId, now: now(), ...over }),
  )
}

const free = (orderId: string) => unit(async (work) => E.right(await freeOffer(work, orderId)))

describe('the limited offer', () => {
  it('lasts 5 minutes from when its person first asks for it [COIN-52, COIN-55]', async () => {
    await open()
    expect(await limited()).toMatchObject({ limitMinutes: 5, endTime: now() + 5 * MINUTE, now: now() })
  })

  it('tells coins, discount and both prices up to its end by the clock of the gateway, and comes again [COIN-52, COIN-55]', async () => {
    const said = await limited()
    const end = now() + 4 * SECOND
    expect(said).toMatchObject({ discount: 25, endTime: end })
    expect(said.totalCoinNum).toBeGreaterThan(0)
    const price = (amount = 0) => priceOf(amount, said.currency ?? '')
    const [before, after] = [price(said.beforeAmount), price(said.afterAmount)]
    if (before._tag === 'None' || after._tag === 'None') throw new Error('no price')
    expect(after.value.minor).toBe(lessPercent(before.value.minor, 25))
    await server.clock.advance(4 * SECOND - 1)
    expect((await limited()).endTime).toBe(end)
    await server.clock.advance(1)
    expect(await limited()).toEqual({ now: now() })
    await server.clock.advance(6 * SECOND - 1)
    expect(await limited()).toEqual({ now: now() })
    await server.clock.advance(1)
    expect((await limited()).endTime).toBe(now() + 4 * SECOND)
  })

  it('asked for by two tabs at once is one [COIN-52]', async () => {
    const said = await Promise.all([limited(), limited(), limited()])
    expect(new Set(said.map(({ endTime }) => endTime))).toEqual(new Set([now() + 4 * SECOND]))
    const rows = await server.parts.store.read((db) => db.selectFrom('offers').selectAll().execute())
    expect(rows).toHaveLength(1)
  })

  it('is for people who have never paid: a purchase ends it for good [COIN-62]', async () => {
    await hers()
    await pays()
    expect(await limited()).toEqual({ now: now() })
    expect(await running()).toEqual([])
    await server.clock.advance(10 * SECOND)
    expect(await limited()).toEqual({ now: now() })
  })

  it('is made to nobody where nothing is sold, or where the deployment wants none [COIN-16, COIN-52]', async () => {
    await open({ settings: { offers: { limited: { percent: 0 } } }, env: { SHOP_BLOCKED_COUNTRIES: 'KP' } })
    expect(await limited()).toEqual({ now: now() })
    await changeUser({ country_code: 'KP' })
    const { data } = await ada.ask(configCalls.flashCoin, { c_code: 'ZZ' })
    expect(data).toEqual({ ...noFlash, enableWebConfig: false, now: now() })
    await open({ env: { SHOP_BLOCKED_COUNTRIES: 'KP' } })
    await changeUser({ country_code: 'KP' })
    expect(await limited()).toEqual({ now: now() })
  })

  it('needs a session, and tells each only the own [SHELL-77]', async () => {
    const visitor = await server.visitor()
    for (const call of [configCalls.limitCoin, configCalls.percentBanner])
      expect((await visitor.ask(call, {})).status).toBe(401)
    expect((await visitor.ask(configCalls.flashCoin, { c_code: 'ZZ' })).status).toBe(401)
    await hers()
    const bob = await server.signedIn('Bob')
    expect(await running(bob.userId)).toEqual([])
  })
})

describe('an offer redeemed', () => {
  it('is bound to its order, and the same order again gets the same answer [COIN-25]', async () => {
    const offer = await hers()
    expect(await redeem(offer.coupon)).toEqual(E.right(offer))
    expect(await redeem(offer.coupon)).toEqual(E.right(offer))
    expect(await running()).toEqual([])
    expect(await limited()).toEqual({ now: now() })
  })

  it('is used for every other order, also of the same moment [COIN-25]', async () => {
    const { coupon } = await hers()
    const answers = await Promise.all(['order-1', 'order-2', 'order-3'].map((order) => redeem(coupon, order)))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.filter(E.isLeft).map(({ left }) => left._tag)).toEqual(['OfferUsed', 'OfferUsed'])
    await pays()
    await server.clock.advance(4 * SECOND)
    expect(await redeem(coupon, 'order-4')).toMatchObject(E.left({ _tag: 'OfferUsed' }))
  })

  it('is free again while it runs when its order has failed or was cancelled [COIN-25]', async () => {
    const { coupon } = await hers()
    await redeem(coupon)
    await free('order-2')
    expect(await running()).toEqual([])
    await free('order-1')
    await free('order-1')
    expect(await running()).toMatchObject([{ coupon }])
    expect(await redeem(coupon, 'order-2')).toMatchObject(E.right({ coupon }))
    await free('order-2')
    await server.clock.advance(4 * SECOND)
    expect(await redeem(coupon, 'order-3')).toEqual(E.left({ _tag: 'OfferOver' }))
  })

  it('keeps its order when that is paid late [COIN-25]', async () => {
    const { coupon } = await hers()
    await redeem(coupon)
    await server.clock.advance(9 * SECOND)
    expect(await redeem(coupon)).toMatchObject(E.right({ percent: 25 }))
  })

  it('is over at its end, not a moment before [COIN-53]', async () => {
    const { coupon } = await hers()
    await server.clock.advance(4 * SECOND - 1)
    expect(await redeem(coupon)).toMatchObject(E.right({ coupon }))
    await free('order-1')
    await server.clock.advance(1)
    expect(await redeem(coupon)).toEqual(E.left({ _tag: 'OfferOver' }))
  })

  it('serves nobody else, no other pack, and no coupon that was made up [COIN-25]', async () => {
    const { coupon } = await hers()
    const bob = await server.signedIn('Bob')
    const over = E.left({ _tag: 'OfferOver' })
    expect(await redeem(coupon, 'order-1', { userId: bob.userId })).toEqual(over)
    expect(await redeem(coupon, 'order-1', { coinCode: 'coins6000' })).toEqual(over)
    for (const forged of ['', 'x', crypto.randomUUID(), `${coupon} `]) expect(await redeem(forged)).toEqual(over)
    expect(await running()).toHaveLength(1)
  })
})

describe('flash packs', () => {
  it('come some time after sign-up, each in its turn, some time after the last [COIN-59, COIN-60]', async () => {
    expect(await seals()).toEqual([])
    await server.clock.advance(3 * SECOND)
    const [first] = await seals()
    expect(first).toMatchObject({ endTime: now() + 2 * SECOND })
    const packs = await server.parts.store.read((db) => flashPacksFor(db, ada.userId, now()))
    expect(packs).toMatchObject([{ coupon: first?.couponId, coinCode: first?.coinCode, percent: 0 }])
    await server.clock.advance(2 * SECOND)
    expect(await seals()).toEqual([])
    await server.clock.advance(5 * SECOND)
    expect((await seals())[0]?.coinCode).not.toBe(first?.coinCode)
  })

  it('are for people who have paid too, and not stretched by another country [COIN-60]', async () => {
    await pays()
    await server.clock.advance(3 * SECOND)
    const { data } = await ada.ask(configCalls.flashCoin, { c_code: 'JP' })
    expect(data.webFlashUserSeals).toHaveLength(1)
    expect(data).toMatchObject({ enableWebConfig: true, coinChannel: expect.arrayContaining([expect.any(String)]) })
    expect(await limited()).toEqual({ now: now() })
  })
})

it('the flag of the percent banner is what the deployment says [COIN-65]', async () => {
  expect((await ada.ask(configCalls.percentBanner, {})).data).toEqual({ flag: true })
  await open({ settings: { offers: { percentBanner: 0 } } })
  expect((await ada.ask(configCalls.percentBanner, {})).data).toEqual({ flag: false })
})
