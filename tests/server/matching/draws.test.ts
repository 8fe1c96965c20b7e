import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pruneMatchDays } from '../../../server/matching/match-days'
import type { Store } from '../../../server/store/store'
import { DAY } from '../../../src/domain/kernel/time'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import { describeOnStores } from '../store/test-store'
import { makeMatchGateway, type MatchGateway } from './simulation/gateway'

const START = Date.UTC(2026, 10, 22)
const member = { gender: 1, countryId: 0, languages: 'en' }

describeOnStores('many draws', (open, kind) => {
  let store: Store
  let gateway: MatchGateway
  let ids: readonly number[]

  beforeEach(async () => {
    store = await open()
    gateway = makeMatchGateway(store)
    ids = await gateway.people([member, member, member])
  })
  afterEach(() => store.close())

  const id = (at: number) => ids[at] ?? 0
  const enter = (who: number, at: number) => gateway.ask(matchingCalls.matching, { callLocation: 101 }, at, id(who))
  const exit = (who: number, at: number) => gateway.ask(matchingCalls.exitMatch, {}, at, id(who))
  /** Whom the hits have brought together since it was asked last. */
  const pairs = () =>
    gateway
      .taken()
      .flatMap((news) =>
        news.kind === 'match' && news.to < news.body.person.id ? [[news.to, news.body.person.id]] : [],
      )

  const draws = kind === 'sqlite' ? 1_000 : 100

  it(`of two in a block: not one hit in ${draws} [PLUS-12]`, { timeout: 120_000 }, async () => {
    await gateway.block([[id(0), id(1)]])
    for (let draw = 0; draw < draws; draw += 1) {
      const at = START + draw * 11_000
      await enter(draw % 2, at)
      if (draw % 3 === 0) await exit(draw % 2, at)
    }
    expect(pairs()).toEqual([])
    await enter(2, START + draws * 11_000)
    expect(pairs()).toHaveLength(1)
  })

  it('of one account at the same moment: one place [MTCH-27]', async () => {
    await Promise.all(Array.from({ length: kind === 'sqlite' ? 1_000 : 16 }, () => enter(0, START)))
    expect(await store.read((db) => db.selectFrom('match_queue').select('user_id').execute())).toHaveLength(1)
  })

  it('of many at the same moment: everybody meets somebody, and nobody two [MTCH-27]', async () => {
    const crowd = await gateway.people(Array.from({ length: 24 }, () => member))
    const codes = await Promise.all(
      crowd.map((by) => gateway.ask(matchingCalls.matching, { callLocation: 101 }, START, by)),
    )
    expect(new Set(codes)).toEqual(new Set([200]))
    const met = pairs()
    expect(met.flat().toSorted((a, b) => a - b)).toEqual([...crowd])
  })

  it('of two on two days: they meet again on the second at once [MTCH-27]', async () => {
    await enter(0, START)
    await enter(1, START)
    expect(pairs()).toEqual([[id(0), id(1)]])
    await gateway.sweep(START + 6_000)
    await enter(0, START + 7_000)
    await enter(1, START + 7_000)
    expect(pairs()).toEqual([])
    for (const who of [0, 1]) await exit(who, START + 7_000)
    await enter(0, START + DAY)
    await enter(1, START + DAY)
    expect(pairs()).toEqual([[id(0), id(1)]])
  })

  it('around 00:00 UTC count for the day on which each joined: a hit at 23:59:59.999 may be free again [MTCH-13, MTCH-37]', async () => {
    const [yesterday, today] = ['2026-11-22', '2026-11-23']
    const { ledger } = gateway.deps.calls
    await store.work(async (work) => {
      const used = [50, 5].map((count, who) => ({ user_id: id(who), day: yesterday, used: count }))
      await work.db.insertInto('match_days').values(used).execute()
      await work.db.updateTable('users').set({ pay_status: 1 }).where('id', '=', id(0)).execute()
      for (const who of [0, 1])
        await ledger.grant(work, { userId: id(who), amount: 120, kind: 'signUp', key: `coins of ${who}` })
      return E.right(undefined)
    })
    const last = START + DAY - 1
    for (const who of [0, 1]) await enter(who, last)
    const [first] = gateway.taken()
    const matchId = first?.body.matchId ?? ''
    const join = (who: number, at: number) => gateway.ask(matchingCalls.join, { matchId }, at, id(who))
    expect([await join(1, last), await join(0, last + 1)]).toEqual([200, 200])
    expect(
      await store.read((db) => db.selectFrom('match_days').selectAll().orderBy('user_id').orderBy('day').execute()),
    ).toEqual([
      { user_id: id(0), day: yesterday, used: 50 },
      { user_id: id(0), day: today, used: 1 },
      { user_id: id(1), day: yesterday, used: 6 },
    ])
    const coins = (who: number) => store.read((db) => ledger.balance(db, id(who)))
    expect([await coins(0), await coins(1)]).toEqual([120, 100])
    await pruneMatchDays(store, last + 1)
    expect(await store.read((db) => db.selectFrom('match_days').select('day').execute())).toEqual([{ day: today }])
  })
})
