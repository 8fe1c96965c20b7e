import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayOf } from '../../../src/domain/kernel/day'
import { DAY } from '../../../src/domain/kernel/time'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { quotaReset } from '../../../src/infrastructure/gateway/contract/matching.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import type { Asker } from '../asker'
import {
  ada,
  begin,
  bob,
  conf,
  end,
  enter,
  eve,
  hit,
  join,
  last,
  leave,
  meet,
  pass,
  people,
  rows,
  server,
  sweep,
} from './match-stage'
import { coinsOf } from './purse'

beforeEach(() => begin())
afterEach(end)

const used = (asker: Asker, count: number, day = dayOf(server.clock.now())) =>
  server.parts.store.work(async ({ db }) => {
    const row = { user_id: asker.userId, day, used: count }
    await db.deleteFrom('match_days').where('user_id', '=', asker.userId).where('day', '=', day).execute()
    return E.right(await db.insertInto('match_days').values(row).execute())
  })

const buysCoins = (asker: Asker) =>
  server.parts.store.work(async ({ db }) =>
    E.right(await db.updateTable('users').set({ pay_status: 1 }).where('id', '=', asker.userId).execute()),
  )

const spends = (asker: Asker, amount: number) =>
  server.parts.store.work((work) =>
    server.parts.ledger.spend(work, { userId: asker.userId, amount, kind: 'gift', key: `spent ${asker.userId}` }),
  )

const movements = (asker: Asker) =>
  server.parts.store.read(async (db) => {
    const { list } = await server.parts.ledger.movements(db, asker.userId, { pageNo: 1, pageSize: 9 })
    return list.filter(({ kind }) => kind === 'match').map(({ amount, other }) => ({ amount, other }))
  })

describe('what a match costs', () => {
  it('is said by row 28: 5 free a day, then 20, for a VIP 12, with what is left of both quotas [MTCH-11, MTCH-13]', async () => {
    const figures = {
      countdown: 10,
      livecamFakeCallPageShowSeconds: 30,
      freePrice: 0,
      livecamMatchPrice: 20,
      vipPrice: 12,
      likePrice: 1,
    }
    const resetMs = DAY - (server.clock.now() % DAY)
    expect(await conf(ada)).toEqual({ ...figures, price: 0, freeLeft: 5, matchesLeft: 50, resetMs })
    await used(ada, 5)
    expect(await conf(ada)).toMatchObject({ price: 20, freeLeft: 0, matchesLeft: 45 })
    await buysCoins(ada)
    expect(await conf(ada)).toEqual({ ...figures, price: 12, freeLeft: 0, resetMs })
  })

  it('is told with the hit, held by the one who has joined, and paid by both at once, each their own price [MTCH-12, MTCH-13, MTCH-27]', async () => {
    await used(ada, 5)
    await used(bob, 9)
    await buysCoins(bob)
    const { matchId } = await hit(ada, bob)
    expect([last(await rows('match', ada)).price, last(await rows('match', bob)).price]).toEqual([20, 12])
    await join(ada, matchId)
    expect(await coinsOf(ada)).toBe(100)
    expect(await movements(ada)).toEqual([])
    await join(bob, matchId)
    expect([await coinsOf(ada), await coinsOf(bob)]).toEqual([100, 108])
    expect([last(await rows('match_ready', ada)).price, last(await rows('match_ready', bob)).price]).toEqual([20, 12])
    expect(await movements(ada)).toEqual([{ amount: -20, other: bob.userId }])
    expect(await movements(bob)).toEqual([{ amount: -12, other: ada.userId }])
    await leave(ada, matchId)
    expect([await coinsOf(ada), await coinsOf(bob)]).toEqual([100, 108])
  })

  it('is nothing for the first 5 of a day, and counts when both have joined, not before [MTCH-13]', async () => {
    await used(ada, 4)
    const first = await hit(ada, bob)
    expect((await conf(ada)).freeLeft).toBe(1)
    await join(ada, first.matchId)
    await leave(bob, first.matchId)
    expect((await conf(ada)).freeLeft).toBe(1)
    await enter(eve)
    const { matchId } = last(await rows('match', eve))
    await join(ada, matchId)
    await join(eve, matchId)
    expect((await conf(ada)).freeLeft).toBe(0)
    expect(await coinsOf(ada)).toBe(120)
  })

  it.each(['leaves', 'does not join'])('goes back whole when the other %s [MTCH-27]', async (how) => {
    await used(ada, 5)
    const { matchId } = await hit(ada, bob)
    await join(ada, matchId)
    if (how === 'leaves') await leave(bob, matchId)
    else {
      await pass(5_001)
      await sweep()
    }
    expect(await coinsOf(ada)).toBe(120)
    expect(await movements(ada)).toEqual([])
    expect((await conf(ada)).price).toBe(20)
  })
})

