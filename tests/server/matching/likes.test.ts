import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { MUTUAL_LIKE_MS } from '../../../src/domain/matching/mutual-like'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { coinsCalls } from '../../../src/infrastructure/gateway/contract/coins.calls'
import { matchingCalls } from '../../../src/infrastructure/gateway/contract/matching.calls'
import { signUp } from '../sign-up'
import {
  ada,
  bob,
  call,
  coins,
  crowd,
  like,
  online,
  pairOf,
  record,
  rows,
  server,
  setTheStage,
  show,
  write,
} from './cards-stage'

setTheStage()

beforeEach(async () => {
  await show(ada, bob.userId)
  await show(bob, ada.userId)
  await Promise.all([online(ada), online(bob)])
})

const bothLike = async (place: 'card' | 'search' = 'card') => {
  if (place === 'search') {
    await show(ada, bob.userId, 'search')
    await show(bob, ada.userId, 'search')
  }
  await like(bob, ada.userId, place)
  return like(ada, bob.userId, place)
}

const met = (one: number, other: number) =>
  write((db) =>
    db
      .insertInto('calls')
      .values({
        room_num: randomUUID(),
        caller_id: one,
        callee_id: other,
        call_location: 101,
        price: 0,
        state: 'ended',
        created_at: server.clock.now() - 1_000,
        answered_at: null,
        answered_by: null,
        ended_at: server.clock.now(),
        hangup_reason: null,
        hangup_user_id: null,
      })
      .execute(),
  )

const liveCamLike = (of: number) =>
  ada.ask(matchingCalls.liveCamLike, { userId: of, place: 'match' }, { idempotencyKey: randomUUID() })

describe('a like', () => {
  it('costs 1 coin once, however often it is given, and the balance is told [MTCH-14, MTCH-15]', async () => {
    const key = randomUUID()
    const first = await like(ada, bob.userId, 'card', key)
    expect(first.data).toEqual({ mutual: false, goldNum: 119, recorded: 0 })
    expect((await like(ada, bob.userId, 'card', key)).data).toEqual(first.data)
    expect((await like(ada, bob.userId)).data).toEqual(first.data)
    expect(await coins(ada)).toBe(119)
    expect((await rows(ada, 'balance')).at(-1)).toMatchObject({ goldNum: 119 })
    expect((await ada.ask(coinsCalls.ledger, { pageNo: 1 })).data.list[0]).toMatchObject({ kind: 'like' })
    expect((await bob.ask(accountCalls.getUserInfo, { search_u_id: ada.userId })).data).toMatchObject({ like: 0 })
    expect((await ada.ask(accountCalls.getUserInfo, { search_u_id: bob.userId })).data).toMatchObject({
      like: 1,
      likedCount: 1,
    })
  })

  it('is refused without coins [MTCH-14, MTCH-37]', async () => {
    await server.parts.store.work((work) =>
      server.parts.ledger.spend(work, { userId: ada.userId, amount: 120, kind: 'gift', key: 'all' }),
    )
    expect((await like(ada, bob.userId)).code).toBe(20001)
    expect(await pairOf(ada, bob.userId)).toBeUndefined()
  })

  it('is refused beyond the limit that somebody has set [PLUS-9]', async () => {
    await ada.ask(coinsCalls.setSpendingLimit, { daily: 0 })
    expect((await like(ada, bob.userId)).code).toBe(20010)
    expect(await pairOf(ada, bob.userId)).toBeUndefined()
  })

  it('is for somebody else who was shown there, reachable and of age: forged places and ids do nothing [PLUS-12, PLUS-16]', async () => {
    const [far = 0, young = 0] = await crowd(2)
    await write((db) => db.deleteFrom('age_statements').where('user_id', '=', young).execute())
    const cid = await signUp(server, 'Cid')
    await cid.ask(friendsCalls.addBlack, { f_u_id: cid.userId, defriend_u_id: ada.userId })
    const codes = [
      await like(ada, ada.userId),
      await like(ada, far),
      await like(ada, bob.userId, 'search'),
      await like(ada, bob.userId, 'match'),
      await like(ada, bob.userId, 'somewhere'),
      await like(ada, young, 'home'),
      await like(ada, cid.userId, 'home'),
      await like(ada, 999_999, 'home'),
      await liveCamLike(bob.userId),
    ].map(({ code }) => code)
    expect(codes).toEqual([403, 403, 403, 400, 400, 403, 403, 403, 403])
    expect(await coins(ada)).toBe(120)
  })
})

