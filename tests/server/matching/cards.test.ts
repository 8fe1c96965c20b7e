import { describe, expect, it } from 'vitest'
import { choosing } from './choosing'
import { pruneCards } from '../../../server/matching/cards.answers'
import { DAY, HOUR } from '../../../src/domain/kernel/time'
import { defaultPlaces } from '../../../src/domain/matching/places'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import {
  ada,
  bob,
  coins,
  crowd,
  like,
  online,
  server,
  setTheStage,
  take,
  takeMany,
  takenBy,
  write,
} from './cards-stage'

setTheStage({ settings: { cards: { perDay: { card: 4, search: 2 } } } })

const count = () => server.parts.store.read((db) => db.selectFrom('cards_shown').selectAll().execute())

describe('the next card', () => {
  it('is somebody else each time, and never the same twice a day [MTCH-28]', async () => {
    await crowd(3)
    const taken = await takeMany(ada, 4)
    expect(new Set(taken).size).toBe(4)
    expect(taken).not.toContain(ada.userId)
  })

  it('says how many are left, then 30011 with the time to 00:00 UTC; tomorrow there are new ones [MTCH-37]', async () => {
    await crowd(8)
    await server.clock.advance(11 * HOUR)
    const ann = await server.signInAgain(ada.userId)
    const taken: (number | undefined)[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const { data } = await take(ann, 'card', { passed: taken.slice(-1).map(Number) })
      taken.push(data.user?.id)
      expect(data.left).toBe(3 - turn)
    }
    const refused = await take(ann, 'card', { passed: [Number(taken.at(-1))] })
    expect(refused).toMatchObject({ code: 30011, data: { resetMs: HOUR } })
    await server.clock.advance(HOUR - 1)
    const late = await server.signInAgain(ada.userId)
    expect((await take(late)).code).toBe(30011)
    await server.clock.advance(1)
    expect((await take(late)).data.left).toBe(3)
  })

  it('has limits of its own at each place, 50 and 20 unless the deployment says otherwise [MTCH-37]', async () => {
    await crowd(6)
    await online(bob)
    await takeMany(ada, 4)
    expect((await take(ada)).code).toBe(200)
    expect(await takenBy(ada, 'search')).toBe(bob.userId)
  })

  it('has no limit for a VIP [MTCH-37]', async () => {
    await crowd(9)
    await write((db) => db.updateTable('users').set({ pay_status: 1 }).where('id', '=', ada.userId).execute())
    expect(await takeMany(ada, 6)).toHaveLength(6)
    expect((await take(ada)).data.left).toBeUndefined()
  })

  it('comes again after a reload and counts once, until it is passed; a second tab gets another [MTCH-28]', async () => {
    await crowd(5)
    const first = await takenBy(ada)
    expect(await takenBy(ada)).toBe(first)
    const second = await takenBy(ada, 'card', { held: [Number(first)] })
    expect(second).not.toBe(first)
    expect(await takenBy(ada, 'card', { passed: [Number(first)] })).toBe(second)
    expect(await count()).toHaveLength(2)
  })

  it('counts each once, however many are asked for at once [MTCH-37]', async () => {
    await crowd(9)
    const replies = await Promise.all(Array.from({ length: 8 }, () => take(ada, 'card', { held: [] })))
    expect(replies.every(({ code }) => code === 200)).toBe(true)
    const shown = await count()
    expect(shown.length).toBeLessThanOrEqual(4)
    expect(new Set(shown.map(({ other_id }) => other_id)).size).toBe(shown.length)
  })

  it('is nobody of a block, whoever made it, in 1,000 draws [PLUS-12]', async () => {
    const [one = 0, two = 0] = await crowd(4)
    await ada.ask(friendsCalls.addBlack, { f_u_id: ada.userId, defriend_u_id: one })
    await write((db) => db.insertInto('blocks').values({ user_id: two, other_id: ada.userId, at: 0 }).execute())
    const drawn = await choosing(server, ada.userId, 1_000)
    expect([drawn.has(one), drawn.has(two), drawn.size]).toEqual([false, false, 3])
  }, 120_000)

  it('is nobody who is banned, deleted, a friend, liked already, or without the age statement [PLUS-16]', async () => {
    const [banned = 0, deleted = 0, friend = 0, liked = 0, unstated = 0, fine = 0] = await crowd(6)
    await write(async (db) => {
      const ban = { kind: 'ban', scope: 'account', rule: 'other', reason: '', decided_by: 'x' } as const
      await db
        .insertInto('sanctions')
        .values({ ...ban, user_id: banned, starts_at: 0, ends_at: null })
        .execute()
      await db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', deleted).execute()
      await db
        .insertInto('relations')
        .values({ user_id: ada.userId, other_id: friend, relation: 2, changed_at: 0 })
        .execute()
      await db.insertInto('likes').values({ user_id: ada.userId, other_id: liked, at: 0 }).execute()
      await db.deleteFrom('age_statements').where('user_id', '=', unstated).execute()
    })
    expect(await choosing(server, ada.userId, 300)).toEqual(new Set([bob.userId, fine]))
  })

  it('is somebody who is there before anybody else; a search finds nobody else at all [MTCH-28]', async () => {
    await crowd(5)
    expect((await take(ada, 'search')).data).toEqual({ left: 2 })
    await online(bob)
    expect(await takenBy(ada)).toBe(bob.userId)
    expect(await takenBy(ada, 'search')).toBe(bob.userId)
  })

  it('wants the age statement [PLUS-16]', async () => {
    await write((db) => db.deleteFrom('age_statements').where('user_id', '=', ada.userId).execute())
    expect((await take(ada)).code).toBe(10031)
    expect((await like(ada, bob.userId, 'home')).code).toBe(10031)
  })

  it('wants coins for a like: 20001 without, and nobody is counted [MTCH-37]', async () => {
    await crowd(2)
    const all = await coins(ada)
    await server.parts.store.work((work) =>
      server.parts.ledger.spend(work, { userId: ada.userId, amount: all, kind: 'gift', key: 'all' }),
    )
    expect((await take(ada)).code).toBe(20001)
    expect(await count()).toEqual([])
  })

  it('is of a place that there is, and knows 20 others at most', async () => {
    const raw = (params: Readonly<Record<string, unknown>>) => ada.ask(matchingCalls.take, {} as never, { raw: params })
    const many = Array.from({ length: 21 }, (_, at) => at)
    for (const bad of [{}, { place: 'match' }, { place: 'card', held: many }, { place: 'card', passed: 'all' }]) {
      expect((await raw(bad)).code).toBe(400)
    }
  })

  it('is forgotten two days later', async () => {
    await crowd(1)
    await take(ada)
    await pruneCards(server.parts.store, server.clock.now() + DAY)
    expect(await count()).toHaveLength(1)
    await pruneCards(server.parts.store, server.clock.now() + 2 * DAY)
    expect(await count()).toEqual([])
  })
})

it('tells locations and prices of each place, and that of a like [MTCH-15, MTCH-16, MTCH-17, MTCH-18, MTCH-19, MTCH-20, MTCH-21]', async () => {
  const { data } = await ada.ask(matchingCalls.overallConf, {})
  expect(data).toEqual({ ...defaultPlaces, likePrice: 1 })
  expect(data.card).toMatchObject({ afterLikeNormal: 141, afterLikeFake: 142, wall: 102, main: 140 })
  expect(data.card).toMatchObject({ playWayPrice: 12, normalPrice: 40 })
  expect(data.search).toEqual({ afterLikeFake: 138, afterLikeNormal: 137, main: 136, wall: 104, normalPrice: 80 })
  expect(data.match).toMatchObject({ afterLikeNormal: 252, wall: 102, embed: 264, normalPrice: 20, embedPrice: 20 })
})