describe('too few coins', () => {
  it('are 20001 on matching and on join; then the other waits on and nothing is charged [MTCH-37]', async () => {
    await used(ada, 5)
    await hit(ada, bob)
    const { matchId } = last(await rows('match', ada))
    await join(bob, matchId)
    await spends(ada, 101)
    expect(await join(ada, matchId)).toBe(20001)
    expect(last(await rows('match_gone', bob))).toMatchObject({ matchId, waiting: 1 })
    expect(await coinsOf(ada)).toBe(19)
    expect(await enter(ada)).toBe(20001)
    await enter(eve)
    expect(await people(bob)).toEqual(['Ada', 'Eve'])
  })

  it('do not matter while matches are free, nor does a debt [MTCH-13]', async () => {
    await spends(ada, 120)
    const { matchId } = await hit(ada, bob)
    expect([await join(ada, matchId), await join(bob, matchId)]).toEqual([200, 200])
  })

  it('beyond the limit that somebody has set are 20010, on matching and on join [PLUS-9]', async () => {
    await used(ada, 5)
    await hit(ada, bob)
    const { matchId } = last(await rows('match', ada))
    await ada.ask(coinsCalls.setSpendingLimit, { daily: 19 })
    expect(await join(ada, matchId)).toBe(20010)
    expect(await enter(ada)).toBe(20010)
    expect(await coinsOf(ada)).toBe(120)
  })

  it('with a debt are 20012, on matching and on join [MTCH-37]', async () => {
    await used(ada, 5)
    await hit(ada, bob)
    const { matchId } = last(await rows('match', ada))
    await server.parts.store.work((work) =>
      server.parts.ledger.reclaim(work, { userId: ada.userId, amount: 130, kind: 'purchaseReturned', key: 'returned' }),
    )
    expect(await join(ada, matchId)).toBe(20012)
    expect(await enter(ada)).toBe(20012)
  })
})

describe('the limit of a day', () => {
  it('is 50 matches: 30010 with the time until 00:00 UTC, none for a VIP [MTCH-37]', async () => {
    await used(ada, 49)
    expect(await enter(ada)).toBe(200)
    await used(ada, 50)
    const { code, data } = await ada.ask(matchingCalls.matching, { callLocation: 101 })
    expect({ code, data }).toEqual({ code: 30010, data: { resetMs: DAY - (server.clock.now() % DAY) } })
    expect(quotaReset.is(data)).toBe(true)
    await buysCoins(ada)
    expect(await enter(ada)).toBe(200)
  })

  it('used up between hit and join ends the match; the other waits on [MTCH-37]', async () => {
    const { matchId } = await hit(ada, bob)
    await join(bob, matchId)
    await used(ada, 50)
    expect(await join(ada, matchId)).toBe(30010)
    expect(last(await rows('match_gone', bob))).toMatchObject({ waiting: 1 })
    expect(await rows('match_ready', bob)).toEqual([])
  })

  it('never charges more than was told with the hit, whatever is used up meanwhile [MTCH-13]', async () => {
    const { matchId } = await hit(ada, bob)
    await used(ada, 5)
    await join(ada, matchId)
    await join(bob, matchId)
    expect(last(await rows('match_ready', ada)).price).toBe(0)
    expect(await coinsOf(ada)).toBe(120)
  })
})

it('figures can be replaced by the deployment [MTCH-13, MTCH-23]', async () => {
  await end()
  await begin({ settings: { matching: { freePerDay: 0, price: 7, perDay: 1, countdownMs: 3_000 } } })
  expect(await conf(ada)).toMatchObject({ price: 7, freeLeft: 0, matchesLeft: 1, countdown: 3 })
  const { matchId } = await meet(ada, bob)
  await leave(ada, matchId)
  expect(await coinsOf(ada)).toBe(113)
  expect(await enter(ada)).toBe(30010)
})