describe('two who like each other', () => {
  it('are told: who completes the pair by the answer, the other by the row mutual_like [MTCH-30]', async () => {
    expect((await bothLike()).data).toEqual({ mutual: true, goldNum: 119, recorded: 0 })
    const at = server.clock.now()
    expect(await rows(bob, 'mutual_like')).toEqual([
      { userId: ada.userId, userName: 'Ada', headImg: expect.any(String), demo: 0, at, expires: at + MUTUAL_LIKE_MS },
    ])
    expect(await rows(ada, 'mutual_like')).toEqual([])
    expect((await like(ada, bob.userId)).data.mutual).toBe(true)
    expect(await rows(bob, 'mutual_like')).toHaveLength(1)
  })

  it('are told once when both press at the same moment [MTCH-30]', async () => {
    const replies = await Promise.all([like(ada, bob.userId), like(bob, ada.userId)])
    expect(replies.filter(({ data }) => data.mutual)).toHaveLength(1)
    expect([...(await rows(ada, 'mutual_like')), ...(await rows(bob, 'mutual_like'))]).toHaveLength(1)
  })

  it('may call, though no friends, at the price of the place: who completed the pair, once [MTCH-17, MTCH-30, CALL-67]', async () => {
    await bothLike()
    const asked = { calleeUserId: bob.userId, callLocation: 141 }
    expect((await ada.ask(callsCalls.preCheck, asked)).data.price).toBe(40)
    expect((await call(bob, ada.userId, 141)).code).toBe(100003)
    const created = await call(ada, bob.userId, 141)
    expect(created.data).toMatchObject({ callPrice: 40 })
    await ada.ask(callsCalls.cancel, { roomNum: created.data?.roomNum ?? '' })
    expect((await call(ada, bob.userId, 141)).code).toBe(100003)
  })

  it('may call for less than 30 s [MTCH-30]', async () => {
    await bothLike()
    await server.clock.advance(MUTUAL_LIKE_MS - 1)
    await Promise.all([online(ada), online(bob)])
    const asked = { calleeUserId: bob.userId, callLocation: 141 }
    expect((await ada.ask(callsCalls.preCheck, asked)).code).toBe(200)
    await server.clock.advance(1)
    expect((await ada.ask(callsCalls.preCheck, asked)).code).toBe(100003)
    expect((await call(ada, bob.userId, 141)).code).toBe(100003)
  })

  it('call from their own place only; a call that fails leaves them theirs [MTCH-18, MTCH-19, MTCH-30]', async () => {
    await bothLike('search')
    for (const location of [141, 252, 142, 138]) expect((await call(ada, bob.userId, location)).code).not.toBe(200)
    await write((db) => db.updateTable('presence').set({ seen_at: 0 }).where('user_id', '=', bob.userId).execute())
    expect((await call(ada, bob.userId, 137)).code).toBe(100006)
    await online(bob)
    expect((await call(ada, bob.userId, 137)).data).toMatchObject({ callPrice: 80 })
  })

  it('are refused without a like, with one alone, and after a block [MTCH-30, PLUS-12]', async () => {
    expect((await call(ada, bob.userId, 141)).code).toBe(100003)
    await like(ada, bob.userId)
    expect((await call(ada, bob.userId, 141)).code).toBe(100003)
    await like(bob, ada.userId)
    await ada.ask(friendsCalls.addBlack, { f_u_id: ada.userId, defriend_u_id: bob.userId })
    expect((await call(bob, ada.userId, 141)).code).toBe(100001)
  })

  it('call at the price of a host who is one [CALL-67]', async () => {
    await write((db) => db.updateTable('users').set({ goddess: 1, price: 33 }).where('id', '=', bob.userId).execute())
    await bothLike()
    expect((await call(ada, bob.userId, 141)).data).toMatchObject({ callPrice: 33 })
  })

  it('on the home page and the wall are told and not called [MTCH-30]', async () => {
    await like(bob, ada.userId, 'wall')
    expect((await like(ada, bob.userId, 'home')).data.mutual).toBe(true)
    expect(await rows(bob, 'mutual_like')).toHaveLength(1)
    for (const location of [141, 137, 252]) expect((await call(ada, bob.userId, location)).code).toBe(100003)
  })
})

describe('a demo person', () => {
  it('with a recording may like back at once, and is labelled: nobody can be called for it [MTCH-30, PLUS-1]', async () => {
    const [even = 0, odd = 0, plain = 0] = await crowd(3, 2_002, 1)
    await record(even)
    await record(odd)
    for (const [at, id] of [even, odd, plain].entries()) await show(ada, id, 'card', at + 2)
    expect((await like(ada, even)).data).toEqual({ mutual: true, goldNum: 119, recorded: 1 })
    expect((await like(ada, odd)).data).toEqual({ mutual: false, goldNum: 118, recorded: 1 })
    expect((await like(ada, plain)).data).toEqual({ mutual: false, goldNum: 117, recorded: 1 })
    expect((await call(ada, even, 142)).code).toBe(400)
    expect((await call(ada, even, 103)).code).toBe(400)
  })
})

describe('in a match', () => {
  it('a like is a call of its own, for two who met; the pair may call on afterwards [MTCH-20, MTCH-21, MTCH-29, MTCH-30]', async () => {
    await met(bob.userId, ada.userId)
    const liked = await bob.ask(
      matchingCalls.liveCamLike,
      { userId: ada.userId, place: 'match' },
      { idempotencyKey: randomUUID() },
    )
    expect(liked.data).toEqual({ mutual: false, goldNum: 119, recorded: 0 })
    expect((await liveCamLike(bob.userId)).data.mutual).toBe(true)
    expect((await call(ada, bob.userId, 252)).data).toMatchObject({ callPrice: 20 })
  })

  it('the other can be asked to be a friend: 9 coins, 20001 without, nobody who was not met [MTCH-31]', async () => {
    const add = () => ada.ask(matchingCalls.addFriend, { friendUserId: bob.userId }, { idempotencyKey: randomUUID() })
    expect((await add()).code).toBe(403)
    await met(ada.userId, bob.userId)
    expect((await add()).code).toBe(200)
    expect((await add()).code).toBe(200)
    expect(await coins(ada)).toBe(111)
    expect((await bob.ask(friendsCalls.getRelation, { f_u_id: ada.userId })).data.relation).toBe(3)
    const cid = await signUp(server, 'Cid')
    await met(ada.userId, cid.userId)
    await server.parts.store.work((work) =>
      server.parts.ledger.spend(work, { userId: ada.userId, amount: 111, kind: 'gift', key: 'all' }),
    )
    const poor = await ada.ask(matchingCalls.addFriend, { friendUserId: cid.userId }, { idempotencyKey: randomUUID() })
    expect(poor.code).toBe(20001)
  })
})
